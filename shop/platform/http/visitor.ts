import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import { ShopError } from '../shop-error.ts'
import type { KeyedRecord, NotedKeys } from './noted-keys.ts'
import type { SessionRow } from './session-queries.ts'

/** A logged-in login ends after this long without a request, and at the latest after the second. */
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
  /** Whether the shop has approved it for its own invoice. */
  readonly mayInvoice: boolean
}

/** The price lists that a buyer of a company pays by. */
export interface PriceLists {
  readonly ids: readonly number[]
  /** Another one after each change of them, so that what is kept for it is never out of date. */
  readonly key: string
  /** That of the shop: fixed prices in another one say nothing. */
  readonly currency: string
}

/** Who asks, as the server knows it. Nothing of it comes from what a client claims about itself. */
export interface Visitor {
  /** Where they are. */
  readonly shop: ShopFacts
  /** Absent for a client that has sent no session cookie. */
  readonly session?: VisitorSession
  readonly customer?: Customer
  /** Present for a customer who buys for a company. */
  readonly company?: Company
  readonly storefront: Storefront
  readonly language: Language
  /** Everybody on the sport storefront; on the professional one, customers of a company. */
  readonly canSeePrices: boolean
  /** Server configuration: business customers may order what is not in stock. */
  readonly mayBackorder: boolean
  /** What the company has agreed on with the shop; absent where it pays what every business does. */
  readonly priceLists?: PriceLists | undefined
  /** A company's buyer who wants prices stated with VAT; what is paid stays what it is. */
  readonly wantsVat?: boolean
  /** Of records that links in mails have opened. */
  readonly keys?: NotedKeys
  /** What the browser calls itself; anything, and not to be trusted. */
  readonly userAgent?: string
}

interface VisitorSession {
  readonly id: string
  /** Whether the database has it; a visitor who has nothing to keep leaves no row. */
  readonly isStored: boolean
  /** Whose cart it shows: stays after the login itself has run out. */
  readonly customerId?: string
}

/** A visitor of whom something is to be kept. */
export type StoredVisitor = Visitor & { readonly session: VisitorSession }

/** Writes texts for a visitor: the shop's, in their language. */
export function textFor({ shop, language }: Pick<Visitor, 'shop' | 'language'>): Text {
  return shop.text(language)
}

/** The key that a link has left with the browser; empty where there is none. */
export function notedKey({ keys }: Visitor, record: KeyedRecord): string {
  return keys?.get(record) ?? ''
}

/** Puts together who asks from the session cookie's row and what the page says of itself. */
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

/** Undefined where a company pays what every business does. */
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

/** What a company has in its account is changed by its approvers alone. */
export function assertApprover(visitor: Visitor): void {
  if (!isApprover(visitor)) throw new ShopError(403, 'request.forbidden')
}

export function isApprover({ customer, company }: Visitor): boolean {
  return company !== undefined && customer?.role === 'admin'
}

/** Who is logged in; a page answers everybody else with the login, a call with 401. */
export function customerOf({ visitor }: { readonly visitor: Visitor }): Customer {
  const { customer } = visitor
  if (!customer) throw new ShopError(401, 'request.login')
  return customer
}
