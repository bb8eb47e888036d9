import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Checkout,
  checkoutSchema,
  providerLoginSchema,
  selectedCountrySchema,
} from '../../src/contract/checkout.ts'
import { changeCheckout } from '../checkout/change/change-checkout.ts'
import { openCheckout } from '../checkout/change/open-checkout.ts'
import { EMBEDDED_IDS } from '../checkout/payment/payment-methods.ts'
import type { OrderLimiter } from '../checkout/placing/order-limits.ts'
import { placeOrder } from '../checkout/placing/place-order.ts'
import type { CheckoutContext, CheckoutPayments } from '../checkout/quote/checkout-types.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { PROVIDER_LOGIN } from './payment-access.ts'
import type { Payments } from './port/payments.ts'
import { listPayments } from './records/payment-queries.ts'
import { refusedOrder, validateOrder } from './widgets/validate-order.ts'

/** The provider whose buyers identify themselves. */
const SIGN_UP_PROVIDER = 'sandpart'

export interface PaymentRouteOptions {
  readonly payments: Payments
  readonly work: CheckoutPayments
  readonly orders: OrderLimiter
}

/** Calls that the frame of an embedded provider makes through the checkout around it. */
export async function paymentRoutes(
  shop: FastifyInstance,
  options: PaymentRouteOptions,
): Promise<void> {
  for (const id of EMBEDDED_IDS) addProvider(shop, id, options)

  shop.post(PROVIDER_LOGIN, async (request) => {
    const { payments } = options
    assertSetUp(SIGN_UP_PROVIDER, options)
    const { orderId } = bodyOf(request, providerLoginSchema)
    const own = await inTransaction(payments.db, (tx) =>
      openCheckout(tx, request.visitor, contextOf(options)),
    )
    if (own.orderId !== orderId) throw new ShopError(404, 'order.unknown')
    return { success: await isSignedUp(payments, orderId) }
  })
}

function addProvider(shop: FastifyInstance, id: string, options: PaymentRouteOptions): void {
  const { payments, work, orders } = options

  shop.post(`/api/${id}checkout/validateOrder`, async (request) => {
    assertSetUp(id, options)
    const sent = bodyOf(request, checkoutSchema)
    const limited = { orders, address: request.ip }
    const context = { ...contextOf(options), hold: true, provider: id, limited }
    const { visitor } = request
    try {
      const order = await inTransaction(payments.db, (tx) => placeOrder(tx, visitor, sent, context))
      work.flushOutbox()
      return await validateOrder(payments, id, visitor, order)
    } catch (error) {
      if (error instanceof ShopError) return refusedOrder(visitor, error)
      throw error
    }
  })

  shop.put(`/api/${id}checkout/setShippingOption`, (request) => {
    assertSetUp(id, options)
    const sent = withShippingOption(bodyOf(request, checkoutSchema))
    return change(options, request, (tx, visitor, at) => changeCheckout(tx, visitor, sent, at))
  })

  shop.put(`/api/${id}checkout/setSelectedCountry`, (request) => {
    assertSetUp(id, options)
    const { countryCode: selectedCountry } = bodyOf(request, selectedCountrySchema)
    return change(options, request, async (tx, visitor, at) => {
      const current = await openCheckout(tx, visitor, at)
      return changeCheckout(tx, visitor, { ...current, selectedCountry }, at)
    })
  })
}

function assertSetUp(id: string, { payments }: PaymentRouteOptions): void {
  if (!payments.providers.has(id)) throw new ShopError(404, 'request.notfound')
}

/** Returns the whole checkout after the change, with its payment widget. */
async function change(
  options: PaymentRouteOptions,
  { visitor }: FastifyRequest,
  step: (tx: Tx, visitor: Visitor, context: CheckoutContext) => Promise<Checkout>,
): Promise<Checkout> {
  const { payments, work } = options
  const checkout = await inTransaction(payments.db, (tx) => step(tx, visitor, contextOf(options)))
  work.flushOutbox()
  return { ...checkout, paymentWidget: (await work.widgetFor(visitor, checkout)) ?? null }
}

function contextOf({ payments, work }: PaymentRouteOptions): CheckoutContext {
  return { now: payments.now(), ...work.open }
}

/** Asks the provider, because a message from its frame proves nothing. */
async function isSignedUp({ db, providers }: Payments, orderId: string): Promise<boolean> {
  for (const { provider, reference } of await listPayments(db, orderId)) {
    if (await providers.get(provider)?.isSignedUp?.(reference)) return true
  }
  return false
}

/** The provider sends the id of a delivery method of ours; the change checks that it is offered. */
function withShippingOption(sent: Checkout): Checkout {
  const id = sent.selectedShippingOption?.id
  return typeof id === 'string' ? { ...sent, selectedDeliveryMethod: id } : sent
}
