import type { TestContext } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { paymentJobs } from '../../../../shop/payments/jobs/payment-jobs.ts'
import { sweepOrders } from '../../../../shop/payments/jobs/sweep-orders.ts'
import type { PaymentProvider, WebhookRequest } from '../../../../shop/payments/port/provider.ts'
import { runOutbox } from '../../../../shop/platform/jobs/outbox.ts'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

export const SHOP_ORIGIN = 'https://shop.example'
export const WIDGET_ORIGIN = 'https://pay.shop.example'

/** A shop with this payment provider, and a buyer who is about to pay by it. */
export interface Purchasing extends OpenedShop {
  readonly buyer: ShopVisitor
  /** The checkout with everything filled in except the terms. */
  readonly checkout: Checkout
  /** Sends the shop a call of the provider's servers over HTTP. */
  call(call: WebhookRequest): Promise<LightMyRequestResponse>
  /** Runs the shop's sweep and outbox, as of `later` ms from now. */
  catchUp(later?: number): Promise<number>
  orderState(): Promise<{ readonly status: string; readonly total: number } | undefined>
}

export async function buyWith(
  t: TestContext,
  provider: PaymentProvider,
  method: string,
): Promise<Purchasing> {
  const origins = {
    shop: SHOP_ORIGIN,
    pages: [SHOP_ORIGIN],
    widgets: WIDGET_ORIGIN,
    nearby: SHOP_ORIGIN,
  }
  const payments = { providers: [provider], origins: () => origins }
  const opened = await openShop(t, { payments })
  const buyer = opened.visitor()
  await buyer.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 2 })
  const fresh: Checkout = (await buyer.ask('/api/checkout')).json()
  const filled = { ...fresh, customerDetails: CUSTOMER, selectedPaymentMethod: method }
  const answer = await buyer.ask('/api/checkout/setPaymentProvider', filled, { method: 'PUT' })
  const checkout: Checkout = answer.json()
  return {
    ...opened,
    buyer,
    checkout,
    async call({ event, headers, query, body }) {
      const named = Object.entries(query).map(([name, value]) => [name, value ?? ''])
      const search = new URLSearchParams(named.map(([name = '', value = '']) => [name, value]))
      const url = `/api/payment/${provider.id}/${event}?${search}`
      const type = { 'content-type': 'application/json', ...headers }
      return opened.shop.inject({ method: 'POST', url, headers: type, payload: body })
    },
    async catchUp(later = 0) {
      const now = () => Date.now() + later
      const payments = { ...opened.shop.payments, now }
      await sweepOrders(payments)
      return runOutbox(opened.db, paymentJobs(payments), now)
    },
    orderState: () =>
      opened.db
        .selectFrom('orders')
        .select(['status', 'total'])
        .where('id', '=', checkout.orderId)
        .executeTakeFirst(),
  }
}

const CUSTOMER = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Ask',
  careOf: '',
  address: 'Storgatan 1',
  address2: '',
  zipCode: '11122',
  city: 'Stockholm',
  phoneNumber: '0701234567',
  companyName: '',
  organizationNumber: '',
  reference: '',
  goodsMarking: '',
}
