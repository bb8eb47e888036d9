import { navigationLinksSchema } from '../../contract/navigation.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'category-links',
  attributes: {
    links: { kind: 'json', schema: navigationLinksSchema, keepsMarkup: true },
    label: { kind: 'string' },
  },
  events: [],
  wake: ['visible'],
  texts: ['menu'],
} as const satisfies ElementTable

export const notes = {
  summary: 'A list of categories, with what is below each: beside a list of products, say.',
  attributes: {
    links:
      'JSON list of navigation links, of which five levels are shown. If absent, they are read from ' +
      'the list that the server has written between the tags; where that is all there is to show, ' +
      '`data-wake=""` leaves it as it is and loads nothing. A list that cannot be read leaves the ' +
      'server’s markup as it is.',
    label:
      'What the list is called for screen readers: that of the server’s `<nav>`, or the text ' +
      '`menu.links`, if absent.',
  },
  events: {},
  keyboard: ['Enter, Space: on the button beside a name, opens and closes what is below it.'],
  withoutScript: 'What the server wrote: a list of links.',
  example: `<category-links links='[
  {"name":"Skor","url":"/c/skor","isSelected":true,"alwaysOpen":true,"links":[
    {"name":"Löparskor","url":"/c/loparskor","quantity":24}
  ]},
  {"name":"Kläder","url":"/c/klader"}
]'>
  <nav class="category-links__nav" aria-label="Kategorier i Skor"><ul>
    <li><a href="/c/skor" aria-current="page">Skor</a></li>
    <li><a href="/c/klader">Kläder</a></li>
  </ul></nav>
</category-links>`,
} as const satisfies ElementNotes<typeof table>
