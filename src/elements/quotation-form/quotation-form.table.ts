import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'quotation-form',
  attributes: { termsUrl: { kind: 'string' } },
  events: ['courtside:before-submit', 'courtside:quotation-asked'],
  wake: ['visible', 'intent'],
  texts: ['quotation', 'forms'],
} as const satisfies ElementTable

export type QuotationFormProps = ViewProps<typeof table>

export const notes = {
  summary: 'The list of what a price is asked for, and the form that asks for it.',
  attributes: { termsUrl: 'The terms of requests, which open in a tab of their own.' },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:quotation-asked':
      'The shop has taken the request: `{ number }`. What was asked for has left the list.',
  },
  keyboard: ['Enter in a field: sends the request.', 'Tab: through products, fields and buttons.'],
  withoutScript: 'The server’s form, with the list that it keeps for the session.',
  states: { 'data-state on the button': '`idle`, `loading`, `completed` or `error`.' },
  example: '<quotation-form termsurl="/terms"></quotation-form>',
} as const satisfies ElementNotes<typeof table>
