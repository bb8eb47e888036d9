import { navigationLinksSchema } from '../../contract/navigation.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'main-navbar',
  attributes: {
    links: { kind: 'json', schema: navigationLinksSchema, keepsMarkup: true },
  },
  events: ['courtside:opened', 'courtside:closed'],
  wake: ['intent'],
  texts: ['menu'],
} as const satisfies ElementTable

export const notes = {
  summary:
    'The main menu: three levels in a bar with panels, and on phones a sheet that a button opens.',
  attributes: {
    links:
      'JSON list of navigation links. If absent, they are read from the list that the server has ' +
      'written between the tags, so that a page need not carry them twice. What is deeper than ' +
      'three levels is not shown. `imageUrl` of a name in the bar is the picture beside what is below ' +
      'it, on wide screens. A list that cannot be read leaves the server’s markup as it is.',
  },
  events: {
    'courtside:opened': 'The sheet of a phone has opened.',
    'courtside:closed': 'The sheet of a phone has closed.',
  },
  keyboard: [
    'Enter, Space: on the button beside a name, opens and closes what is below it.',
    'Enter: on a name, goes to the whole category.',
    'Escape: closes the panel or the sheet; focus returns to its button.',
  ],
  withoutScript:
    'The same links; the arrows open and close their panels, and the menu link leads to the sheet.',
  states: {
    'data-open': 'On `.main-navbar__sheet` while a phone shows it over the page.',
    '--main-navbar-panel-inset':
      'Custom property: what is left free on both sides of a panel’s links.',
  },
  example: `<main-navbar links='[
  {"name":"Skor","url":"/c/skor","isSelected":true,"links":[
    {"name":"Löparskor","url":"/c/loparskor"}
  ]},
  {"name":"Kampanjer","url":"/campaigns","cta":true,"hexCode":"#b3141f"}
]'>
  <nav class="main-navbar__sheet"><ul class="main-navbar__list">
    <li class="main-navbar__item"><a href="/c/skor" aria-current="true">Skor</a></li>
    <li class="main-navbar__item main-navbar__cta"><a href="/campaigns">Kampanjer</a></li>
  </ul></nav>
</main-navbar>`,
} as const satisfies ElementNotes<typeof table>
