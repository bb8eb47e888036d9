import type { LightMyRequestResponse } from 'fastify'
import type { Db } from '../../shop/platform/db/schema.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { ShopVisitor } from './open-shop.ts'

/** A private buyer in Sweden with every field filled in, who pays in advance. */
export const BUYER: Partial<Checkout> = {
  customerDetails: {
    email: 'kim@example.com',
    zipCode: '123 45',
    firstName: 'Kim',
    lastName: 'Ek',
    careOf: '',
    address: 'Stigen 1',
    address2: '',
    city: 'Bollstad',
    phoneNumber: '070-123 45 67',
    companyName: '',
    organizationNumber: '',
    reference: '',
    goodsMarking: '',
  },
  selectedDeliveryMethod: 'home',
  selectedPaymentMethod: 'prepay',
  acceptTermsOfCondition: true,
}

/** Puts articles in the visitor's cart and fills in the checkout; returns the data to send. */
export async function fillCheckout(
  visitor: ShopVisitor,
  articles: Readonly<Record<string, number>>,
  more: Partial<Checkout> = {},
): Promise<Checkout> {
  for (const [articleNumber, quantity] of Object.entries(articles)) {
    const added = await visitor.ask('/api/cart/add', { articleNumber, quantity })
    if (added.statusCode !== 200) throw new Error(`${articleNumber}: ${added.body}`)
  }
  const opened = (await visitor.ask('/api/checkout')).json<Checkout>()
  const sent = { ...opened, ...BUYER, ...more }
  const kept = await change(visitor, 'setDeliveryProvider', sent)
  if (kept.statusCode !== 200) throw new Error(kept.body)
  return { ...kept.json<Checkout>(), acceptTermsOfCondition: true }
}

/** One of the checkout's `set…` calls. */
export function change(
  visitor: ShopVisitor,
  call: string,
  sent: unknown,
): Promise<LightMyRequestResponse> {
  return visitor.ask(`/api/checkout/${call}`, sent, { method: 'PUT' })
}

/** Fills in the checkout and places the order. */
export async function buy(
  visitor: ShopVisitor,
  articles: Readonly<Record<string, number>>,
  more: Partial<Checkout> = {},
): Promise<LightMyRequestResponse> {
  return visitor.ask('/api/checkout', await fillCheckout(visitor, articles, more))
}

/** Presses the button. */
export function place(visitor: ShopVisitor, sent: Checkout): Promise<LightMyRequestResponse> {
  return visitor.ask('/api/checkout', sent)
}

/** How many answers have each status. */
export function tally(answers: readonly { readonly statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

export function listOrders(db: Db) {
  return db.selectFrom('orders').select(['id', 'status', 'total', 'cart_id']).execute()
}

export async function stockOf(db: Db, number: string): Promise<number> {
  const { available } = await db
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', number)
    .executeTakeFirstOrThrow()
  return available
}
