import { deepEqual, equal, notEqual, ok, rejects } from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../shop/checkout/payment/provider-errors.ts'
import type { PaymentProvider, WebhookRequest } from '../../../shop/payments/port/provider.ts'
import { ShopError } from '../../../shop/platform/shop-error.ts'
import type { PaymentStatus } from '../../../src/model/payment.ts'
import type { Purchase } from '../../../src/model/purchase.ts'
import type { Fault } from './stand-ins/serve.ts'
import { row, somePurchase } from './stand-ins/some-purchase.ts'

/** A provider, with controls for what happens at its end. */
export interface ProviderBench {
  readonly provider: PaymentProvider
  /** Pays as the buyer; false if the provider does not let them. */
  pays(reference: string): Promise<boolean>
  /** Whether the money is reserved until it is captured (the default), or moved at once. */
  readonly takes?: 'later' | 'at once'
  /** The call of the provider's servers after the payment has changed. */
  callAbout(reference: string): Promise<WebhookRequest>
  /** The same call by somebody who does not know the secret. */
  forge(call: WebhookRequest): WebhookRequest
  /** Amounts that the provider has moved for a payment; refunds are negative. */
  moved(reference: string): Promise<readonly number[]>
  /** Spoils the provider's responses, or restores them. */
  spoil(fault?: Fault): void
  /** A purchase that the provider knows; absent if any purchase will do. */
  purchase?(change?: Partial<Purchase>): Promise<Purchase>
}

/**
 * What every payment provider must do. `faults` are those that can happen between the provider and
 * the shop: none, if it runs within the shop.
 */
export function providerContract(
  name: string,
  open: (t: TestContext) => Promise<ProviderBench>,
  faults: readonly Fault[],
): void {
  describe(`${name}, as any payment provider,`, () => {
    askingContract(open)
    payingContract(open)
    callContract(open)
    unavailableContract(open, faults)
  })
}

type Open = (t: TestContext) => Promise<ProviderBench>

async function find({ provider }: ProviderBench, reference: string): Promise<PaymentStatus> {
  const status = await provider.find(reference)
  ok(status, `the provider knows ${reference}`)
  return status
}

async function purchaseOf(bench: ProviderBench, change: Partial<Purchase> = {}): Promise<Purchase> {
  return (await bench.purchase?.(change)) ?? somePurchase(change)
}

async function paid(open: Open, t: TestContext) {
  const bench = await open(t)
  const purchase = await purchaseOf(bench)
  const { reference } = await bench.provider.prepare(purchase)
  equal(await bench.pays(reference), true)
  return { bench, purchase, reference, status: await find(bench, reference) }
}

/** A payment whose money has not moved: authorized, or pending if paying would move it at once. */
async function unpaid(open: Open, t: TestContext) {
  const bench = await open(t)
  const { reference } = await bench.provider.prepare(await purchaseOf(bench))
  if (bench.takes !== 'at once') equal(await bench.pays(reference), true)
  return { bench, reference, status: await find(bench, reference) }
}

/** Money that was moved at once cannot be cancelled, only refunded. */
async function refusesToGiveUp(bench: ProviderBench, reference: string): Promise<void> {
  await rejects(bench.provider.cancel(reference, 'key-1'), ProviderRefusal)
  equal((await find(bench, reference)).state, 'captured')
}

function askingContract(open: Open): void {
  test('asks for the amount and the currency of the purchase', async (t) => {
    const bench = await open(t)
    const purchase = await purchaseOf(bench)

    const session = await bench.provider.prepare(purchase)

    const { reference } = session
    const { amount, currency } = purchase
    deepEqual(await find(bench, reference), { reference, state: 'pending', amount, currency })
    equal(session.redirectUrl !== undefined, bench.provider.way === 'redirect')
  })

  test('keeps the payment for an unchanged purchase', async (t) => {
    const bench = await open(t)
    const purchase = await purchaseOf(bench)
    const first = await bench.provider.prepare(purchase)

    const second = await bench.provider.prepare(purchase, first.reference)

    deepEqual(second, first)
  })

  test('asks for the new amount of a changed purchase, and never for the old one', async (t) => {
    const bench = await open(t)
    const first = await bench.provider.prepare(await purchaseOf(bench))
    const changed = await purchaseOf(bench, { rows: [row('article', 'A', 'Boll', [1, 19_900])] })

    const { reference } = await bench.provider.prepare(changed, first.reference)

    equal((await find(bench, reference)).amount, changed.amount)
    const stale = first.reference === reference ? false : await bench.pays(first.reference)
    equal(stale, false)
  })

  test('can return to an earlier offer', async (t) => {
    const bench = await open(t)
    const purchase = await purchaseOf(bench)
    const first = await bench.provider.prepare(purchase)
    const changed = await purchaseOf(bench, { rows: [row('article', 'A', 'Boll', [1, 19_900])] })
    const second = await bench.provider.prepare(changed, first.reference)

    const { reference } = await bench.provider.prepare(purchase, second.reference)

    equal((await find(bench, reference)).amount, purchase.amount)
    equal(await bench.pays(reference), true)
  })

  test('does not know a payment that was never opened', async (t) => {
    const { provider } = await open(t)

    equal(await provider.find('cs_test_unknown'), undefined)
  })
}

