import type { FastifyRequest } from 'fastify'
import { FAVOURITE_COUNT_COOKIE, readFavouriteCount } from '../../src/model/visitor-lists.ts'
import { findWaiting } from '../approvals/approval-queries.ts'
import { summarizeCart } from '../cart/view/cart-summary.ts'
import { storedConsent } from '../consents/consent-cookie.ts'
import type { Db } from '../platform/db/schema.ts'
import { isApprover, type Visitor } from '../platform/http/visitor.ts'
import type { Layout, Personal } from '../platform/pages/present.ts'
import { readQuotationCount } from '../quotations/quotation-count.ts'
import { document, type ShopSite } from './document.tsx'
import { personalParts } from './personal.tsx'

/** The personal parts without a session. */
export const NOBODY: Personal = {
  consentWake: 'consent',
  draw: (page, flash) =>
    personalParts(page, { cart: { quantity: 0 }, quotations: 0, favourites: undefined }, flash),
}

/** The layout of every page of the shop. */
export function createLayout(db: Db, now: () => number): Layout<ShopSite> {
  return { document, readPersonal: (request) => readPersonal(db, request, now()), nobody: NOBODY }
}

/** Reads counts from the database, and from cookies that browser and server both write. */
async function readPersonal(db: Db, request: FastifyRequest, now: number): Promise<Personal> {
  const counts = {
    cart: await summarizeCart(db, request.visitor),
    quotations: readQuotationCount(request),
    favourites: readFavouriteCount(request.cookies[FAVOURITE_COUNT_COOKIE]),
  }
  return {
    consentWake: storedConsent(request)?.preferences ? 'idle' : 'consent',
    toApprove: await readWaiting(db, request.visitor, now),
    draw: (page, flash) => personalParts(page, counts, flash),
  }
}

function readWaiting(db: Db, visitor: Visitor, now: number) {
  const { customer, company } = visitor
  if (!customer || !company || !isApprover(visitor)) return undefined
  return findWaiting(db, { companyId: company.id, approverId: customer.id }, now)
}
