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
  /** 1 for a company that the shop has approved for payment by invoice. */
  may_invoice: Generated<number>
}

export interface CustomerTable {
  id: string
  /** Lower case. */
  email: string
  /** Empty until the address is proved by choosing a password through a mailed link. */
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
  company_id: string | null
  /** `admin`: an approver, who may change the company's account. */
  role: Generated<'buyer' | 'admin'>
  created_at: number
  /** When the company removed the buyer, whose orders keep the name. */
  removed_at: Generated<number | null>
  /** Language of mails about the account; null if the customer has not chosen one. */
  lang: Generated<Language | null>
}

/** A mailed link by which the owner of an address chooses a password. */
export interface PasswordLinkTable {
  /** SHA-256 of the token, which only the mail contains. */
  token_hash: string
  customer_id: string
  made_at: number
  used_at: number | null
  /** SHA-256 of the session that used it and of the chosen password's hash. */
  used_by: Generated<string | null>
  /** The end of its validity, if it is longer than usual. */
  good_until: Generated<number | null>
}

export interface SessionTable {
  /** SHA-256 of the id in the cookie. */
  id: string
  customer_id: string | null
  logged_in_at: number | null
  created_at: number
  seen_at: number
  /** Browser and system at the login, by name; null for logins of older versions. */
  browser: Generated<string | null>
  system: Generated<string | null>
}

/** Gives a page of another origin access to a session's cart, by a key or a one-time code. */
export interface CartKeyTable {
  /** SHA-256 of the key or the code. */
  id: string
  session_id: string
  /** Origin of the pages that it is valid for. */
  origin: string
  kind: 'key' | 'code'
  created_at: number
  /** When its visitor was handed over to the shop; it is invalid from then on. */
  handed_at: Generated<number | null>
  /** The page from which the visitor was handed over. */
  page: Generated<string | null>
}

/** The cart of a customer or a session; each has at most one open cart per storefront. */
export interface CartTable {
  id: string
  session_id: string | null
  customer_id: string | null
  storefront: Storefront
  status: Generated<'open' | 'ordered' | 'merged'>
  /** Increases with each write. */
  version: Generated<number>
  campaign_code: string | null
  /** Changes of the last merge that have not been shown yet: text keys with values, as JSON. */
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
  /** The price last shown to the visitor; null if none was shown. */
  seen_price: number | null
  position: number
}

/** The position of a removed row. */
export interface CartPlaceTable {
  cart_id: string
  article_number: string
  position: number
}

/** The number of attempts within a window. */
export interface AttemptLimitTable {
  /** A signature of the action and of what it is counted by: an address, a name, a session. */
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

/** A favourite of a customer. */
export interface FavouriteTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  added_at: number
}

/** A product that a customer has viewed. */
export interface RecentlyViewedTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  seen_at: number
}
