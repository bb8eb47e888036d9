import { type OfferTotals, offerTotals, type QuotationState } from '../../src/model/quotations.ts'
import type { Db } from '../platform/db/schema.ts'
import { notedKey, type Visitor } from '../platform/http/visitor.ts'
import type { Signer } from '../platform/signer.ts'
import { isQuotationKey } from './quotation-links.ts'
import {
  findQuotation,
  findQuotationTerms,
  isOwnedBy,
  listQuotationRows,
  type Quotation,
  type QuotationRow,
  type QuotationTerms,
} from './quotation-queries.ts'

/** A quotation with its rows, terms and totals. */
export interface WholeQuotation {
  readonly quotation: Quotation
  readonly rows: readonly QuotationRow[]
  /** The terms that were accepted with the request. */
  readonly terms?: QuotationTerms
  /** Absent until the shop has stated its prices. */
  readonly totals?: OfferTotals
}

export async function readQuotation(db: Db, id: string): Promise<WholeQuotation | undefined> {
  const quotation = await findQuotation(db, id)
  return quotation && describe(db, quotation)
}

/**
 * Reads a quotation for its owner or, if it was requested without a login, for a visitor who presents a
 * valid key or has done so before.
 */
export async function readVisibleQuotation(
  db: Db,
  visitor: Visitor,
  id: string,
  keyed: { readonly signer: Signer; readonly key: string; readonly now: number },
): Promise<WholeQuotation | undefined> {
  const quotation = await findQuotation(db, id)
  if (!quotation) return undefined
  const noted = { ...keyed, key: notedKey(visitor, `quotation.${id}`) }
  const isKeyed = isQuotationKey(quotation, keyed) || isQuotationKey(quotation, noted)
  return isKeyed || isRequestedBy(quotation, visitor) ? describe(db, quotation) : undefined
}

/** Whether this visitor requested it: by the login, or by the session if there was no login. */
export function isRequestedBy(
  quotation: Pick<Quotation, 'sessionId' | 'companyId' | 'customerId'>,
  visitor: Pick<Visitor, 'session' | 'customer' | 'company'>,
): boolean {
  const { sessionId, customerId } = quotation
  const isAsker = customerId === null && sessionId !== null && sessionId === visitor.session?.id
  return isAsker || isOwnedBy(visitor, quotation)
}

/**
 * The current state of a quotation: an offer has expired after its last instant, even if the database
 * does not say so yet.
 */
export function stateAt(
  { state, validUntil }: Pick<Quotation, 'state' | 'validUntil'>,
  now: number,
): QuotationState {
  return state === 'answered' && validUntil !== null && validUntil < now ? 'expired' : state
}

/** Rows with the prices of an offer; undefined if a price is missing. */
export function pricedRows(rows: readonly QuotationRow[]) {
  const priced = rows.flatMap((it) => (it.price === null ? [] : [{ ...it, price: it.price }]))
  return priced.length === rows.length ? priced : undefined
}

async function describe(db: Db, quotation: Quotation): Promise<WholeQuotation> {
  const rows = await listQuotationRows(db, quotation.id)
  const terms = await findQuotationTerms(db, quotation.id)
  const priced = pricedRows(rows)
  const includesVat = quotation.storefront === 'sport'
  const { deliveryTotal } = quotation
  return {
    quotation,
    rows,
    ...(terms && { terms }),
    ...(priced && { totals: offerTotals(priced, deliveryTotal, { includesVat }) }),
  }
}
