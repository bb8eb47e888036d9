import * as v from 'valibot'
import { type Checkout, checkoutSchema } from '../../../src/contract/checkout.ts'
import type { Db } from '../../platform/db/schema.ts'
import { describeVisitor, type Visitor } from '../../platform/http/visitor.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { type CheckoutRow, findCheckout } from './checkout-queries.ts'
import { type CurrentCheckout, toCurrent } from './current-checkout.ts'
import { describeCustomer } from './visitor-queries.ts'

/** A shop, and the database of its checkouts. */
export interface ShopDb {
  readonly db: Db
  readonly shop: ShopFacts
}

export interface StoredCheckout {
  /** The owner of the checkout, as far as the database knows. */
  readonly visitor: Visitor
  /** The last request, as `placeOrder` expects it. */
  readonly sent: Checkout
  readonly current: CurrentCheckout
}

/** Finds a checkout for calls from a provider's server, which knows only the order. */
export async function findStoredCheckout(
  around: ShopDb,
  orderId: string,
  now: number = Date.now(),
): Promise<StoredCheckout | undefined> {
  const row = await findCheckout(around.db, orderId)
  if (!row) return undefined
  const current = toCurrent(row)
  const { content } = current
  const sent = {
    ...v.parse(checkoutSchema, {}),
    ...content,
    orderId,
    showAlternativeAddress: Boolean(content.alternativeAddress),
    acceptTermsOfCondition: content.isAccepted,
    shownTotalAmount: content.toldTotal ?? null,
  }
  return { visitor: await describeOwner(around, row, current, now), sent, current }
}

async function describeOwner(
  { db, shop }: ShopDb,
  { customerId, sessionId, storefront }: CheckoutRow,
  { content: { language, sessionId: last } }: CurrentCheckout,
  now: number,
): Promise<Visitor> {
  const row = customerId ? await describeCustomer(db, customerId, now) : undefined
  const id = customerId ? last : (sessionId ?? last)
  const visitor = describeVisitor(id, row, { shop, storefront, language }, now)
  return { ...visitor, session: { id, isStored: true, ...(customerId && { customerId }) } }
}
