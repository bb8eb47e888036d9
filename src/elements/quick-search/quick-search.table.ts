import { BEFORE_NAVIGATE } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'quick-search',
  attributes: {
    searchUrl: { kind: 'string', required: true },
    placeholder: { kind: 'string' },
  },
  events: ['courtside:before-navigate', 'courtside:searched', 'courtside:selected'],
  wake: ['intent'],
  texts: ['search'],
} as const satisfies ElementTable

export const notes = {
  summary:
    'The search field, with hits while one types. Before a letter it suggests what was searched for in the tab, ' +
    'and the options of a datalist between its tags.',
  attributes: {
    searchUrl: 'The page of the full search; the query goes there as `?q=`.',
    placeholder: 'What the empty field says; the text `search.label` if absent.',
  },
  events: {
    'courtside:before-navigate': BEFORE_NAVIGATE,
    'courtside:searched': 'The visitor goes to the full search: `{ query }`.',
    'courtside:selected': 'The visitor goes to a hit: `{ url }`.',
  },
  keyboard: [
    'Down, Up: move through hits or suggestions, around the ends; the focus stays in the field.',
    'Enter: opens the selected hit, or else the full search.',
    'Escape: closes the list; once more empties the field.',
    'Home, End: move in the text.',
    'Tab: leaves the field and closes the list.',
  ],
  withoutScript:
    'A search form that leads to the full search; a datalist of popular searches in it is not shown.',
  states: {
    'data-full': 'On the tag while a phone shows the search over the whole screen.',
  },
  example: `<quick-search searchurl="/search">
  <form class="quick-search__form" role="search" action="/search">
    <input class="quick-search__field" type="search" name="q" aria-label="Sök">
    <button class="quick-search__submit" data-act="search">Sök</button>
  </form>
  <datalist>
    <option value="Löparskor"></option>
  </datalist>
</quick-search>`,
} as const satisfies ElementNotes<typeof table>
