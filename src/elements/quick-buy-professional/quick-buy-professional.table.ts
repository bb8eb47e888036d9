import { colourVariantsSchema } from '../../contract/quick-buy.ts'
import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'quick-buy-professional',
  attributes: {
    variants: { kind: 'json', schema: colourVariantsSchema, keepsMarkup: true },
    productId: { kind: 'string' },
    variantId: { kind: 'string' },
    label: { kind: 'string' },
    productType: { kind: 'string', values: ['Master', 'Item'] },
  },
  events: [
    'courtside:before-add',
    'courtside:added',
    'courtside:add-failed',
    'courtside:quotation-listed',
  ],
  wake: ['visible'],
  texts: ['sizes', 'quoting'],
} as const satisfies ElementTable

export const notes = {
  summary:
    '`quick-buy` for the professional storefront: prices and stock for those who are logged in, a ' +
    'way to the login for the others.',
  attributes: {
    variants:
      'JSON list of the colours, `{ VariantId, Color }`; a `HexCode` (`#rrggbb`) adds a swatch. The ' +
      'sizes of a colour are asked for by its id. Required without `productid`.',
    productId:
      'Stands in for `variants`: the product whose colours and sizes are asked for, in one call with ' +
      'those of the page’s other tags of sizes.',
    variantId:
      'The colour that is chosen from the start; the first if absent. With `productid`, an article of ' +
      'it names it too.',
    label: 'What the button says; the text `product.buy` if absent.',
    productType:
      '`Master`: sizes with the name of their variant, as a grid. `Item`: a list. Both show every ' +
      'price with an asterisk and its footnote; absent, a price shows only where prices differ.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:added': 'The sizes are in the cart: `{ articles }`.',
    'courtside:add-failed': 'Nothing was put in the cart: `{ articles }`.',
    'courtside:quotation-listed': 'A size is in the list of a request: `{ articleNumber }`.',
  },
  keyboard: [
    'Arrow keys among the colours: choose the next or previous one.',
    'Tab: to the sizes, and from box to box.',
    'Enter in a box: adds all sizes that are filled in.',
  ],
  withoutScript: 'What the server wrote between the tags, such as a link to the product.',
  states: {
    'data-state on `.quick-buy__sizes`':
      '`ready`, or `loading` while the sizes of another colour are asked for.',
  },
  example: `<quick-buy-professional variantid="1042:blue" variants='[
  {"VariantId":"1042:blue","Color":"Blå","HexCode":"#2f5fa7"},
  {"VariantId":"1042:clay","Color":"Röd"}
]'>
  <a href="/p/trail-5">Välj färg och storlek</a>
</quick-buy-professional>`,
} as const satisfies ElementNotes<typeof table>
