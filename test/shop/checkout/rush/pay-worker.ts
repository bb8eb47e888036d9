import { createInterface } from 'node:readline'
import type { FastifyInstance } from 'fastify'
import { createShop } from '../../../../shop/app/create-app.ts'
import { findStoredCheckout } from '../../../../shop/checkout/current/stored-checkout.ts'
import { ProviderRefusal } from '../../../../shop/checkout/payment/provider-errors.ts'
import { placeOrder } from '../../../../shop/checkout/placing/place-order.ts'
import { UNOPENED } from '../../../../shop/payments/port/origins.ts'
import type { PaymentProvider } from '../../../../shop/payments/port/provider.ts'
import type { Sandbox } from '../../../../shop/payments/port/sandbox.ts'
import { returnFromPayment } from '../../../../shop/payments/provider-routes.ts'
import { payByCard } from '../../../../shop/payments/providers/sandbox/pay.ts'
import { findOrderState } from '../../../../shop/payments/records/payment-queries.ts'
import { preparePayment } from '../../../../shop/payments/widgets/widgets.ts'
import { inTransaction } from '../../../../shop/platform/db/in-transaction.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { ShopError } from '../../../../shop/platform/shop-error.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { naivePurchase } from './naive-purchase.ts'

/**
 * A process that sells for cards: a whole listening shop, with the card provider beside it. Reads order
 * ids, one a line, and prints each step it has taken and the outcome.
 */
const CARD = { number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' }
const MAX_TRIES = 5

const [, , databaseUrl = '', name = ''] = process.argv
const db = await openDatabase({ dataDir: '.', databaseUrl })
const opened: { shop?: FastifyInstance } = {}
const origins = () => ({ ...UNOPENED, nearby: opened.shop?.listeningOrigin ?? '' })
const shop = await createShop(db, { maxOrders: 0, payments: { origins } })
opened.shop = shop
await shop.listen({ port: 0, host: '127.0.0.1' })
const { payments } = shop
const { sandboxes } = payments
const say = (line: string) => process.stdout.write(`${line}\n`)
say('ready')

for await (const orderId of createInterface({ input: process.stdin })) void sell(orderId)
await shop.close()
await db.destroy()

async function sell(orderId: string): Promise<void> {
  say(`${await attempt(orderId)} ${orderId}`)
}

async function attempt(orderId: string): Promise<'sold' | 'refused' | 'failed'> {
  try {
    if (name === 'naive') return (await naivePurchase(db, orderId, say)) ? 'sold' : 'refused'
    return await buy(orderId)
  } catch (error) {
    if (error instanceof ShopError && error.status === 409) return 'refused'
    process.stderr.write(`${error}\n`)
    return 'failed'
  }
}

/** What the page and its frame do in sequence; without a clear response, they try again. */
async function buy(orderId: string): Promise<'sold' | 'refused'> {
  const provider = payments.providers.get('sandpay')
  const [sandbox] = sandboxes
  if (!provider || !sandbox) throw new Error('There is no card provider')
  const outcomes: string[] = []
  while (outcomes.length < MAX_TRIES) {
    if ((await findOrderState(db, orderId))?.status === 'paid') return 'sold'
    outcomes.push(await pay(orderId, provider, sandbox))
    await returnFromPayment(payments, orderId)
  }
  throw new Error(`No way to pay ${orderId}: ${outcomes}`)
}

async function pay(orderId: string, provider: PaymentProvider, sandbox: Sandbox): Promise<string> {
  try {
    const place = { language: 'sv', storefront: 'sport' } as const
    const { session, amount } = await preparePayment(payments, provider, orderId, place)
    say(`at prepared ${orderId}`)
    await hold(orderId)
    say(`at held ${orderId}`)
    const paying = { card: CARD, shownAmount: amount }
    const { outcome } = await payByCard(sandbox, session.reference, paying)
    say(`at ${outcome} ${orderId}`)
    return outcome
  } catch (error) {
    // The buyer's other press of the button has paid it meanwhile.
    if (error instanceof ProviderRefusal) return error.message
    throw error
  }
}

async function hold(orderId: string): Promise<void> {
  const stored = await findStoredCheckout({ db, shop: demoShop }, orderId)
  if (!stored) throw new Error(`No checkout ${orderId}`)
  const { visitor, sent } = stored
  const context = { now: Date.now(), hold: true, provider: 'sandpay' }
  await inTransaction(db, (tx) => placeOrder(tx, visitor, sent, context))
}
