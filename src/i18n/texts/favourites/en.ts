import type { svFavourites } from './sv.ts'

/** English texts of favourites and recently viewed products. */
export const enFavourites = {
  'favourite.of': 'Favourite: {name}',
  'favourite.title': 'Favourites',
  'favourite.full': 'You already have {max} favourites. Remove one first.',
  'favourite.notkept':
    'Saved until you leave the page: your browser does not let us remember it. Log in to save it in your account.',
  'favourite.none': 'You have no favourites yet.',
  'favourite.gone': 'Cannot be bought here',
  'favourite.gone.one': 'A product that is not sold here',
  'favourite.list.busy': 'Loading your favourites …',
  'favourite.list.failed': 'Your favourites could not be loaded.',
  'seen.title': 'Recently viewed',
  'seen.all': 'See all',
  'seen.clear': 'Clear the list',
  'seen.none': 'There are no products to show here yet.',
  'seen.cleared': 'The list is cleared.',
  'seen.failed': 'The products could not be loaded.',
} as const satisfies Record<keyof typeof svFavourites, string>
