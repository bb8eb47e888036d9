import type { Db } from '../../shop/platform/db/schema.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { LimitPeriod } from '../../src/model/approvals.ts'
import { BUYER, fillCheckout, place } from './checkout.ts'
import type { OpenedShop, ShopVisitor } from './open-shop.ts'

const DETAILS = BUYER.customerDetails as Checkout['customerDetails']

/** Input of a buyer of the demo's company, who pays by invoice. */
export const FOR_COMPANY: Partial<Checkout> = {
  isBusinessCustomer: true,
  customerDetails: { ...DETAILS, companyName: 'Lunda IF', organizationNumber: '802400-0005' },
  selectedPaymentMethod: 'invoice',
}

interface Limit {
  readonly amount: number
  readonly period?: LimitPeriod
  readonly customerId?: string
}

/** Sets a limit of the demo's company, or the budget of one of its buyers, in kronor. */
export async function limit(db: Db, { amount, period = 'order', customerId }: Limit) {
  await db
    .insertInto('spending_limit')
    .values({
      ...{ company_id: 'lunda-if', customer_id: customerId ?? null, period, currency: 'SEK' },
      ...{ amount: amount * 100, set_in: 'company', set_at: 0 },
    })
    .execute()
}

/** Places an order that needs approval, as a logged-in buyer; returns its id. */
export async function orderToApprove(
  { db }: Pick<OpenedShop, 'db'>,
  buyer: ShopVisitor,
  articles: Readonly<Record<string, number>> = { 'PLENTY-1': 2 },
  more: Partial<Checkout> = {},
): Promise<string> {
  await limit(db, { amount: 1 })
  const sent = await fillCheckout(buyer, articles, { ...FOR_COMPANY, ...more })
  const placed = await place(buyer, sent)
  if (placed.statusCode !== 200) throw new Error(placed.body)
  return placed.json<Checkout>().orderId
}

/** The states of an order and its approval. */
export async function standing(db: Db, orderId: string) {
  const { status, state } = await db
    .selectFrom('orders')
    .innerJoin('approval', 'approval.order_id', 'orders.id')
    .select(['orders.status', 'approval.state'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return [status, state]
}
