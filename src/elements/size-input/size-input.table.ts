import { sizeFieldsSchema } from '../../contract/size-fields.ts'
import { BEFORE_ADD } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'size-input',
  attributes: {
    sizeInputFields: { kind: 'json', schema: sizeFieldsSchema, keepsMarkup: true },
    productType: { kind: 'string', values: ['Master', 'Item'] },
    productId: { kind: 'string' },
    productName: { kind: 'string' },
    offert: { kind: 'boolean' },
    loggedOutText: { kind: 'string' },
    loggedOutHref: { kind: 'string' },
  },
  events: [
    'courtside:before-add',
    'courtside:added',
    'courtside:add-failed',
    'courtside:quotation-listed',
  ],
  wake: ['intent'],
  texts: ['sizes', 'quoting'],
} as const satisfies ElementTable

export const notes = {
  summary:
    'Several sizes of a product into the cart in one action: as tiles on the sport storefront, as ' +
    'boxes on the professional one; `data-layout="tiles|boxes"` chooses for one tag.',
  attributes: {
    sizeInputFields:
      'JSON list of the sizes. As boxes, fields with a `mastervariant` (a colour) are a grid, colour by ' +
      'size. Required without `productid`.',
    productType:
      '`Master`: a product with all its variants, as a grid. `Item`: one of them, as a list. Both ' +
      'show every price with an asterisk and its footnote. Absent: a grid where there are several ' +
      'variants, and a price under a size only where prices differ.',
    productId:
      'The product. Quantities are kept until it changes, also for the sizes of another colour. Without ' +
      '`sizeinputfields` what its own page offers is asked for, in one call with the page’s other tags of ' +
      'sizes; what other attributes say stands. Where something stands between the tags, ' +
      '`data-wake="visible"` brings the sizes in its place before anybody points at it.',
    productName: 'For the message that says what was added.',
    offert:
      'A product that is sold by quotation: no prices, no stock, and what is filled in goes in the ' +
      'list of a request.',
    loggedOutText: 'Said in place of buying, prices and stock to those who are not logged in.',
    loggedOutHref: 'Where the logged-out text leads.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:added': 'The sizes are in the cart: `{ articles }`.',
    'courtside:add-failed': 'Nothing was put in the cart: `{ articles }`.',
    'courtside:quotation-listed': 'A size is in the list of a request: `{ articleNumber }`.',
  },
  keyboard: [
    'Tab: from box to box or tile to tile, in the order of sizes.',
    'Space: chooses a tile, or takes it back; arrow keys go from tile to tile.',
    'Arrow keys: up and down, and in a grid left and right, to the next box that is in stock.',
    'Digits: replace what stands in the box.',
    'Enter, Ctrl+Enter: add all sizes that are filled in.',
    'Ctrl+Z, Ctrl+Y: in a grid, take the last change back, and make it again.',
    'Escape: gives the box back the number it had.',
    'Paste: a row, a column or a block of a spreadsheet fills the boxes from here on.',
  ],
  withoutScript:
    'A form with a box for each size and a button; a tile is a checkbox that sends one piece.',
  example: `<size-input productid="1042" productname="Trail 5"
  sizeinputfields='[
    {"fieldId":"1","size":"42","articleNumber":"CS-1042-42","inStock":true,"visible":true,
     "availableInStock":7,"stockStatusText":"I lager"}
  ]'>
</size-input>`,
} as const satisfies ElementNotes<typeof table>
