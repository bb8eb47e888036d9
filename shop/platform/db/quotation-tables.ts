import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { QuotationState } from '../../../src/model/quotations.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** What somebody asks a price for, and what the shop offers. */
export interface QuotationTable {
  /** Made where the form is drawn, or by the call, so that a repeat is known. */
  id: string
  number: string
  state: Generated<QuotationState>
  customer_id: string | null
  company_id: string | null
  /** Of who asked without a login; others see their own by theirs. */
  session_id: string | null
  storefront: Storefront
  /** In which its mails are written. */
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
  /** In the words of then; null for those of before words were kept. */
  terms_text_id: Generated<string | null>
  created_at: number
  answered_at: Generated<number | null>
  /** The last instant at which the offer can be accepted. */
  valid_until: Generated<number | null>
  /** As the storefront states it. */
  delivery_total: Generated<number>
  /** What the shop says with its offer, or its refusal. */
  answer: Generated<string>
  /** When it was accepted, declined, refused or left to expire. */
  settled_at: Generated<number | null>
  order_id: Generated<string | null>
}

export interface QuotationRowTable {
  quotation_id: string
  position: number
  article_number: string
  /** The article as it was when it was asked for. */
  name: string
  size: string | null
  colour: string | null
  vat_rate: number
  quantity: number
  note: Generated<string>
  /** What the shop offers one piece for, as the storefront states it; null until it answers. */
  price: Generated<number | null>
}

/** What a session without script wants a price for. */
export interface QuotationListRowTable {
  session_id: string
  article_number: string
  quantity: number
  note: Generated<string>
  added_at: number
}
