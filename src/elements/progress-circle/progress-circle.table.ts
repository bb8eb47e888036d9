import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'progress-circle',
  attributes: {
    value: { kind: 'number', default: 0 },
    max: { kind: 'number', default: 100 },
    label: { kind: 'string', required: true },
  },
  events: [],
  wake: ['visible'],
} as const satisfies ElementTable

export const notes = {
  summary: 'A circle that shows how far something has come: free shipping, the steps of an order.',
  attributes: {
    value: 'How far. Less than nothing is nothing, more than `max` is all of it.',
    max: 'The whole. 100 where it is not above 0.',
    label: 'What is measured, beside the circle and for screen readers.',
  },
  events: {},
  keyboard: [],
  withoutScript: 'What the server wrote: the same circle, or a line of text.',
  example: `<progress-circle value="421" max="599" label="178 kr kvar till fri frakt">
  <p>178 kr kvar till fri frakt</p>
</progress-circle>`,
} as const satisfies ElementNotes<typeof table>
