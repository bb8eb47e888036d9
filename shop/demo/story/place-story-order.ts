import { randomUUID } from 'node:crypto'
import type { OrderAddress, OrderDetails, ReceiptRow } from '../../../src/model/order.ts'
import { offerTotals } from '../../../src/model/quotations.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { insertOrderedCart } from '../../cart/change/ordered-cart-writes.ts'
import type { CartOwner } from '../../cart/contents/cart-owner.ts'
import {
  BANK_TRANSFER,
  INVOICE,
  invoiceTerms,
  transferDueDate,
} from '../../orders/receipt/due-date.ts'
import { randomNumber } from '../../orders/receipt/order-number.ts'
import { insertOrder, type NewOrder } from '../../orders/stock/order-writes.ts'
import { recordReservations, reserveStock } from '../../orders/stock/reserve-stock.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { DEMO_ADDRESSES, DEMO_COMPANY, DEMO_CUSTOMERS, DEMO_SESSION } from '../demo-people.ts'
import { storyRows } from './story-goods.ts'
import { GUESTS, type StoryOrder } from './story-orders.ts'

/** Of the demo's own customers; guests have none. */
const [HOME, ARENA] = DEMO_ADDRESSES

/** Writes an order as the checkout leaves it, with its mail sent. */
export async function placeStoryOrder(
  tx: Tx,
  shop: ShopFacts,
  story: StoryOrder,
  at: number,
): Promise<NewOrder> {
  const buyer = buyerOf(story)
  const { storefront } = buyer
  const rows = await storyRows(tx, story.goods, storefront)
  const { deliveryVatRate, ...totals } = totalsOf(shop, rows, storefront)
  const way = wayToPay(buyer, story)
  const dueDate = way === BANK_TRANSFER ? transferDueDate(shop, at) : null
  const status = story.state === 'toapprove' ? 'held' : 'placed'
  const order: NewOrder = {
    ...{ id: randomUUID(), number: randomNumber(at), rows, ...totals },
    cartId: await insertOrderedCart(tx, buyer.owner, at),
    ...{ customerId: buyer.customerId, companyId: buyer.isBusiness ? DEMO_COMPANY.id : null },
    ...{ sessionId: DEMO_SESSION, storefront, language: 'sv', currency: shop.currency },
    ...{ status, dueDate, signUpEmail: null, email: buyer.email, feeTotal: 0, discountTotal: 0 },
    details: detailsOf(shop, { buyer, way, deliveryVatRate }, at),
  }
  const { taken } = await reserveStock(tx, rows, { mayBackorder: true })
  await insertOrder(tx, order, at)
  const isHeld = dueDate !== null || status === 'held'
  const held = { state: isHeld ? 'held' : 'sold', expiresAt: dueDate ?? at } as const
  await recordReservations(tx, taken, { orderId: order.id, ...held }, at)
  if (status === 'placed') await noteConfirmed(tx, order.id, at)
  return order
}

/** The order has been confirmed to its buyer by now, so the demo sends no mail. */
async function noteConfirmed(tx: Tx, orderId: string, at: number): Promise<void> {
  await enqueue(tx, { kind: 'order-mail', ref: orderId }, at)
  await tx.updateTable('outbox').set({ done_at: at }).where('ref', '=', orderId).execute()
}

interface StoryBuyer {
  readonly customerId: string | null
  readonly email: string
  readonly isBusiness: boolean
  readonly storefront: Storefront
  readonly owner: CartOwner
  readonly address: OrderAddress
}

const REST = { careOf: '', address2: '', country: 'SE' }

function buyerOf({ buyer }: StoryOrder): StoryBuyer {
  const customer = DEMO_CUSTOMERS.find(({ id }) => id === buyer)
  if (!customer) {
    const storefront = 'sport'
    return {
      ...{ customerId: null, email: `${buyer}@example.com`, isBusiness: false, storefront },
      owner: { column: 'session_id', id: DEMO_SESSION, storefront },
      address: { ...GUESTS[buyer as keyof typeof GUESTS], ...REST, phoneNumber: '' },
    }
  }
  const { id, email, first_name: firstName, last_name: lastName } = customer
  const isBusiness = 'company_id' in customer
  const storefront = isBusiness ? 'professional' : 'sport'
  const { address, zip_code: zipCode, city, phone_number: phoneNumber } = isBusiness ? ARENA : HOME
  return {
    ...{ customerId: id, email, isBusiness, storefront },
    owner: { column: 'customer_id', id, storefront },
    address: {
      ...{ firstName, lastName, ...(isBusiness && { companyName: DEMO_COMPANY.name }) },
      ...{ ...REST, address, zipCode, city, phoneNumber },
    },
  }
}

function wayToPay({ isBusiness }: StoryBuyer, { state }: StoryOrder): string {
  if (isBusiness) return INVOICE
  return state === 'topay' || state === 'cancelled' ? BANK_TRANSFER : 'card'
}

function totalsOf(shop: ShopFacts, rows: readonly ReceiptRow[], storefront: Storefront) {
  const goodsTotal = rows.reduce((sum, { total }) => sum + total, 0)
  const isFree = goodsTotal >= (shop.freeDeliveryFrom(storefront) ?? Number.POSITIVE_INFINITY)
  const delivery = isFree ? 0 : shop.deliveryFrom(storefront)
  return offerTotals(rows, delivery, { includesVat: storefront === 'sport' })
}

interface Terms {
  readonly buyer: StoryBuyer
  readonly way: string
  readonly deliveryVatRate: number
}

function detailsOf(
  shop: ShopFacts,
  { buyer: { isBusiness, address }, way, deliveryVatRate }: Terms,
  at: number,
): OrderDetails {
  const t = shop.text('sv')
  return {
    ...{ isBusiness, billing: address, delivery: address },
    ...(isBusiness && { organizationNumber: DEMO_COMPANY.number }),
    ...{ reference: '', goodsMarking: '', orderNote: '', campaignCode: '' },
    deliveryMethod: { id: 'home', name: t('delivery.home'), vatRate: deliveryVatRate },
    paymentMethod: {
      ...{ id: way, name: t(`payment.${way}`) },
      ...(way === 'card' && { provider: 'sandpay' }),
      ...invoiceTerms(shop, way, at),
    },
  }
}
