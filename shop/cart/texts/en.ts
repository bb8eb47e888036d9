import type { cartSv } from './sv.ts'

/** Texts of the cart, and of one that is brought from another site, in English. */
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
  'article.unavailable': 'This article cannot be bought at the moment.',
  'cart.quotation': 'Price on request. It can be ordered once a quote has been accepted.',
  'cart.quotation.why':
    'Something in the cart has its price on request. Ask for it, and we answer with a price. The rest can be ordered by itself.',
  'cart.quotation.ask': 'Add it to the quote list',
  'cart.notsold': 'This article is no longer sold. Remove it to be able to order.',
  'cart.row.locked': 'This row cannot be changed.',
  'cart.toomanyrows': 'Add at most {max} different articles at a time.',
  'cart.full': 'The cart holds at most {max} different articles.',
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
