import type { Language } from '../../../src/model/language.ts'

/** What customers can consent to. `terms`: the terms of an order. */
type ConsentName = 'newsletter' | 'account' | 'terms'

/** Where a consent is requested or withdrawn. */
type ConsentPlace = 'registration' | 'newsletter' | 'checkout' | 'account' | 'staff' | 'quotation'

/** The text of a consent question in one language; a version has both languages. */
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
 * A consent given or withdrawn. `asked`: given for a typed address that is not yet proved; deleted with its
 * registration or request.
 */
export interface ConsentEventTable {
  id: string
  consent: ConsentName
  act: 'asked' | 'given' | 'withdrawn'
  place: ConsentPlace
  /** Null if the words are unknown. */
  text_id: string | null
  /** The owner: a customer, an address (lower case), or the buyer of an order. */
  customer_id: string | null
  email: string | null
  order_id: string | null
  registration_id: string | null
  /** `newsletter_consent.token_hash` */
  request_hash: string | null
  made_at: number
}