function payingContract(open: Open): void {
  test('reserves or moves the money once the buyer has paid, as declared', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)

    const { amount, currency } = purchase
    const isTaken = bench.takes === 'at once'
    deepEqual(status, { reference, state: isTaken ? 'captured' : 'authorized', amount, currency })
    deepEqual(await bench.moved(reference), isTaken ? [amount] : [])
  })

  test('captures the money once, however often it is called', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)

    await bench.provider.capture(status, 'key-1')
    await bench.provider.capture(status, 'key-1')
    await bench.provider.capture(status, 'key-2')

    equal((await find(bench, reference)).state, 'captured')
    equal((await find(bench, reference)).amount, purchase.amount)
    deepEqual(await bench.moved(reference), [purchase.amount])
  })

  test('refunds the money once, however often it is called', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)
    await bench.provider.capture(status, 'key-1')
    const captured = await find(bench, reference)

    await bench.provider.refund(captured, 'key-2')
    await bench.provider.refund(captured, 'key-2')
    await bench.provider.refund(captured, 'key-3')

    equal((await find(bench, reference)).state, 'refunded')
    deepEqual(await bench.moved(reference), [purchase.amount, -purchase.amount])
  })

  test('refunds parts, each once, until nothing is left', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)
    await bench.provider.capture(status, 'key-1')
    const captured = await find(bench, reference)
    const refund = (amount: number, key: string) =>
      bench.provider.refund({ ...captured, amount }, key)

    await refund(1000, 'key-2')
    await refund(1000, 'key-2')
    await refund(500, 'key-3')
    await rejects(refund(purchase.amount - 1499, 'key-4'), ProviderRefusal)
    const { state } = await find(bench, reference)
    await refund(purchase.amount - 1500, 'key-5')

    equal(state, 'captured')
    equal((await find(bench, reference)).state, 'refunded')
    const parts = [-1000, -500, 1500 - purchase.amount]
    deepEqual(await bench.moved(reference), [purchase.amount, ...parts])
  })

  test('cancels reserved money, and cannot capture it afterwards', async (t) => {
    const { bench, reference, status } = await paid(open, t)
    if (bench.takes === 'at once') return refusesToGiveUp(bench, reference)

    await bench.provider.cancel(reference, 'key-1')
    await bench.provider.cancel(reference, 'key-1')
    await bench.provider.cancel(reference, 'key-2')

    equal((await find(bench, reference)).state, 'cancelled')
    await rejects(bench.provider.capture(status, 'key-3'))
    deepEqual(await bench.moved(reference), [])
  })

  test('lets nobody pay a cancelled payment', async (t) => {
    const bench = await open(t)
    const { reference } = await bench.provider.prepare(await purchaseOf(bench))

    await bench.provider.cancel(reference, 'key-1')

    const state = (await bench.provider.find(reference))?.state ?? 'cancelled'
    equal(state, 'cancelled')
    equal(await bench.pays(reference), false)
  })

  test('does not cancel captured money', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)
    await bench.provider.capture(status, 'key-1')

    await rejects(bench.provider.cancel(reference, 'key-2'))

    deepEqual(await bench.moved(reference), [purchase.amount])
  })

  test('does not refund money that it has not captured', async (t) => {
    const { bench, reference, status } = await unpaid(open, t)

    await rejects(bench.provider.refund(status, 'key-1'))

    deepEqual(await bench.moved(reference), [])
  })
}

function callContract(open: Open): void {
  test('reads the order and the payment status from a webhook', async (t) => {
    const { bench, purchase, reference, status } = await paid(open, t)

    const event = await bench.provider.parseWebhook(await bench.callAbout(reference))

    ok(event.kind === 'status')
    notEqual(event.id, '')
    deepEqual([event.orderId, event.status], [purchase.orderId, status])
  })

  test('reads the same id from a repeated call', async (t) => {
    const { bench, reference } = await paid(open, t)
    const call = await bench.callAbout(reference)

    const [first, second] = [
      await bench.provider.parseWebhook(call),
      await bench.provider.parseWebhook(call),
    ]

    deepEqual(first, second)
  })

  test('refuses a call from somebody else', async (t) => {
    const { bench, reference } = await paid(open, t)
    const call = bench.forge(await bench.callAbout(reference))

    await rejects(bench.provider.parseWebhook(call), (error) => isRefused(error))
  })

  test('refuses an empty call', async (t) => {
    const { provider } = await open(t)
    const call = { event: 'push', headers: {}, query: {}, body: Buffer.alloc(0) }

    await rejects(provider.parseWebhook(call), (error) => isRefused(error))
  })
}

function isRefused(error: unknown): boolean {
  return error instanceof ShopError && error.status === 401
}

function unavailableContract(open: Open, faults: readonly Fault[]): void {
  if (faults.length === 0) return
  test('refunds part of the money once, even if the response was lost', async (t) => {
    const { bench, reference, status } = await paid(open, t)
    await bench.provider.capture(status, 'key-1')
    const part = { ...(await find(bench, reference)), amount: 1000 }
    bench.spoil('lost')
    await rejects(bench.provider.refund(part, 'key-2'), ProviderUnavailable)
    bench.spoil()

    await bench.provider.refund(part, 'key-2')
    await bench.provider.refund(part, 'key-2')

    deepEqual(await bench.moved(reference), [status.amount, -1000])
  })

  for (const fault of faults) {
    test(`reports that it is unavailable when the response is: ${fault}`, async (t) => {
      const { bench, reference, status } = await paid(open, t)
      const purchase = await purchaseOf(bench, { orderId: 'order-2' })
      bench.spoil(fault)

      await rejects(bench.provider.prepare(purchase), ProviderUnavailable)
      await rejects(bench.provider.find(reference), ProviderUnavailable)
      // The outcome of the capture is unknown, so it must not count as done.
      await rejects(bench.provider.capture(status, 'key-1'), ProviderUnavailable)

      bench.spoil()
      await bench.provider.capture(status, 'key-1')
      equal((await find(bench, reference)).state, 'captured')
    })
  }
}
