import { aTimeout } from '@open-wc/testing'
import type { FacetGroup, ProductFilter } from '../../src/contract/product-filter.ts'
import { define } from '../../src/elements/faceted-search/faceted-search-view.tsx'
import { define as defineCompact } from '../../src/elements/faceted-search-compact/faceted-search-compact-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { arrival } from '../../src/state/facets/history.ts'
import { forgetFacets } from '../../src/state/facets/list.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'

define('faceted-search')
defineCompact('faceted-search-compact')

const OWN = location.search
export const HTML = 'GET /api/productFilter/withHtmlResult'
export const FILTERS = 'GET /api/productFilter'

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, label: `Val ${at}`, quantity: at + 1 }))

export const group = (id: string, count: number, more: Partial<FacetGroup> = {}): FacetGroup => ({
  id,
  label: id,
  singleSelect: false,
  selectedOptions: [],
  options: options(count),
  ...more,
})

export const PRICE = group('price', 0, {
  singleSelect: true,
  range: { min: 9900, max: 249900 },
  options: [{ id: '-50000', label: 'Till 500 kr', quantity: 2 }],
})

export const list = (
  groups: readonly FacetGroup[],
  more: Partial<ProductFilter> = {},
): ProductFilter => ({
  productsView: '<p class="products">new</p>',
  sortCriteria: { sortItems: [] },
  facetFilters: [...groups],
  navigationTheme: 'filter',
  totalCount: 7,
  ...more,
})

/** An empty tag, which loads its filters, on a page with this query. */
export async function filters(
  groups: readonly FacetGroup[],
  answers: Readonly<Record<string, StubbedResponse>> = {},
  query = '',
  tag = 'faceted-search',
): Promise<HTMLElement> {
  openAt(query)
  const path = query ? `?${query}` : ''
  const calls = Object.entries(answers).map(([it, given]) => [`${HTML}${it}`, given] as const)
  stubFetch({ [FILTERS + path]: { body: list(groups) }, ...Object.fromEntries(calls) })
  const page = await render(
    `<main><${tag} target="facet-list"></${tag}><div id="facet-list">old</div></main>`,
  )
  const el = find(page, tag)
  await until(() => el.querySelector('[data-act="open-filters"]'))
  return el
}

/** Another address of the page, as a link would lead to it. */
export function openAt(query: string): void {
  history.pushState({}, '', `${location.pathname}?${query}`)
}

export const box = (el: Element, id: string, name = 'colour') =>
  find<HTMLInputElement>(el, `input[name="${name}"][value="${id}"]`)
export const chips = (el: Element) =>
  [...el.querySelectorAll('.faceted-search__chip')].map((it) => it.textContent)
export const products = () => find(document, '#facet-list')
/** The products arrive first, the filters a task later. */
export const isShown = () =>
  products().textContent === 'new' && !products().hasAttribute('aria-busy')
export const query = () => location.search.slice(1)

/** After each test: another page, at its own address. */
export async function forgetList(): Promise<void> {
  await aTimeout(0)
  await arrival()
  await aTimeout(0)
  forgetFacets()
  history.pushState({}, '', location.pathname + OWN)
}
