import type { searchSv } from './sv.ts'

/** Texts of search besides its hits, in English. */
export const searchEn: Record<keyof typeof searchSv, string> = {
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
  'search.guess': 'The closest we have: {q}',
  'search.categories': 'Categories',
}
