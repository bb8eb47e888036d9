import type { serverSv } from './sv.ts'

export const serverEn: Record<keyof typeof serverSv, string> = {
  'article.unavailable': 'This article cannot be bought at the moment.',
  'cart.quotation': 'Price on request. It can be ordered once a quote has been accepted.',
  'cart.quotation.why':
    'Something in the cart has its price on request. Ask for it, and we answer with a price. The rest can be ordered by itself.',
  'cart.quotation.ask': 'Add it to the quote list',
  'cart.notsold': 'This article is no longer sold. Remove it to be able to order.',
  'cart.row.locked': 'This row cannot be changed.',
  'cart.toomanyrows': 'Add at most {max} different articles at a time.',
  'cart.full': 'The cart holds at most {max} different articles.',
  'order.unknown': 'There is no such order.',
  'search.categories': 'Categories',
  'stock.instock': 'In stock',
  'stock.backorder': 'Made to order',
  'stock.notenough': 'That many cannot be ordered. Lower the quantity or log in.',
  'request.unreadable': 'The request could not be read.',
  'request.toobig': 'The request is too large.',
  'request.wrongtype': 'The request is in the wrong format.',
  'request.notfound': 'There is nothing at that address.',
  'request.wrongmethod': 'The address does not answer that kind of request.',
  'request.repeated': 'The same key has been used for another request.',
  'request.running': 'The request is already being handled. Wait a moment.',
  'request.toomany': 'Too many attempts. Try again in {s} seconds.',
  'request.login': 'Log in to continue.',
  'request.forbidden': 'You are not allowed to do this.',
  'shop.unavailable': 'The shop cannot answer right now. Try again shortly.',
}
