import type { ElementNotes, ElementTable } from '../element-table.ts'
import { facetAttributes } from '../facets/facet-attributes.ts'

export const table = {
  tag: 'faceted-search',
  attributes: facetAttributes,
  events: [],
  wake: ['intent', 'history'],
  texts: ['facets'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Filters and order of a list of products.',
  attributes: {
    target: 'Id of the element that holds the list; its html is exchanged at each choice.',
    subNavigation:
      'JSON of the categories around the list, until the shop answers with newer ones.',
  },
  events: {},
  keyboard: [
    'Tab, Space: go to an option and choose it; the focus stays on it.',
    'Enter in a price field: takes the range over.',
    'Escape: closes the sheet of a phone, and the focus is on its button again.',
  ],
  withoutScript: 'Chips as links, and a form that asks for the filtered page.',
  example: `<faceted-search target="products" subnavigation='{"name":"Skor","url":"/c/skor"}'>
  <form class="faceted-search__panel" id="filters">
    <h2 class="faceted-search__heading">Filter</h2>
    <details class="faceted-search__group" data-group="colour" open>
      <summary class="faceted-search__legend">Färg</summary>
      <ul class="faceted-search__options">
        <li><label class="faceted-search__option">
          <input type="checkbox" name="colour" value="red" data-act="toggle-option">
          <bdi class="faceted-search__label">Röd</bdi> <span class="faceted-search__count">(12)</span>
        </label></li>
      </ul>
    </details>
    <button class="cs-button cs-button--primary faceted-search__submit" data-act="show-products">Visa varorna</button>
  </form>
</faceted-search>`,
} as const satisfies ElementNotes<typeof table>
