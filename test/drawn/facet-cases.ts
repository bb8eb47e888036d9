import type { FacetGroup, FacetOption } from '../../src/contract/product-filter.ts'
import type { Language } from '../../src/model/language.ts'

export interface FacetCase {
  readonly language: Language
  /** The query of the address. */
  readonly query: string
  readonly groups: readonly FacetGroup[]
}

const HOSTILE = `</p><img src=x onerror="alert(1)">&amp; 'x'`

function optionsOf(count: number): FacetOption[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    label: `Val ${at}`,
    quantity: at % 5,
  }))
}

function group(id: string, count: number, more: Partial<FacetGroup> = {}): FacetGroup {
  const options = optionsOf(count)
  return { id, label: `Grupp ${id}`, singleSelect: false, selectedOptions: [], options, ...more }
}

const colours = group('colour', 0, {
  description: 'Banblå är blå.',
  options: [
    { id: 'red', label: 'Röd', quantity: 4, hexCode: '#f00' },
    { id: 'blue', label: 'Blå', quantity: 0, hexCode: '#2f5fa7' },
    { id: 'odd', label: 'Udda', quantity: 1, hexCode: 'red;x' },
  ],
})
const price = group('price', 0, {
  singleSelect: true,
  range: { min: 9900, max: 249950 },
  options: [
    { id: '-50000', label: 'Till 500 kr', quantity: 2 },
    { id: '50000-', label: 'Från 500 kr', quantity: 0 },
  ],
})
const hostile = group('brand', 0, {
  label: HOSTILE,
  description: HOSTILE,
  options: [{ id: HOSTILE, label: HOSTILE, quantity: 1 }],
})

function shown(groups: readonly FacetGroup[], query = '', language: Language = 'sv'): FacetCase {
  return { language, query, groups }
}

const all = [group('size', 40), colours, price, hostile]

export const facetCases: Readonly<Record<string, FacetCase>> = {
  'no filters': shown([]),
  'one group': shown([group('size', 3)]),
  'all kinds of groups': shown(all),
  'all kinds of groups in English': shown(all, '', 'en'),
  'what is chosen': shown(all, 'colour=blue&size=c35&size=c1&price=-50000&sort=name&page=2'),
  'a range of one’s own': shown(all, 'pricefrom=120&priceto=300%2C50'),
  'parameters of others': shown(all, 'q=sko&utm_source=x%22y&size=c2'),
  'a choice of one': shown([group('gender', 4, { singleSelect: true })], 'gender=c1'),
}

/** It has more options than the markup holds, so that the others are requested. */
export const longCase: FacetCase = shown([group('size', 300)])
