import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import type { Checkout } from '../../../src/contract/checkout.ts'
import {
  applyCode,
  chooseCountry,
  chooseDelivery,
  chooseOption,
  choosePayment,
} from '../../../src/state/checkout/buyer-choices.ts'
import { displayedCheckout } from '../../../src/state/checkout/displayed-checkout.ts'
import { applyShippingOption } from '../../../src/state/checkout/frame.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'
import { submitCheckout } from '../../../src/state/checkout/submit.ts'
import { type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { cartOf } from '../cart/carts.ts'
import { fakeClock } from '../clock.ts'
import { beginCheckout } from './checkouts.ts'

/** Schedules for each rule; more in the long run: `FUZZ_CASES` in the environment. */
const USUAL = 300
const SCHEDULES = Number(Reflect.get(globalThis, 'COURTSIDE_FUZZ_CASES') ?? USUAL)
const PATIENCE_MS = 400 * SCHEDULES

const ACTS = {
  country: chooseCountry,
  delivery: chooseDelivery,
  option: chooseOption,
  payment: choosePayment,
  code: applyCode,
  shipping: (id: string) => applyShippingOption({ id }),
  order: () => submitCheckout({ go: () => {} }),
} as const

/** A visitor's action, its delay after the previous one, and the shop's reaction. */
interface Act {
  readonly kind: keyof typeof ACTS
  readonly value: string
  readonly afterMs: number
  readonly towardsMs: number
  readonly backMs: number
  readonly fate: 'taken' | 'refused' | 'lost'
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  value: fc.constantFrom('a', 'b', 'c', 'd'),
  afterMs: fc.integer({ min: 0, max: 900 }),
  towardsMs: fc.integer({ min: 0, max: 1500 }),
  backMs: fc.integer({ min: 0, max: 1500 }),
  fate: fc.constantFrom('taken', 'taken', 'taken', 'refused', 'lost'),
})

const CHOSEN = [
  'selectedCountry',
  'selectedDeliveryMethod',
  'selectedDeliveryOption',
  'selectedPaymentMethod',
  'campaignCode',
] as const

/** Each choice has a different price. */
function totalOf(checkout: Checkout): number {
  const text = JSON.stringify([
    ...CHOSEN.map((name) => checkout[name] ?? null),
    checkout.selectedShippingOption ?? null,
  ])
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}

function counted(checkout: Checkout): Checkout {
  const totalAmount = totalOf(checkout)
  const totals = { rows: [], total: '', vat: '', vatAmount: 0, includesVat: true, totalAmount }
  return { ...checkout, totals, paymentWidget: { ...WIDGET, amount: totalAmount } }
}

const WIDGET = {
  id: 'w',
  isChangeable: true,
  displayCustomerDetails: true,
  displayDeliveryMethods: true,
}

/** A shop with delays, which may refuse a change, or accept it and lose the answer. */
function openShop(acts: readonly Act[], first: Checkout) {
  const shop = { checkout: counted(first), orders: [] as number[], mistaken: 0 }
  let asked = 0
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  const reply =
    (take: (sent: Checkout) => object) =>
    async ({ body }: { body?: unknown }) => {
      const { towardsMs = 0, backMs = 0, fate } = acts[asked++ % acts.length] ?? {}
      await pause(towardsMs)
      if (fate === 'refused') return { status: 503 } as StubbedResponse
      const answered = { body: take(body as Checkout) }
      await pause(backMs)
      return fate === 'lost' ? 'reset' : answered
    }
  const change = reply((sent) => {
    shop.checkout = counted(sent)
    return shop.checkout
  })
  const order = reply((sent) => {
    if (sent.shownTotalAmount !== totalOf(sent)) shop.mistaken += 1
    shop.orders.push(totalOf(sent))
    return { ...counted(sent), redirectUrl: '/order/1' }
  })
  const calls = stubFetch({
    'PUT /api/checkout/setCountry': change,
    'PUT /api/checkout/setDeliveryProvider': change,
    'PUT /api/checkout/setPaymentProvider': change,
    'PUT /api/checkout/setCampaignCode': change,
    'PUT /api/sandpaycheckout/setShippingOption': change,
    'POST /api/checkout': order,
    'GET /api/checkout': reply(() => shop.checkout),
    'GET /api/cart': reply(() => cartOf({ r1: 1 })),
  })
  return { shop, calls }
}

