import type { Insertable } from 'kysely'
import type { Tx } from '../../shop/platform/db/schema.ts'
import type { ShopTables } from '../../shop/platform/db/tables.ts'
import type { OrderDetails } from '../../src/model/order.ts'
import { NOW } from './row-shop.ts'

const ADDRESS = {
  firstName: 'Kim',
  lastName: 'Ek',
  careOf: '',
  address: 'Stigen 1',
  address2: '',
  zipCode: '123 45',
  city: 'Bollstad',
  country: 'SE',
  phoneNumber: '070-123 45 67',
}

export const DETAILS: OrderDetails = {
  isBusiness: false,
  billing: ADDRESS,
  delivery: { ...ADDRESS, address: 'Stigen 2' },
  reference: '',
  goodsMarking: '',
  orderNote: '',
  campaignCode: '',
  deliveryMethod: { id: 'home', name: 'Hem' },
  paymentMethod: { id: 'prepay', name: 'Förskott' },
}

/** By default, the cart `cart` of the session `session` on the sport storefront. */
export async function addCart(
  tx: Tx,
  more: Partial<Insertable<ShopTables['cart']>> = {},
): Promise<void> {
  const owner = more.customer_id ? { session_id: null } : { session_id: 'session' }
  await tx
    .insertInto('cart')
    .values({
      ...{ id: 'cart', storefront: 'sport', version: 1, created_at: NOW, changed_at: NOW },
      ...owner,
      ...more,
    })
    .execute()
}

/** Rows of a cart by article number, with ids `<cart> <article>`, from position 1 on. */
export async function addCartRows(
  tx: Tx,
  cartId: string,
  quantities: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [index, [article, quantity]] of Object.entries(quantities).entries()) {
    await tx
      .insertInto('cart_row')
      .values({
        ...{ id: `${cartId} ${article}`, cart_id: cartId, article_number: article, quantity },
        ...{ seen_price: null, position: index + 1 },
      })
      .execute()
  }
}

/** A placed order of the session `session`, with its cart: `cart of <id>`. */
export async function addOrder(
  tx: Tx,
  { id, ...more }: Partial<Insertable<ShopTables['orders']>> & { readonly id: string },
): Promise<void> {
  const cartId = `cart of ${id}`
  const owner = more.customer_id ? { customer_id: more.customer_id } : {}
  await addCart(tx, { id: cartId, status: 'ordered', ...owner })
  await tx.insertInto('orders').values(orderOf(id, more)).execute()
}

/** What `addOrder` writes, as the table holds it. */
export function orderOf(id: string, more: Partial<Insertable<ShopTables['orders']>> = {}) {
  return {
    id,
    number: `no-${id}`,
    cart_id: `cart of ${id}`,
    customer_id: null,
    company_id: null,
    session_id: 'session',
    storefront: 'sport' as const,
    lang: 'sv' as const,
    currency: 'SEK',
    status: 'placed' as const,
    email: 'kim@example.com',
    details: JSON.stringify(DETAILS),
    goods_total: 100_000,
    fee_total: 4_900,
    delivery_total: 5_900,
    discount_total: 10_000,
    vat_total: 20_160,
    total: 100_800,
    created_at: NOW,
    sign_up_email: null,
    delivery_refunded: 0,
    pay_by: null,
    ...more,
  }
}

/** A row, of one running shoe by default. */
export async function addOrderRow(
  tx: Tx,
  orderId: string,
  { id, ...more }: Partial<Insertable<ShopTables['order_row']>> & { readonly id: string },
): Promise<void> {
  const article = { article_number: 'SHOE-42', name: 'Åska', size: '42', colour: null }
  const amounts = { quantity: 1, price: 10_000, vat_rate: 2500, total: 10_000 }
  await tx
    .insertInto('order_row')
    .values({
      id,
      order_id: orderId,
      position: 0,
      kind: 'article',
      ...article,
      ...amounts,
      ...more,
    })
    .execute()
}

export async function addReservation(
  tx: Tx,
  orderId: string,
  goods: Readonly<Record<string, number>>,
  state: 'held' | 'sold' | 'released' = 'held',
): Promise<void> {
  for (const [article, quantity] of Object.entries(goods)) {
    await tx
      .insertInto('reservation')
      .values({ order_id: orderId, article_number: article, quantity, state, expires_at: NOW })
      .execute()
  }
}

export async function addPayment(
  tx: Tx,
  payment: Partial<Insertable<ShopTables['payment']>> & { readonly id: string },
): Promise<void> {
  await tx.insertInto('payment').values(paymentOf(payment)).execute()
}

/** What `addPayment` writes, as the table holds it. */
export function paymentOf({
  id,
  ...more
}: Partial<Insertable<ShopTables['payment']>> & { readonly id: string }) {
  return {
    id,
    order_id: 'order',
    provider: 'sandpay',
    reference: `ref-${id}`,
    state: 'pending' as const,
    amount: 100_800,
    currency: 'SEK',
    created_at: NOW,
    changed_at: NOW,
    refunded: 0,
    ...more,
  }
}
