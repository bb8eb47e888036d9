import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Checkout, checkoutSchema, selectedCountrySchema } from '../../contract/checkout.ts'
import { changeCheckout } from '../actions/checkout/change-checkout.ts'
import type { CheckoutWork } from '../actions/checkout/checkout-work.ts'
import { openCheckout } from '../actions/checkout/open-checkout.ts'
import { placeOrder } from '../actions/checkout/place-order.ts'
import type { Tx } from '../db/schema.ts'
import type { Payments } from '../payments/payments.ts'
import { EMBEDDED_IDS } from '../payments/provider-ids.ts'
import { validateOrder } from '../payments/validate-order.ts'
import { bodyOf } from '../plugins/body.ts'
import { ShopError } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'

export interface PaymentRouteOptions {
  readonly payments: Payments
  readonly work: CheckoutWork
}

/** What the frame of an embedded provider asks for, through the checkout around it (SPEC 7). */
export async function paymentRoutes(
  shop: FastifyInstance,
  { payments, work }: PaymentRouteOptions,
): Promise<void> {
  const { db, now } = payments

  for (const id of EMBEDDED_IDS) {
    shop.post(`/api/${id}checkout/validateOrder`, async (request) => {
      assertSetUp(id)
      const sent = bodyOf(request, checkoutSchema)
      const situation = {
        now: now(),
        providers: work.providers,
        hold: true,
        provider: id,
      }
      const order = await db
        .transaction()
        .execute((tx) => placeOrder(tx, request.visitor, sent, situation))
      work.hurry()
      return validateOrder(payments, id, request.visitor, order)
    })

    shop.put(`/api/${id}checkout/setShippingOption`, (request) => {
      assertSetUp(id)
      const sent = bodyOf(request, checkoutSchema)
      return change(request, (tx, visitor, situation) =>
        changeCheckout(tx, visitor, withShippingOption(sent), situation),
      )
    })

    shop.put(`/api/${id}checkout/setSelectedCountry`, (request) => {
      assertSetUp(id)
      const { countryCode } = bodyOf(request, selectedCountrySchema)
      return change(request, async (tx, visitor, situation) => {
        const current = await openCheckout(tx, visitor, situation)
        const sent = { ...current, selectedCountry: countryCode }
        return changeCheckout(tx, visitor, sent, situation)
      })
    })
  }

  function assertSetUp(id: string): void {
    if (!payments.providers.has(id)) throw new ShopError(404, 'request.notfound')
  }

  /** Answers the whole checkout, with the widget that goes with it. */
  async function change(
    { visitor }: FastifyRequest,
    step: (
      tx: Tx,
      visitor: Visitor,
      situation: { readonly now: number; readonly providers: readonly string[] },
    ) => Promise<Checkout>,
  ): Promise<Checkout> {
    const situation = { now: now(), providers: work.providers }
    const checkout = await db.transaction().execute((tx) => step(tx, visitor, situation))
    work.hurry()
    return { ...checkout, paymentWidget: (await work.widgetFor(visitor, checkout)) ?? null }
  }
}

/** The provider names one of our own ways to deliver; which there are is decided by the change. */
function withShippingOption(sent: Checkout): Checkout {
  const id = sent.selectedShippingOption?.id
  return typeof id === 'string' ? { ...sent, selectedDeliveryMethod: id } : sent
}
