import type { svQuoting } from './sv.ts'

/** English texts of the buttons that add products to the quotation list. */
export const enQuoting = {
  'quote.add': 'Add to quote list',
  'quote.added': 'In the quote list',
  'quote.count':
    '{n, plural, one {# product in the quote list} other {# products in the quote list}}',
  'quote.full': 'The quote list is full: it holds {max} different products. Send it first.',
  'quote.toomany': 'You already have {max} in the quote list, the most that one request takes.',
} as const satisfies Record<keyof typeof svQuoting, string>