/** While nothing is under way, the page shows one complete answer of the shop. */
function look(): void {
  const { pending, payload, pendingChoices: wanted, submit } = checkoutState
  if (pending.length > 0) return
  expect(wanted).to.deep.equal({})
  if (submit.isSubmitting) return
  expect(payload.totals?.totalAmount).to.equal(totalOf({ ...payload }))
  expect(payload.paymentWidget?.amount).to.equal(payload.totals?.totalAmount)
}

/** The last choice is displayed until the shop has answered it. */
function lookAtChoices(made: Readonly<Partial<Record<Act['kind'], string>>>): void {
  const { pending } = checkoutState
  const shown = displayedCheckout(checkoutState)
  const lasting = { country: shown.selectedCountry, payment: shown.selectedPaymentMethod } as const
  for (const kind of ['country', 'payment'] as const) {
    if (pending.includes(kind)) expect(lasting[kind]).to.equal(made[kind])
  }
}

async function play(acts: readonly Act[]) {
  const made: Partial<Record<Act['kind'], string>> = {}
  const watch = () => {
    look()
    if (acts.every((it) => it.kind !== 'order')) lookAtChoices(made)
  }
  const first = await beginCheckout({ totals: null })
  const clock = fakeClock()
  try {
    const { shop, calls } = openShop(acts, first)
    checkoutState.payload = shop.checkout
    checkoutState.typed = { ...checkoutState.typed, acceptTermsOfCondition: true }
    for (const { kind, value, afterMs } of acts) {
      await clock.pass(afterMs, watch)
      made[kind] = value
      void ACTS[kind](value)
    }
    await clock.pass(400_000, watch)
    return { shop, calls }
  } finally {
    clock.stop()
  }
}

describe('a checkout, whatever is changed and however slow the shop is', () => {
  it('never shows a total beside other choices, and orders what it shows', () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
        const { shop } = await play(acts)

        expect([checkoutState.pending, checkoutState.submit.isSubmitting]).to.deep.equal([
          [],
          false,
        ])
        expect(shop.mistaken).to.equal(0)
      }),
      { numRuns: SCHEDULES },
    )).timeout(PATIENCE_MS)

  it('ends as it was last chosen, where the shop takes all', () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (some) => {
        const acts = some
          .filter(({ kind }) => kind !== 'order' && kind !== 'shipping')
          .map((it) => ({ ...it, fate: 'taken' as const }))
        const { shop } = await play(acts)

        const last = (kind: string) => acts.findLast((it) => it.kind === kind)?.value
        const shown = displayedCheckout(checkoutState)
        expect([shown.selectedCountry, shown.selectedPaymentMethod]).to.deep.equal([
          last('country') ?? 'SE',
          last('payment') ?? 'card',
        ])
        expect(totalOf(shown)).to.equal(totalOf(shop.checkout))
        expect(shown.totals?.totalAmount).to.equal(totalOf(shop.checkout))
      }),
      { numRuns: SCHEDULES },
    )).timeout(PATIENCE_MS)

  it('sends one call after another', async () => {
    const flushOutbox = { afterMs: 10, towardsMs: 700, backMs: 700, fate: 'taken' } as const
    const acts = (['country', 'delivery', 'option', 'payment', 'code'] as const).map((kind) => ({
      ...flushOutbox,
      kind,
      value: 'b',
    }))

    const { calls } = await play(acts)

    expect(calls.filter(({ method }) => method === 'PUT')).to.have.length(5)
    expect(displayedCheckout(checkoutState)).to.deep.include({
      selectedCountry: 'b',
      selectedDeliveryMethod: 'b',
      selectedDeliveryOption: 'b',
      selectedPaymentMethod: 'b',
      campaignCode: 'b',
    })
  })
})
