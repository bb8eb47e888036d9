/** English texts of quick search. */
export const enSearch = {
  'search.label': 'Search products',
  'search.submit': 'Search',
  'search.clear': 'Clear the search field',
  'search.close': 'Close search',
  'search.nohits': 'Nothing matches “{q}”. Check the spelling or try another word.',
  'search.count': '{n, plural, one {# result} other {# results}}',
  'search.all': 'See all results for “{q}”',
  'search.loading': 'Searching …',
  'search.failed': 'Search is not working right now. Press Enter to search on the result page.',
  'search.forget': 'Forget my searches',
  'search.recent': 'Recent searches',
  'search.popular': 'Popular searches',
  'search.list': 'Search suggestions',
} as const satisfies Record<string, string>
