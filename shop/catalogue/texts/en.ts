import type { catalogueSv } from './sv.ts'

/** Texts of favourites, of what was looked at, and of price lists, in English. */
export const catalogueEn: Record<keyof typeof catalogueSv, string> = {
  'favourite.added': 'Saved as a favourite.',
  'favourite.removed': 'No longer a favourite.',
  'favourite.none.text':
    'Press the heart on a product and you will find it here next time. Log in to have your favourites on your other devices too.',
  'favourite.none.account':
    'Press the heart on a product and you will find it here next time, on every device where you are logged in.',
  'favourite.none.shop': 'See our products',
  'favourite.noscript':
    'Your favourites are saved in the browser, which shows them only with JavaScript. Log in to have them in your account.',
  'favourite.gone.off': '{name} is no longer sold.',
  'favourite.gone.here': '{name} is not sold in this part of the shop.',
  'seen.busy': 'Fetching what you have looked at …',
  'seen.none.text': 'The shop only remembers what you look at if you agree to it.',
  'seen.choose': 'Choose here',
  'seen.noscript':
    'What you have looked at is kept in the browser, which shows it only with JavaScript. Log in to see what is in your account.',
  'pricelist.fault': 'Row {row}: {fault}',
  'pricelist.fault.cells': 'an article, a quantity and a price should stand there, nothing else',
  'pricelist.fault.from': '“{text}” is no quantity between 1 and 9,999',
  'pricelist.fault.price': '“{text}” is neither a price nor a discount such as 15%',
  'pricelist.fault.open':
    '“{text}” can be read in two ways; write decimals after a comma, 12,345, and thousands without a sign',
  'pricelist.fault.unknown': '“{text}” is neither an article nor a product',
  'pricelist.fault.twice': '{text} already has a price from that quantity',
  'pricelist.fault.many': 'a list may have {n} rows at most',
  'pricelist.fault.more': 'and {n} more errors',
}
