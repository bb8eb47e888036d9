import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'cart-table',
  attributes: {
    shopUrl: { kind: 'string', default: '/' },
    shopLabel: { kind: 'string' },
    loginUrl: { kind: 'string' },
    checkoutUrl: { kind: 'string' },
    allRowsUrl: { kind: 'string' },
  },
  events: ['courtside:before-add', 'courtside:updated', 'courtside:removed', 'courtside:cleared'],
  wake: ['intent', 'stale'],
  texts: ['cart'],
} as const satisfies ElementTable

export const notes = {
  summary: 'The rows of the cart, with their quantities, and its total.',
  attributes: {
    shopUrl: 'Where an empty cart sends the visitor.',
    shopLabel: 'What that link says; the text `cart.empty.action` if absent.',
    loginUrl: 'Where a visitor of the professional storefront logs in, to see prices.',
    checkoutUrl: 'Where the button below the total leads; none if absent, as inside the checkout.',
    allRowsUrl:
      'A page with all rows: a cart of more than 60 then begins with 50 and a link; all rows if absent.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:updated': 'A row has a new quantity: `{ rowSystemId, quantity }`.',
    'courtside:removed': 'A row has been taken out: `{ rowSystemId }`.',
    'courtside:cleared': 'The cart has been emptied.',
  },
  keyboard: [
    'Enter, Space: presses minus, plus, remove or undo; held, minus and plus repeat.',
    'Enter, Space on the line of a product with many sizes: unfolds and folds their rows.',
    'Enter on the link to all rows: shows them, with the focus on the first new one.',
    'Escape: leaves the question whether to empty the cart.',
  ],
  withoutScript: 'The rows as the server drew them; forms change and remove them.',
  example: '<cart-table></cart-table>',
} as const satisfies ElementNotes<typeof table>
