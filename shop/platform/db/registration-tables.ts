import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** What is kept of a registration, and then of the customer. */
interface Details {
  /** ISO. */
  birth_date: string | null
  gender: 'Male' | 'Female' | null
  consented_at: number
}

/** An account that was asked for by the form: nobody's until the address is proved. */
export interface RegistrationTable extends Details {
  id: string
  /** Lower case. */
  email: string
  /** Whose browser asked; null for a client without a session. */
  session_id: string | null
  password_hash: string
  first_name: string
  last_name: string
  phone: string
  made_at: number
}

export interface CustomerProfileTable extends Details {
  customer_id: string
}

/** A mailed link that fills in the address of the registration. */
export interface SoftLoginTable {
  /** SHA-256 of the token, which stands in the mail and nowhere else. */
  token_hash: string
  email: string
  made_at: number
}

/** A company that asks to buy from the shop; the staff accepts it or not. */
export interface CompanyRequestTable {
  id: string
  status: Generated<'open' | 'accepted' | 'refused'>
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
  message: string
  lang: Language
  storefront: Storefront
  made_at: number
  decided_at: number | null
  /** What the staff has written to the company. */
  answer: string | null
}

/** A change of a customer's address that has been asked for, and the way back. */
export interface EmailChangeTable {
  id: string
  customer_id: string
  /** Lower case, as the new one. */
  old_email: string
  new_email: string
  lang: Language
  storefront: Storefront
  /** SHA-256 of what the mail to the new address carries. */
  token_hash: string | null
  /** SHA-256 of what the mail to the old address carries. */
  stop_hash: string | null
  made_at: number
  changed_at: Generated<number | null>
  stopped_at: Generated<number | null>
}
