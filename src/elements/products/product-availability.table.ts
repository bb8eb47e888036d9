import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'product-availability',
  attributes: { articleNumber: { kind: 'string', required: true } },
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export type ProductAvailabilityProps = AttributeProps<typeof table>

export const notes = {
  summary:
    'Whether an article can be had: in stock, few left, sold out, for quotation, or not sold any more.',
  attributes: { articleNumber: 'The article.' },
  events: {},
  keyboard: ['Enter on the link that stands there for visitors who have to log in: goes there.'],
  withoutScript: 'What the server wrote between the tags.',
  example: '<product-availability articlenumber="CS-1042-42"></product-availability>',
} as const satisfies ElementNotes<typeof table>
