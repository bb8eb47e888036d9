import { returnableRowsSchema } from '../../contract/return-answers.ts'
import { BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'order-returns',
  attributes: {
    orderId: { kind: 'string', required: true },
    rows: { kind: 'json', schema: returnableRowsSchema, keepsMarkup: true },
    orderKey: { kind: 'string', default: '' },
    orderUrl: { kind: 'string' },
    loginUrl: { kind: 'string' },
  },
  events: ['courtside:before-submit', 'courtside:returned'],
  wake: ['visible', 'intent'],
  ownPages: true,
  texts: ['returns', 'forms'],
} as const satisfies ElementTable

export const notes = {
  summary:
    'Sends goods of an order back: rows, quantities and reasons, what that comes to, a number.',
  attributes: {
    orderId: 'The order, by its id.',
    rows:
      'JSON list of `{rowSystemId, name, size, color, quantity}`: what can be sent back, and how many ' +
      'of each at most. Without it the order is asked for, which takes a login.',
    orderKey: 'The key of the link in the order’s mail, where nobody is logged in.',
    orderUrl: 'The page of the order, to go to when it is done.',
    loginUrl: 'Where a customer logs in, and comes back from.',
  },
  events: {
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:returned': 'A return is announced: `{ orderId, returnNumber }`.',
  },
  keyboard: [
    'Tab: through the quantities, the reasons and the buttons.',
    'Up, Down: change a quantity or a reason.',
    'Enter in a quantity: shows what comes back.',
  ],
  withoutScript: 'The server’s form, which takes the same steps on pages of their own.',
  example: `<order-returns
  orderid="1f0c7a"
  rows='[{"rowSystemId":"r1","name":"Löparsko Åska","size":"42","quantity":2}]'
></order-returns>`,
} as const satisfies ElementNotes<typeof table>
