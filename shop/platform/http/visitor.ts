import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import { ShopError } from '../shop-error.ts'
import type { KeyedRecord, NotedKeys } from './noted-keys.ts'
import type { SessionRow } from './session-queries.ts'

/** A login ends after `IDLE_MS` without a request, and after `LOGIN_MS` at the latest. */
export const IDLE_MS = 30 * MINUTE_MS
export const LOGIN_MS = 12 * HOUR_MS

export interface Customer {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'buyer' | 'admin'
}

export interface Company {
  readonly id: string
  readonly name: string
  readonly organizationNumber: string
  /** Whether the shop has approved it for payment by invoice. */
  readonly mayInvoice: boolean
}

/** The price lists of a buyer's company. */
export interface PriceLists {
  readonly ids: readonly number[]
  /** Changes with every change of the lists, so that caches by this key are never out of date. */
  readonly key: string
  /** The shop's currency; fixed prices in another one do not apply. */
  readonly currency: string
}

/** The sender of a request, as the server knows it, never as a client describes itself. */
export interface Visitor {
  /** The shop that they visit. */
  readonly shop: ShopFacts
  /** Absent for a client that has sent no session cookie. */
  readonly session?: VisitorSession
  readonly customer?: Customer
  /** Present for a customer who buys for a company. */
  readonly company?: Company
  readonly storefront: Storefront
  readonly language: Language
  /** True for everybody on the sport storefront, and on the professional one for customers of a company. */
  readonly canSeePrices: boolean
  /** Business customers may order articles that are out of stock. */
  readonly mayBackorder: boolean
  /** The company's agreed prices; absent if it pays the ordinary business prices. */
  readonly priceLists?: PriceLists | undefined
  /** Whether a company's buyer wants prices shown with VAT; the amounts to pay are the same. */
  readonly wantsVat?: boolean
  /** Keys of records that links in mails have opened. */
  readonly keys?: NotedKeys
  /** The browser's own description, which may be anything. */
  readonly userAgent?: string
}

interface VisitorSession {
  readonly id: string
  /** Whether the database has it; a visitor with nothing to store has no row. */
  readonly isStored: boolean
  /** The customer whose cart it shows; stays after the login has expired. */
  readonly customerId?: string
}

/** A visitor with a session in which something can be stored. */
export type StoredVisitor = Visitor & { readonly session: VisitorSession }

/** The shop's texts in the visitor's language. */
export function textFor({ shop, language }: Pick<Visitor, 'shop' | 'language'>): Text {
  return shop.text(language)
}

/** The key that a link has left in the browser; empty if there is none. */
export function notedKey({ keys }: Visitor, record: KeyedRecord): string {
  return keys?.get(record) ?? ''
}

/** Builds the visitor from the row of the session cookie and the page's context. */
export function describeVisitor(
  sessionId: string | undefined,
  row: SessionRow | undefined,
  context: Pick<Visitor, 'shop' | 'storefront' | 'language' | 'wantsVat'>,
  now: number,
): Visitor {
  const { shop, storefront, language } = context
  const login = row && isLoggedIn(row, now) ? describeLogin(row) : {}
  const isBusiness = 'company' in login && storefront === 'professional'
  return {
    ...(sessionId ? { session: describeSession(sessionId, row) } : {}),
    ...login,
    shop,
    storefront,
    language,
    canSeePrices: storefront === 'sport' || isBusiness,
    mayBackorder: isBusiness,
    ...(isBusiness && { priceLists: readPriceLists(row?.priceLists ?? null, shop) }),
    ...(isBusiness && context.wantsVat && { wantsVat: true }),
  }
}

/** Undefined if a company has no price lists of its own. */
function readPriceLists(
  key: string | null,
  { currency }: Pick<PriceLists, 'currency'>,
): PriceLists | undefined {
  if (!key) return undefined
  return { key, currency, ids: key.split(' ').map((it) => Number.parseInt(it, 10)) }
}

function describeSession(id: string, row: SessionRow | undefined): VisitorSession {
  return { id, isStored: row !== undefined, ...(row?.customerId && { customerId: row.customerId }) }
}

function isLoggedIn(row: SessionRow, now: number): boolean {
  if (row.customerId === null || row.loggedInAt === null) return false
  return now - row.seenAt < IDLE_MS && now - row.loggedInAt < LOGIN_MS
}

function describeLogin(row: SessionRow): Pick<Visitor, 'customer' | 'company'> {
  const { customerId, email, firstName, lastName, role } = row
  if (!customerId || email === null || firstName === null || lastName === null || !role) return {}
  const customer = { id: customerId, email, firstName, lastName, role }
  const { companyId, companyName, organizationNumber } = row
  if (companyId === null || companyName === null || organizationNumber === null) return { customer }
  const mayInvoice = row.mayInvoice === 1
  return { customer, company: { id: companyId, name: companyName, organizationNumber, mayInvoice } }
}

/** Only approvers may change a company's account. */
export function assertApprover(visitor: Visitor): void {
  if (!isApprover(visitor)) throw new ShopError(403, 'request.forbidden')
}

export function isApprover({ customer, company }: Visitor): boolean {
  return company !== undefined && customer?.role === 'admin'
}

/** The logged-in customer. For everybody else, a page redirects to the login and a call returns 401. */
export function customerOf({ visitor }: { readonly visitor: Visitor }): Customer {
  const { customer } = visitor
  if (!customer) throw new ShopError(401, 'request.login')
  return customer
}
