import type { cartSv } from './sv.ts'

/** Texts of the cart, and of a cart from another site, in English. */
export const cartEn: Record<keyof typeof cartSv, string> = {
  'price.step.applies': 'The price applies from {n} pcs',
  'price.step.next': 'From {n} pcs: {sum} each, {left} more',
  'price.business': 'Prices and stock for business customers',
  'page.home.range.all': 'Show everything',
  'cart.merged':
    '{n, plural, one {# item that you put in the cart before you logged in is now in this one} other {# items that you put in the cart before you logged in are now in this one}}{names, select, none {} other {: {names}{more, plural, =0 {} other { and # more}}}}.',
  'page.cart.added': '{n, plural, one {# item} other {# items}} added to your cart.',
  'page.cart.updated': 'Your cart is changed.',
  'page.cart.link': 'Go to cart',
  'article.unavailable': 'This item can’t be bought right now.',
  'cart.quotation': 'Price on request. You can order it once you have accepted a quote.',
  'cart.quotation.why':
    'Something in your cart is priced on request. Request a quote and we’ll reply with a price. You can order the rest separately.',
  'cart.quotation.ask': 'Add it to the quote list',
  'cart.notsold': 'This item is no longer sold. Remove it to place your order.',
  'cart.row.locked': 'This row cannot be changed.',
  'cart.toomanyrows': 'Add at most {max} different items at a time.',
  'cart.full': 'The cart holds at most {max} different items.',
  'stock.fewleft': 'Only {n} left',
  'stock.notenough': 'That many can’t be ordered. Lower the quantity, or log in to see stock.',
  'handoff.title': 'Two carts',
  'handoff.text': 'You bring items from {host}. There are items in your cart here already.',
  'handoff.incoming': 'From {host}',
  'handoff.own': 'Already in the cart',
  'handoff.add': 'Add the items',
  'handoff.leave': 'Keep only the cart here',
  'handoff.row': '{n} × {name}',
  'handoff.back': 'Back to {host}',
}
