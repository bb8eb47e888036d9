import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { QuotationState } from '../../../src/model/quotations.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** A request for a quotation, with the shop's offer. */
export interface QuotationTable {
  /** Chosen when the form is drawn, or by the call, so that a repeat is recognised. */
  id: string
  number: string
  state: Generated<QuotationState>
  customer_id: string | null
  company_id: string | null
  /** The session of a requester without a login; customers find theirs by their login. */
  session_id: string | null
  storefront: Storefront
  /** Language of its mails. */
  lang: Language
  currency: string
  company_name: string
  organization_number: string
  first_name: string
  last_name: string
  /** Lower case. */
  email: string
  phone: string
  address: string
  zip_code: string
  city: string
  contact_person: Generated<string>
  message: Generated<string>
  terms_accepted_at: number
  /** The accepted version of the terms; null for requests from before versions were stored. */
  terms_text_id: Generated<string | null>
  created_at: number
  answered_at: Generated<number | null>
  /** The last instant at which the offer can be accepted. */
  valid_until: Generated<number | null>
  /** With or without VAT, as the storefront states prices. */
  delivery_total: Generated<number>
  /** The shop's message with its offer or refusal. */
  answer: Generated<string>
  /** When it was accepted, declined, refused or had expired. */
  settled_at: Generated<number | null>
  order_id: Generated<string | null>
}

export interface QuotationRowTable {
  quotation_id: string
  position: number
  article_number: string
  /** The article at the time of the request. */
  name: string
  size: string | null
  colour: string | null
  vat_rate: number
  quantity: number
  note: Generated<string>
  /** The offered price of one piece, with or without VAT as the storefront states it; null until offered. */
  price: Generated<number | null>
}

/** The list of a request in the session of a browser without script. */
export interface QuotationListRowTable {
  session_id: string
  article_number: string
  quantity: number
  note: Generated<string>
  added_at: number
}
