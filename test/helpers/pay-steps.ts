import type { Checkout } from '../../src/contract/checkout.ts'
import { ARTICLE, type PayingShop } from './open-paying-shop.ts'
import type { ShopVisitor } from './open-shop.ts'

export type PayingMethod =
  | 'card'
  | 'account'
  | 'klarna'
  | 'stripe-card'
  | 'stripe-swish'
  | 'stripe-wallet'

/** A visitor with one article in the cart and a complete checkout, up to the payment frame. */
export async function reachPayment(
  { visitor }: Pick<PayingShop, 'visitor'>,
  method: PayingMethod = 'card',
): Promise<{ buyer: ShopVisitor; checkout: Checkout }> {
  const buyer = visitor()
  await buyer.ask('/api/cart/add', { articleNumber: ARTICLE, quantity: 1 })
  return { buyer, checkout: await choosePayment(buyer, method) }
}

/** Fills in the visitor's checkout and chooses the payment method. */
export async function choosePayment(buyer: ShopVisitor, method: PayingMethod): Promise<Checkout> {
  const opened: Checkout = (await buyer.ask('/api/checkout')).json()
  const filled = {
    ...opened,
    customerDetails: {
      ...opened.customerDetails,
      email: 'kim@example.com',
      firstName: 'Kim',
      lastName: 'Berg',
      address: 'Storgatan 1',
      zipCode: '111 22',
      city: 'Stockholm',
      phoneNumber: '070-123 45 67',
    },
    zipCode: '111 22',
    selectedPaymentMethod: method,
    selectedDeliveryMethod: 'home',
  }
  const path = '/api/checkout/setPaymentProvider'
  const answer = await buyer.ask(path, filled, { method: 'PUT' })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  const chosen: Checkout = answer.json()
  return {
    ...chosen,
    acceptTermsOfCondition: true,
    shownTotalAmount: chosen.totals?.totalAmount,
  }
}

/** Presses pay in the frame, once the checkout allows it. */
export async function payInFrame(
  shop: PayingShop,
  orderId: string,
  body: object,
  provider: 'sandpay' | 'sandpart' = 'sandpay',
): Promise<PressAnswer> {
  const { amount } = await shop.sandbox(orderId, provider)
  return pressInFrame(shop, orderId, {
    act: 'pay',
    body: { shownAmount: amount, ...body },
    provider,
  })
}

interface Press {
  readonly act: 'pay' | 'cancel' | 'address'
  readonly body?: object
  readonly provider?: 'sandpay' | 'sandpart'
}

interface PressAnswer {
  readonly outcome: string
  readonly faults?: Readonly<Record<string, string>>
  readonly city?: string
  readonly error?: string
}

/** The request of a frame's button to the provider. */
export async function pressInFrame(
  { payments, sandbox, widgets }: PayingShop,
  orderId: string,
  { act, body = {}, provider = 'sandpay' }: Press,
): Promise<PressAnswer> {
  const { reference } = await sandbox(orderId, provider)
  const response = await widgets.inject({
    method: 'POST',
    url: `/sandbox/${provider}/${reference}/${act}`,
    headers: { 'sandbox-frame': payments.signer.sign('frame', `${provider} ${reference}`) },
    payload: body,
  })
  return response.json()
}

export function cardOf(number: string) {
  return { card: { number, expiry: '12/29', cvc: '123' } }
}

export function validate(buyer: ShopVisitor, checkout: Checkout) {
  return buyer.ask('/api/sandpaycheckout/validateOrder', checkout)
}

/** An order with reserved stock, whose payment has not been requested from the provider yet. */
export async function holdOrder(
  shop: PayingShop,
): Promise<{ buyer: ShopVisitor; checkout: Checkout; orderId: string }> {
  const { buyer, checkout } = await reachPayment(shop)
  await validate(buyer, checkout)
  return { buyer, checkout, orderId: checkout.orderId }
}
