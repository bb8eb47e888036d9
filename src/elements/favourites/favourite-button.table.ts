import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'favourite-button',
  attributes: {
    productId: { kind: 'string', required: true },
    name: { kind: 'string', required: true },
    label: { kind: 'string' },
  },
  events: ['courtside:favourites-changed'],
  wake: ['intent'],
  texts: ['favourites', 'products'],
  react: false,
} as const satisfies ElementTable

export type FavouriteButtonProps = AttributeProps<typeof table>

export const notes = {
  summary: 'Marks a product as a favourite, and takes the mark away.',
  attributes: {
    productId: 'The product.',
    name: 'The product’s name, in the button’s own name.',
    label: 'What stands beside the heart; the heart alone if absent.',
  },
  events: {
    'courtside:favourites-changed':
      'A press has marked the product, or taken its mark away: `{ productId, isMarked }`.',
  },
  keyboard: ['Enter, Space: marks the product, or takes its mark away.'],
  withoutScript:
    'A button of the page’s form: it marks the product in the account of who is logged in, and leads ' +
    'everybody else to the login. Where the page has no such form, nothing.',
  states: { 'aria-pressed on the button': 'Whether the product is marked.' },
  example: '<favourite-button productid="trail-5" name="Trail 5"></favourite-button>',
} as const satisfies ElementNotes<typeof table>
