import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER } from '../../helpers/checkout.ts'
import { type Answer, Browser, type Crowd } from './crowd-client.ts'

/** Somebody with one piece in the cart and the checkout filled in. */
export interface Buyer {
  readonly browser: Browser
  readonly article: string
  readonly email: string
  readonly sent: Checkout
}

/** What a buyer was told; without an order, that there is none left. */
export interface Outcome {
  readonly article: string
  readonly email: string
  readonly orderId: string | undefined
}

export interface Wish {
  readonly article: string
  /** The number of the buyer. */
  readonly number: number
  /** The number of the address. */
  readonly place: number
}

/** Fills the cart and the checkout, as the pages do. */
export async function prepare(crowd: Crowd, { article, number, place }: Wish): Promise<Buyer> {
  const browser = new Browser(crowd, place)
  const email = `buyer-${number}@example.com`
  await succeed(browser, { method: 'GET', path: '/p/last' })
  const { token } = await succeed<{ token: string }>(browser, { method: 'GET', path: '/api/token' })
  browser.token = token
  const body = { articleNumber: article, quantity: 1 }
  await succeed(browser, { method: 'POST', path: '/api/cart/add', body })
  const opened = await succeed<Checkout>(browser, { method: 'GET', path: '/api/checkout' })
  const customerDetails = { ...BUYER.customerDetails, email }
  const typed = { ...opened, ...BUYER, customerDetails }
  const call = { method: 'PUT', path: '/api/checkout/setDeliveryProvider', body: typed }
  const kept = await succeed<Checkout>(browser, call)
  return { browser, article, email, sent: { ...kept, acceptTermsOfCondition: true } }
}

/** Presses the button, until the outcome is known. */
export async function press({ browser, article, email, sent }: Buyer): Promise<Outcome> {
  const { status, body } = await browser.settle({
    method: 'POST',
    path: '/api/checkout',
    body: sent,
  })
  if (status === 200) {
    return { article, email, orderId: (JSON.parse(body) as Checkout).orderId }
  }
  if (status === 409) return { article, email, orderId: undefined }
  throw new Error(`An order was answered with ${status}: ${body}`)
}

async function succeed<Body>(
  browser: Browser,
  call: { readonly method: string; readonly path: string; readonly body?: unknown },
): Promise<Body> {
  const answer: Answer = await browser.settle(call)
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.body}`)
  return (call.path.startsWith('/api') ? JSON.parse(answer.body) : answer.body) as Body
}
