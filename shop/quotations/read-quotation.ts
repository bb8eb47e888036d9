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

/** A quotation with all that belongs to it. */
export interface WholeQuotation {
  readonly quotation: Quotation
  readonly rows: readonly QuotationRow[]
  /** That were accepted with the request. */
  readonly terms?: QuotationTerms
  /** Absent until the shop has named its prices. */
  readonly totals?: OfferTotals
}

export async function readQuotation(db: Db, id: string): Promise<WholeQuotation | undefined> {
  const quotation = await findQuotation(db, id)
  return quotation && describe(db, quotation)
}

/** For its owner alone, or for whoever has, or had here, a good key of one that was asked without a login. */
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

/** Whether it is this visitor's: by the login, or, where there was none, by the session. */
export function isRequestedBy(
  quotation: Pick<Quotation, 'sessionId' | 'companyId' | 'customerId'>,
  visitor: Pick<Visitor, 'session' | 'customer' | 'company'>,
): boolean {
  const { sessionId, customerId } = quotation
  const isAsker = customerId === null && sessionId !== null && sessionId === visitor.session?.id
  return isAsker || isOwnedBy(visitor, quotation)
}

/** What a quotation is by now: an offer ends with its last instant, whoever writes that down. */
export function stateAt(
  { state, validUntil }: Pick<Quotation, 'state' | 'validUntil'>,
  now: number,
): QuotationState {
  return state === 'answered' && validUntil !== null && validUntil < now ? 'expired' : state
}

/** Rows with the prices of an offer; undefined where one is not named. */
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
