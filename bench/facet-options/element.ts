import { define } from '../../src/elements/faceted-search/faceted-search-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { startFacets } from '../../src/state/facets/list.ts'
import { applyResponse, facetState } from '../../src/state/facets/state.ts'
import { brands, offer } from './options.ts'

const list = {
  sortCriteria: { sortItems: [] },
  navigationTheme: 'filter' as const,
  totalCount: 40,
}
const rounds = [1, 2, 3].map((it) => ({ ...list, facetFilters: [brands(it)] }))
const answerText = JSON.stringify({
  ...list,
  productsView: '<p>list</p>',
  facetFilters: [brands(2)],
})
const isTaken = (version: number) => facetState.version === version
let give: (response: Response) => void = () => {}

globalThis.fetch = () =>
  new Promise<Response>((resolve) => {
    give = resolve
  })
define('faceted-search')
startFacets({ target: 'list', groups: [brands(0)], sortItems: [], isPartial: false })

offer({
  paint: () => document.querySelector('main')?.prepend(newElement()),
  open: () => document.querySelector('summary')?.click(),
  toggle: () => document.querySelector<HTMLElement>('input[value="b0"]')?.click(),
  counts: () => {
    const next = rounds.shift()
    if (next) applyResponse(next, 'brand=b0')
  },
  answer: async () => {
    const version = facetState.version + 1
    give(new Response(answerText))
    while (!isTaken(version)) await new Promise((resolve) => setTimeout(resolve))
  },
  find: () => {
    const field = document.querySelector<HTMLInputElement>('.faceted-search__find')
    if (!field) return
    Reflect.set(HTMLInputElement.prototype, 'value', '7', field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  },
})

function newElement(): HTMLElement {
  const element = document.createElement('faceted-search')
  element.setAttribute('target', 'list')
  return element
}
