import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'size-guide-button',
  attributes: {
    for: { kind: 'string', required: true },
    label: { kind: 'string', default: '' },
  },
  events: [],
  wake: ['intent'],
  texts: ['sizes'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Opens a size guide of the page.',
  attributes: {
    for: 'The id of the `size-guide`.',
    label: 'What the button says; the text `size.guide` if absent.',
  },
  events: {},
  keyboard: ['Enter, Space: opens the size guide, and closes it.'],
  withoutScript:
    'What the server wrote: a button whose `popovertarget` is the panel of the guide opens it.',
  example: `<size-guide-button for="guide" label="Storleksguide">
  <button type="button" popovertarget="guide-panel">Storleksguide</button>
</size-guide-button>
<size-guide id="guide" sizeguide='{"title":"Skor","tableList":[]}'></size-guide>`,
} as const satisfies ElementNotes<typeof table>
