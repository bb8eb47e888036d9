import type { svQuickOrder } from './sv.ts'

/** English texts of the lines of a quick order. */
export const enQuickOrder = {
  'quickorder.number': 'Article number or name',
  'quickorder.line': 'Add line',
  'quickorder.suggestions': 'Articles',
  'quickorder.unknown':
    'There is no article with the number “{number}”. If you typed a name, choose an article in the list.',
  'quickorder.lineadded': '{n} × {name} added to the lines.',
} as const satisfies Record<keyof typeof svQuickOrder, string>
