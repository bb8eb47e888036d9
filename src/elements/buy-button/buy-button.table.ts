import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable, ViewProps } from '../element-table.ts'

export const table = {
  tag: 'buy-button',
  attributes: {
    articleNumber: { kind: 'string', required: true },
    name: { kind: 'string' },
    label: { kind: 'string' },
    quantityFieldId: { kind: 'string' },
    maxQuantity: { kind: 'number' },
    expectedText: { kind: 'string' },
    outOfStock: { kind: 'boolean' },
    href: { kind: 'string' },
    authenticated: { kind: 'boolean' },
    loggedOutText: { kind: 'string' },
    cssClass: { kind: 'string' },
  },
  events: ['courtside:before-add', 'courtside:added', 'courtside:add-failed'],
  wake: ['intent'],
  plain: true,
} as const satisfies ElementTable

export type BuyButtonProps = ViewProps<typeof table>

export const notes = {
  summary: 'Puts one article in the cart.',
  attributes: {
    articleNumber: 'The article to buy.',
    name: 'The article’s name: in the button’s own name, and in what is said about a purchase.',
    label: 'What the button says; the text `product.buy` if absent.',
    quantityFieldId:
      'Id of a field of the page that holds the quantity. 1 if there is no such field, or no quantity in it.',
    maxQuantity:
      'Pieces that can be had; what is too many is said while it is typed. The professional storefront ' +
      'takes more, and says how many come later.',
    expectedText:
      'The day on which more is expected, in the page’s language, for what comes later.',
    outOfStock: 'Nothing to buy: the button is off and says so.',
    href: 'Where a visitor who is not logged in goes instead of buying.',
    authenticated: 'The visitor is logged in, so that `href` does not count.',
    loggedOutText: 'What the link to `href` says; the text `product.loggedout` if absent.',
    cssClass: 'Classes for the button or link, beside its own.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:added': 'The article is in the cart: `{ articles }`.',
    'courtside:add-failed': 'It is not: `{ articles }`.',
  },
  keyboard: [
    'Enter, Space: buys.',
    'Enter in the quantity field: buys, where the field names the form.',
  ],
  withoutScript: 'A form with a button that puts the article in the cart, or a link.',
  states: {
    'data-state on the button': '`neutral`, `loading`, `success` or `error`.',
  },
  example: `<buy-button articlenumber="CS-1042-42" name="Trail 5">
  <form class="buy-button__form" method="post" action="/cart/add">
    <input type="hidden" name="articleNumber" value="CS-1042-42">
    <button class="cs-button cs-button--primary buy-button__button" data-act="buy">Lägg i varukorgen</button>
  </form>
</buy-button>`,
} as const satisfies ElementNotes<typeof table>
