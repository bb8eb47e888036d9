import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'quotation-button',
  attributes: {
    articleNumber: { kind: 'string', required: true },
    label: { kind: 'string' },
    name: { kind: 'string' },
    listUrl: { kind: 'string' },
  },
  events: ['courtside:quotation-listed'],
  wake: ['intent'],
  texts: ['quoting'],
  plain: true,
} as const satisfies ElementTable

export type QuotationButtonProps = ViewProps<typeof table>

export const notes = {
  summary: 'Puts a product in the list of what a price is asked for, and says how many are in it.',
  attributes: {
    articleNumber: 'The article that a price is wanted for.',
    label: 'What the button says; the text `quote.add` if absent.',
    name: 'The product’s name: in the button’s own name, and in the list.',
    listUrl: 'The page with `quotation-form`, which the count leads to.',
  },
  events: {
    'courtside:quotation-listed': 'The article is in the list: `{ articleNumber }`.',
  },
  keyboard: ['Enter, Space: puts the product in the list.'],
  withoutScript: 'A form with a button that puts the product in the list of the server.',
  states: { 'data-state on the button': '`neutral`, `loading`, `success` or `error`.' },
  example:
    '<quotation-button articlenumber="CS-70101" name="Drift 22" listurl="/pro/quotation"></quotation-button>',
} as const satisfies ElementNotes<typeof table>
