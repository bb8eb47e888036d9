import type { svProducts } from './sv.ts'

/** English texts of product cards. */
export const enProducts = {
  'energy.class': 'Energy class {class} on the scale A to G',
  'page.lowest30': 'Lowest price in the last 30 days:',
  'page.colours': 'Comes in {n} colours: {names}',
  'page.choose': 'Choose options',
  'page.quickbuy': 'Quick buy',
  'page.quickbuy.choose': 'Choose colour and size',
  'page.quickbuy.more': 'All about the item, and size guide',
  'product.gone': 'No longer sold',
  'product.none': 'No products to show',
  'product.failed': 'Could not be loaded',
} as const satisfies Record<keyof typeof svProducts, string>
