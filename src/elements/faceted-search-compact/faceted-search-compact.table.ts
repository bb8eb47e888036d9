import type { ElementNotes, ElementTable } from '../element-table.ts'
import { facetAttributes } from '../facets/facet-attributes.ts'

export const table = {
  tag: 'faceted-search-compact',
  attributes: facetAttributes,
  events: [],
  wake: ['intent', 'history'],
  texts: ['facets'],
} as const satisfies ElementTable

export const notes = {
  summary: 'The filters of a list on a phone: a button for them, and one for the order.',
  attributes: {
    target: 'Id of the element that holds the list; its html is exchanged at each choice.',
    subNavigation:
      'JSON of the categories around the list, which the sheet begins with; until the shop answers with newer ones.',
  },
  events: {},
  keyboard: [
    'Enter on a button: opens its sheet, which keeps the focus until it is closed.',
    'Space: chooses an option; the focus stays on it.',
    'Escape: closes the sheet; the focus is on its button again.',
  ],
  withoutScript:
    "Links to the filters and the order of the page's `faceted-search`, and the chips as links.",
  example: `<faceted-search-compact target="products" subnavigation='{"name":"Skor","url":"/c/skor"}'>
  <div class="faceted-search__bar faceted-search__bar--compact">
    <a class="cs-button cs-button--secondary faceted-search__open" href="#filters" data-act="open-filters">Filtrera</a>
    <a class="cs-button cs-button--secondary faceted-search__open" href="#sort" data-act="open-sort">Sortera</a>
  </div>
</faceted-search-compact>`,
} as const satisfies ElementNotes<typeof table>
