/** English texts of size forms, quick buy and buying again. */
export const enSizes = {
  'reorder.done': 'The items are in your cart',
  'reorder.rest': 'The rest is in your cart.',
  'reorder.partly':
    '{n, plural, one {# item could not be added:} other {# items could not be added:}}',
  'quickbuy.colour': 'Choose a colour',
  'quickbuy.loading': 'Getting sizes …',
  'quickbuy.shown': 'Showing sizes in {color}.',
  'quickbuy.failed': 'Sizes in {color} could not be loaded.',
  'size.choose': 'Choose a size',
  'size.fewleft': 'Few left ({n})',
  'size.expected': 'Expected {date}',
  'size.instock': 'In stock',
  'size.out': 'out of stock',
  'size.matrix': 'Sizes by colour',
  'size.more': 'Show {n, plural, one {# more size} other {# more sizes}}',
  'size.guide': 'Size guide',
  'size.sum': '{n, plural, one {# item} other {# items}}{sum, select, none {} other {, {sum}}}',
} as const satisfies Record<string, string>
