import { colourVariantsSchema } from '../../contract/quick-buy.ts'
import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'quick-buy',
  attributes: {
    variants: { kind: 'json', schema: colourVariantsSchema, keepsMarkup: true },
    productId: { kind: 'string' },
    variantId: { kind: 'string' },
    label: { kind: 'string' },
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
  summary: 'A product’s colours, the sizes of the chosen one, and a button that buys them.',
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
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:added': 'The sizes are in the cart: `{ articles }`.',
    'courtside:add-failed': 'Nothing was put in the cart: `{ articles }`.',
    'courtside:quotation-listed': 'A size is in the list of a request: `{ articleNumber }`.',
  },
  keyboard: [
    'Arrow keys among the colours: choose the next or previous one.',
    'Tab: to the sizes, and from one to the next. Space chooses one, or takes it back.',
    'Enter: adds all sizes that are chosen.',
  ],
  withoutScript: 'What the server wrote between the tags, such as a link to the product.',
  states: {
    'data-state on `.quick-buy__sizes`':
      '`ready`, or `loading` while the sizes of another colour are asked for.',
  },
  example: `<quick-buy variantid="1042:blue" variants='[
  {"VariantId":"1042:blue","Color":"Blå","HexCode":"#2f5fa7"},
  {"VariantId":"1042:clay","Color":"Röd"}
]'>
  <a href="/p/trail-5">Välj färg och storlek</a>
</quick-buy>`,
} as const satisfies ElementNotes<typeof table>
