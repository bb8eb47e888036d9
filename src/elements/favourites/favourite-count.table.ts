import type { AttributeProps, ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'favourite-count',
  attributes: { listUrl: { kind: 'string', required: true } },
  events: [],
  wake: ['intent'],
  texts: ['favourites', 'products'],
  react: false,
} as const satisfies ElementTable

export type FavouriteCountProps = AttributeProps<typeof table>

export const notes = {
  summary: 'The way to the favourites, with how many there are; hidden while there are none.',
  attributes: { listUrl: 'The page with `favourite-list`.' },
  events: {},
  keyboard: ['Enter: opens the page of favourites.'],
  withoutScript: 'A link, where the server knows of favourites.',
  states: {
    'data-favourite-count': 'Any element of the page that is to hold the number.',
  },
  example: '<favourite-count listurl="/favourites"></favourite-count>',
} as const satisfies ElementNotes<typeof table>
