import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'product-price',
  attributes: { articleNumber: { kind: 'string', required: true } },
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export type ProductPriceProps = AttributeProps<typeof table>

export const notes = {
  summary:
    'What an article costs, as the visitor may see it: with the lowest price of 30 days beside a reduction, ' +
    'and the price of a unit where that is stated. Asked for with all product tags of the page at once.',
  attributes: { articleNumber: 'The article.' },
  events: {},
  keyboard: [],
  withoutScript:
    'What the server wrote between the tags: the price as it was when the page was made.',
  example: '<product-price articlenumber="CS-1042-42"></product-price>',
} as const satisfies ElementNotes<typeof table>
