import { accountTabsSchema } from '../../contract/account-tabs.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'account-tabs',
  attributes: {
    tabs: { kind: 'json', schema: accountTabsSchema, required: true, keepsMarkup: true },
  },
  events: [],
  wake: ['now'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Shows one panel of the host page at a time, by its id.',
  attributes: {
    tabs:
      'JSON list of `{id, label}`. Each id is that of a panel on the page; one that is not there is ' +
      'said in the console and as `courtside:error`, and has no tab. A tab without a label is named ' +
      'by its id.',
  },
  events: {},
  keyboard: [
    'Arrow left and right, Home, End: to another tab, which shows its panel.',
    'Enter, Space: shows the panel, with an entry in the history.',
    'Tab: into the panel.',
  ],
  withoutScript: 'What the server wrote: links to the panels, which all are shown.',
  states: {
    '#id':
      'The address names the panel: a link, a reload and Back show the same one. A name within a ' +
      'panel shows that panel.',
  },
  example: `<account-tabs tabs='[{"id":"orders","label":"Beställningar"},{"id":"profile","label":"Profil"}]'>
  <nav><a href="#orders">Beställningar</a> <a href="#profile">Profil</a></nav>
</account-tabs>
<section id="orders">…</section>
<section id="profile">…</section>`,
} as const satisfies ElementNotes<typeof table>
