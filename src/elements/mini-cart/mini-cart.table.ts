import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'mini-cart',
  attributes: {
    checkoutUrl: { kind: 'string' },
    cartUrl: { kind: 'string' },
    shopUrl: { kind: 'string', default: '/' },
    shopLabel: { kind: 'string' },
    loginUrl: { kind: 'string' },
  },
  events: [
    'courtside:before-add',
    'courtside:opened',
    'courtside:closed',
    'courtside:updated',
    'courtside:removed',
  ],
  wake: ['intent', 'stale'],
  texts: ['cart'],
} as const satisfies ElementTable

export const notes = {
  summary: 'The cart button of a page header, with count and total; opens the cart panel.',
  attributes: {
    checkoutUrl: "Where the panel's button goes; the cart's own `checkoutUrl` wins.",
    cartUrl:
      'The cart page: linked from the panel, and its main way on where no checkout is known.',
    shopUrl: 'Where an empty cart sends the visitor.',
    shopLabel: 'What that link says; the text `cart.empty.action` if absent.',
    loginUrl: 'Where a visitor of the professional storefront logs in, to see prices.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:opened': 'The panel has opened.',
    'courtside:closed': 'The panel has closed.',
    'courtside:updated': 'A row has a new quantity: `{ rowSystemId, quantity }`.',
    'courtside:removed': 'A row has been taken out: `{ rowSystemId }`.',
  },
  keyboard: [
    'Enter, Space: opens and closes the panel from its button.',
    'Escape: closes the panel; focus returns to the button.',
    'Enter, Space on the line of a product with many sizes: unfolds and folds their rows.',
    'Tab: goes through the panel and on to the page.',
  ],
  withoutScript: 'A link to the cart page, with count and total.',
  states: {
    'data-open': 'On the tag while the panel is open.',
  },
  example: `<mini-cart checkouturl="/checkout" carturl="/cart">
  <a class="mini-cart__button" href="/cart" data-act="toggle">Varukorg</a>
</mini-cart>`,
} as const satisfies ElementNotes<typeof table>
