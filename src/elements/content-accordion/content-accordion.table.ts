import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'content-accordion',
  attributes: {
    heading: { kind: 'string' },
    open: { kind: 'boolean' },
  },
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export const notes = {
  summary: 'Folds the markup between its tags under a heading.',
  attributes: {
    heading:
      'What the fold is called, and what opens it. Needed where the server has not written a ' +
      '`<details>` of its own, whose summary is kept otherwise.',
    open: 'Begins open. A later change opens or closes it; a visitor’s press does not change it.',
  },
  events: {},
  keyboard: ['Enter, Space: on the heading, opens and closes.'],
  withoutScript:
    'What the server wrote: all of it in sight, or folded by the browser where it stands in a ' +
    '`<details>`.',
  example: `<content-accordion heading="Hur lång tid tar leveransen?">
  <p>En till tre vardagar.</p>
</content-accordion>
<content-accordion>
  <details>
    <summary>Hur returnerar jag?</summary>
    <p>Inom 30 dagar, utan kostnad.</p>
  </details>
</content-accordion>`,
} as const satisfies ElementNotes<typeof table>
