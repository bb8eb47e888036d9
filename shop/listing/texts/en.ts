import type { listingSv } from './sv.ts'

/** Texts of pages with lists, in English. */
export const listingEn: Record<keyof typeof listingSv, string> = {
  'page.sort': 'Sort by',
  'page.sort.fit': 'Best match',
  'page.sort.popular': 'Most bought',
  'page.sort.shop': 'Recommended',
  'page.sort.newest': 'Newest first',
  'page.sort.price-up': 'Lowest price first',
  'page.sort.price-down': 'Highest price first',
  'page.sort.name': 'Name, A–Z',
  'page.sort.submit': 'Sort the list',
  'page.perpage': 'Per page',
  'page.shortcuts': 'Filter shortcuts',
  'page.search.heading': 'Results for “{q}”',
  'page.search.all': 'All products',
  'page.search.named': 'Categories with that name',
  'page.search.guess': 'Nothing matches “{q}”. Showing the closest we have: “{near}”.',
  'page.search.corrected': 'We searched for “{q}” instead.',
  'page.search.tip.word': 'Try a shorter or more common word, such as “shoes”.',
  'page.search.tip.number': 'You can also search by article number.',
  'page.search.categories': 'Or start here',
  'page.search.contact': 'We help you find the right one: call {phone}. {hours}',
  'page.campaigns': 'On sale',
  'page.campaigns.text':
    'Everything that is reduced right now, compared with the lowest price in the last 30 days.',
  'page.campaigns.until': 'until {time}',
}
