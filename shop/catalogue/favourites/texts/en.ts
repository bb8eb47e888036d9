import type { favouritesSv } from './sv.ts'

/** What visitors have marked, in English. */
export const favouritesEn = {
  'favourite.added': 'Saved as a favourite.',
  'favourite.removed': 'No longer a favourite.',
  'favourite.none': 'You have no favourites yet.',
  'favourite.none.text':
    'Press the heart on a product and you will find it here next time. Log in to have your favourites on your other devices too.',
  'favourite.none.account':
    'Press the heart on a product and you will find it here next time, on every device where you are logged in.',
  'favourite.none.shop': 'See our products',
  'favourite.noscript':
    'Your favourites are saved in the browser, which shows them only with JavaScript. Log in to have them in your account.',
  'favourite.gone': 'Cannot be bought here',
  'favourite.gone.off': '{name} is no longer sold.',
  'favourite.gone.here': '{name} is not sold in this part of the shop.',
} as const satisfies Record<keyof typeof favouritesSv, string>
