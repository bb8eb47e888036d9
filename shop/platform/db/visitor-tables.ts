import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

export interface SecretTable {
  name: string
  value: string
}

export interface CompanyTable {
  id: string
  name: string
  organisation_number: string
  /** 1 for a company that the shop has approved for its own invoice. */
  may_invoice: Generated<number>
}

export interface CustomerTable {
  id: string
  /** Lower case. */
  email: string
  /** Empty until the address is proved: by choosing a password through a link that was mailed to it. */
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
  company_id: string | null
  /** `admin`: an approver, who changes what the company has in its account. */
  role: Generated<'buyer' | 'admin'>
  created_at: number
  /** When the company took them out; their orders still name them. */
  removed_at: Generated<number | null>
  /** What mails about the account are written in; null where the customer has not chosen. */
  lang: Generated<Language | null>
}

/** A link in a mail by which the owner of an address chooses a password. */
export interface PasswordLinkTable {
  /** SHA-256 of the token, which stands in the mail and nowhere else. */
  token_hash: string
  customer_id: string
  made_at: number
  used_at: number | null
  /** SHA-256 of the session that chose a password by it and of that password's hash. */
  used_by: Generated<string | null>
  /** Where it is good for longer than links are otherwise. */
  good_until: Generated<number | null>
}

export interface SessionTable {
  /** SHA-256 of the id in the cookie. */
  id: string
  customer_id: string | null
  logged_in_at: number | null
  created_at: number
  seen_at: number
  /** What the browser called itself at its login, in words; null for logins of older versions. */
  browser: Generated<string | null>
  system: Generated<string | null>
}

/** Opens the cart of a session to a page of another origin: by a key, or by a code that is one's for once. */
export interface CartKeyTable {
  /** SHA-256 of the key or the code. */
  id: string
  session_id: string
  /** Of the pages that it is good for. */
  origin: string
  kind: 'key' | 'code'
  created_at: number
  /** When its visitor was led to the shop; it opens nothing from then on. */
  handed_at: Generated<number | null>
  /** The address of the page that they were led from. */
  page: Generated<string | null>
}

/** Belongs to a customer, or to a session; at most one is open for each and storefront. */
export interface CartTable {
  id: string
  session_id: string | null
  customer_id: string | null
  storefront: Storefront
  status: Generated<'open' | 'ordered' | 'merged'>
  /** Goes up with each write. */
  version: Generated<number>
  campaign_code: string | null
  /** What was changed at the last merge and has not been shown yet: text keys with values, as JSON. */
  notices: string | null
  created_at: number
  changed_at: number
}

export interface CartRowTable {
  /** Random; public as `rowSystemId`. */
  id: string
  cart_id: string
  article_number: string
  quantity: number
  /** The price that the visitor was last shown; null where none was shown. */
  seen_price: number | null
  position: number
}

/** Where a row stood that was taken out. */
export interface CartPlaceTable {
  cart_id: string
  article_number: string
  position: number
}

/** How many attempts there have been at something within a window. */
export interface AttemptLimitTable {
  /** A signature of what is attempted and what it is counted by: an address, a name, a session. */
  key: string
  count: number
  ends_at: number
}

/** The first answer to a request with an `Idempotency-Key`. */
export interface IdempotencyTable {
  scope: string
  key: string
  hash: string
  status: number
  answer: string
  created_at: number
}

/** A product that a customer has marked. */
export interface FavouriteTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  added_at: number
}

/** A product that a customer has looked at. */
export interface RecentlyViewedTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  seen_at: number
}
