import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Checkout,
  checkoutSchema,
  orderStepSchema,
  purchaseDecisionSchema,
  setCountrySchema,
} from '../../src/contract/checkout.ts'
import { MAX_NOTE_LENGTH } from '../../src/model/checkout.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { applyCampaignCode, changeCheckout } from './change/change-checkout.ts'
import type { CodeGuard } from './change/guard-code.ts'
import { openCheckout } from './change/open-checkout.ts'
import type { OrderLimiter } from './placing/order-limits.ts'
import { checkStep, submitCheckout } from './placing/submit-checkout.ts'
import type { CheckoutContext, CheckoutPayments } from './quote/checkout-types.ts'

export interface CheckoutRouteOptions {
  readonly db: Db
  readonly work: CheckoutPayments
  readonly codes: CodeGuard
  readonly orders: OrderLimiter
  readonly now: () => number
}

type CheckoutAction = (tx: Tx, visitor: Visitor, context: CheckoutContext) => Promise<Checkout>

/** The only provider whose purchase decisions the shop accepts. */
const DECIDING_PROVIDER = 'sandpart'

/** The checkout from its first view to the placed order. Each call returns the whole checkout. */
export async function checkoutRoutes(
  shop: FastifyInstance,
  options: CheckoutRouteOptions,
): Promise<void> {
  const { codes } = options
  addChanges(shop, options)
  addSteps(shop, options)

  shop.get('/api/checkout', (request) => answer(options, request, openCheckout))

  shop.put('/api/checkout/setCampaignCode', async (request) => {
    const { db } = options
    const sent = bodyOf(request, checkoutSchema)
    const { visitor } = request
    // Saves the other fields even if the code is refused.
    const saved = await inTransaction(db, (tx) =>
      changeCheckout(tx, visitor, sent, contextOf(options)),
    )
    const { acceptTermsOfCondition, acceptNewsletter, campaignCode } = sent
    const withCode = { ...saved, acceptTermsOfCondition, acceptNewsletter, campaignCode }
    const apply = () =>
      answer(options, request, (tx, who, at) => applyCampaignCode(tx, who, withCode, at))
    const isTried = campaignCode.trim() !== '' && campaignCode !== saved.campaignCode
    return isTried ? codes(request, apply) : apply()
  })
}

function addChanges(shop: FastifyInstance, options: CheckoutRouteOptions): void {
  for (const name of ['setDeliveryProvider', 'setPaymentProvider']) {
    shop.put(`/api/checkout/${name}`, (request) => {
      const sent = bodyOf(request, checkoutSchema)
      return answer(options, request, (tx, visitor, at) => changeCheckout(tx, visitor, sent, at))
    })
  }

  shop.put('/api/checkout/setCountry', (request) => {
    const { country, ...sent } = bodyOf(request, setCountrySchema)
    const moved = { ...sent, selectedCountry: country ?? sent.selectedCountry }
    return answer(options, request, (tx, visitor, at) => changeCheckout(tx, visitor, moved, at))
  })

  shop.put('/api/checkout/setGoodsMarking', (request) => {
    const goodsMarking = readMarking(request)
    return answer(options, request, async (tx, visitor, at) => {
      const opened = await openCheckout(tx, visitor, at)
      const customerDetails = { ...opened.customerDetails, goodsMarking }
      return changeCheckout(tx, visitor, { ...opened, customerDetails }, at)
    })
  })
}

function addSteps(shop: FastifyInstance, options: CheckoutRouteOptions): void {
  shop.post('/api/checkout', (request) => {
    const sent = bodyOf(request, checkoutSchema)
    const { visitor, ip: address } = request
    return submitCheckout(options, visitor, sent, { hold: false, address })
  })

  shop.post('/api/checkout/makeSandpartPurchaseDecision', (request) => {
    const { model, decision } = bodyOf(request, purchaseDecisionSchema)
    const isSetUp = options.work.open.providers.includes(DECIDING_PROVIDER)
    if (!isSetUp) throw new ShopError(404, 'request.notfound')
    if (!decision) {
      const reason = { key: 'checkout.declined' }
      throw new ShopError(422, reason, { modelState: { payment: [reason] } })
    }
    const how = { hold: true, provider: DECIDING_PROVIDER, address: request.ip }
    return submitCheckout(options, request.visitor, model, how)
  })

  shop.post('/api/checkout/orderstep', (request) => {
    const { orderId, payload } = bodyOf(request, orderStepSchema)
    const sent = { ...payload, orderId }
    return answer(options, request, (tx, visitor, at) => checkStep(tx, visitor, sent, at))
  })
}

async function answer(
  options: CheckoutRouteOptions,
  { visitor }: FastifyRequest,
  step: CheckoutAction,
): Promise<Checkout> {
  const { db, work } = options
  const context = contextOf(options)
  const checkout = await inTransaction(db, (tx) => step(tx, visitor, context))
  work.flushOutbox()
  const paymentWidget = checkout.orderId ? await work.widgetFor(visitor, checkout) : undefined
  return { ...checkout, paymentWidget: paymentWidget ?? null }
}

function contextOf({ work, now }: CheckoutRouteOptions): CheckoutContext {
  return { now: now(), ...work.open }
}

function readMarking({ query }: FastifyRequest): string {
  const { goodsMarking } = query as { readonly goodsMarking?: unknown }
  if (typeof goodsMarking === 'string' && goodsMarking.length <= MAX_NOTE_LENGTH)
    return goodsMarking
  const reason = { key: 'validation.maxLength', values: { max: MAX_NOTE_LENGTH } }
  throw new ShopError(400, reason, { modelState: { 'customerDetails-goodsMarking': [reason] } })
}
