import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'favourite-list',
  attributes: { listUrl: { kind: 'string', required: true } },
  events: [],
  wake: ['now'],
  texts: ['favourites'],
  react: false,
} as const satisfies ElementTable

export type FavouriteListProps = AttributeProps<typeof table>

export const notes = {
  summary: 'The products that a visitor has marked, as the shop draws them.',
  attributes: {
    listUrl:
      'The page that draws products by their ids, `?ids=a,b`, in an element with `data-favourites`.',
  },
  events: {},
  keyboard: ['Those of the products’ own links and buttons.'],
  withoutScript: 'What the server drew: the favourites of who is logged in.',
  example: '<favourite-list listurl="/favourites"></favourite-list>',
} as const satisfies ElementNotes<typeof table>
