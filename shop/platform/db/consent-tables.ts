import type { Language } from '../../../src/model/language.ts'

/** What can be agreed to. `terms`: those of an order. */
type ConsentName = 'newsletter' | 'account' | 'terms'

/** Where the shop asks, or takes a word back. */
type ConsentPlace = 'registration' | 'newsletter' | 'checkout' | 'account' | 'staff' | 'quotation'

/** The words of a question in one language; a version has both. */
export interface ConsentTextTable {
  id: string
  consent: ConsentName
  place: ConsentPlace
  version: number
  lang: Language
  words: string
  since: number
}

/**
 * What somebody has said of a consent. `asked`: said by whoever typed an address, which nobody has
 * proved; it goes with the registration or the request that it belongs to.
 */
export interface ConsentEventTable {
  id: string
  consent: ConsentName
  act: 'asked' | 'given' | 'withdrawn'
  place: ConsentPlace
  /** Null where the words are not known. */
  text_id: string | null
  /** Whose it is: a customer's, an address' (lower case), or whoever's order it is. */
  customer_id: string | null
  email: string | null
  order_id: string | null
  registration_id: string | null
  /** `newsletter_consent.token_hash` */
  request_hash: string | null
  made_at: number
}
