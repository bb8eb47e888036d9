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
  'search.pages': 'Pages',
  'search.words.delivery':
    'delivery deliveries shipping shipment postage dispatch courier parcel pick-up point cost costs time times free',
  'search.words.returns':
    'return returns returning policy refund refunds exchange exchanges complaint warranty money back send',
  'search.words.withdraw':
    'withdraw withdrawal right form cancel cancellation contract return returns',
  'search.words.contact':
    'contact us find customer service opening hours open shop shops store stores location locations phone telephone number call email e-mail address help support about company',
  'search.words.terms': 'terms and conditions sale payment rules',
  'search.words.privacy': 'privacy policy personal data protection gdpr',
  'search.words.accessibility': 'accessibility statement screen reader',
  'search.words.cookies': 'cookies cookie consent settings',
  'search.words.orders': 'order orders track tracking status receipt receipts my',
  'search.words.account': 'account my login log sign in password',
  'search.words.newsletter': 'newsletter subscribe unsubscribe subscription',
  'search.guess': 'The nearest we have: {q}',
  'search.categories': 'Categories',
  'stock.instock': 'In stock',
  'stock.fewleft': 'Few left: {n}',
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
