import type { AttributeProps, ElementTable } from '../element-table.ts'

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
