import type { svFavourites } from './sv.ts'

/** English texts of what visitors mark, and of what they have looked at. */
export const enFavourites = {
  'favourite.label': 'Favourite',
  'favourite.of': 'Favourite: {name}',
  'favourite.title': 'Favourites',
  'favourite.full': 'You already have {max} favourites. Remove one first.',
  'favourite.notkept':
    'Saved until you leave the page: your browser does not let us remember it. Log in to save it in your account.',
  'favourite.list.busy': 'Fetching your favourites …',
  'favourite.list.failed': 'Your favourites could not be fetched.',
  'seen.cleared': 'The list is cleared.',
  'seen.failed': 'The products could not be fetched.',
} as const satisfies Record<keyof typeof svFavourites, string>
