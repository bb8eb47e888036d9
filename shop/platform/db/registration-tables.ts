import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

/** Details of a registration, and later of the customer. */
interface Details {
  /** ISO. */
  birth_date: string | null
  gender: 'Male' | 'Female' | null
  consented_at: number
}

/** A requested account, without an owner until the address is proved. */
export interface RegistrationTable extends Details {
  id: string
  /** Lower case. */
  email: string
  /** The requesting session; null for a client without one. */
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
  /** SHA-256 of the token, which only the mail contains. */
  token_hash: string
  email: string
  made_at: number
}

/** A company's application for an account, which the staff accepts or refuses. */
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
  /** The staff's message to the company. */
  answer: string | null
}

/** A requested change of a customer's address, and the way to undo it. */
export interface EmailChangeTable {
  id: string
  customer_id: string
  /** Both addresses are in lower case. */
  old_email: string
  new_email: string
  lang: Language
  storefront: Storefront
  /** SHA-256 of the token in the mail to the new address. */
  token_hash: string | null
  /** SHA-256 of the token in the mail to the old address. */
  stop_hash: string | null
  made_at: number
  changed_at: Generated<number | null>
  stopped_at: Generated<number | null>
}
