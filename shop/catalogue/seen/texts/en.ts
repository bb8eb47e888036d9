import type { seenSv } from './sv.ts'

/** What visitors have looked at, in English. */
export const seenEn = {
  'seen.title': 'Recently viewed',
  'seen.all': 'See all',
  'seen.clear': 'Clear',
  'seen.busy': 'Fetching what you have looked at …',
  'seen.none': 'There are no products to show here yet.',
  'seen.none.text': 'The shop only remembers what you look at if you agree to it.',
  'seen.choose': 'Choose here',
  'seen.noscript':
    'What you have looked at is kept in the browser, which shows it only with JavaScript. Log in to see what is in your account.',
} as const satisfies Record<keyof typeof seenSv, string>
