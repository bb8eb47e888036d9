import { expect } from '@open-wc/testing'
import type { Checkout } from '../../src/contract/checkout.ts'
import * as service from '../../src/services/checkout-service.ts'
import { HttpError, NetworkError } from '../../src/services/http-error.ts'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { checkoutOf } from '../state/checkout/checkouts.ts'
import { fakeClock } from '../state/clock.ts'

const sent = checkoutOf()
/** The provider's HTML came from the shop, and is not sent back. */
const body = { ...sent, paymentWidget: { ...sent.paymentWidget, responseString: null } }
const asSent = (call: { readonly body?: unknown }): StubbedResponse => ({ body: call.body ?? sent })

/** Every call of the checkout: its function, its request, and the body. */
const CALLS: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  ['GET /api/checkout', () => service.getCheckout(), undefined],
  ['PUT /api/checkout/setDeliveryProvider', () => service.setDeliveryProvider(sent), body],
  ['PUT /api/checkout/setCountry', () => service.setCountry(sent), { ...body, country: 'SE' }],
  ['PUT /api/checkout/setPaymentProvider', () => service.setPaymentProvider(sent), body],
  ['PUT /api/checkout/setCampaignCode', () => service.setCampaignCode(sent), body],
  [
    'PUT /api/checkout/setGoodsMarking?goodsMarking=Dörr+%26+3',
    () => service.setGoodsMarking('Dörr & 3'),
    undefined,
  ],
  ['POST /api/checkout', () => service.placeOrder(sent), body],
  ['PUT /api/sandpaycheckout/setShippingOption', () => service.setShippingOption(sent), body],
  [
    'PUT /api/sandpaycheckout/setSelectedCountry',
    () => service.setSelectedCountry(sent, 'NO'),
    { countryCode: 'NO' },
  ],
  [
    'POST /api/checkout/makeSandpartPurchaseDecision',
    () => service.makePurchaseDecision(sent),
    { model: body, decision: true },
  ],
  [
    'POST /api/registerme/sandpartLogin/',
    () => service.logInAtProvider(sent),
    { orderId: sent.orderId },
  ],
  [
    'POST /api/order/step-2',
    () => service.runStep('/api/order/step-2', sent),
    { orderId: sent.orderId, payload: body },
  ],
  [
    'PUT /api/newsletter/checkoutOptin',
    () => service.optIn({ gender: 'Male', acceptNewsletter: true, orderId: 'o1' }),
    { gender: 'Male', acceptNewsletter: true, orderId: 'o1' },
  ],
]

/** Paths of an order step that a hostile backend might send. */
const STEPS = [
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example',
  '\\\\evil.example\\x',
  'https://evil.example/api/x',
  'http:evil.example/api/x',
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/../admin',
  '/api/./../admin',
  '/api/%2e%2e/admin',
  '/api/%2E%2E/admin',
  '/api/..%2fadmin',
  '/api/%252e%252e/admin',
  '/api/x%2f..%2f..%2fadmin',
  '/api\\..\\admin',
  '/api/..\\admin',
  '/api/x?next=/admin',
  '/api/x#y',
  '/api/x;y',
  '/api/x y',
  '/api/\tx',
  '/api/x\n',
  '/a\npi/x',
  '/api/',
  '/api',
  '/admin',
  'api/x',
  './api/x',
  ' /api/x',
  '/API/../api/x',
  '/api/å',
  '/api/\u2024\u2024/admin',
  '/api/x@evil.example',
  '@evil.example/api/x',
  '',
  undefined,
  null,
  42,
  {},
  ['/api/x'],
]

const IDS = [
  '',
  '../x',
  'a/b',
  'Sandpay',
  'a.b',
  '%2e',
  'a b',
  'é',
  'a'.repeat(41),
  null,
  undefined,
]

async function failure(made: Promise<unknown>): Promise<unknown> {
  return made.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('a call of the checkout', () => {
  for (const [name, ask, expected] of CALLS) {
    it(`is made as ${name}`, async () => {
      const calls = stubFetch({ [name.replace(/\?.*/, '')]: asSent })

      await ask()

      const made = calls.map((it) => [`${it.method} ${decodeURI(it.path)}`, it.body])
      expect(made).to.deep.equal([[name, expected]])
    })
  }

  it('asks the provider whether it may take the payment', async () => {
    stubFetch({
      'POST /api/sandpaycheckout/validateOrder': { body: { shouldProceed: false, error: 'Slut' } },
    })

    expect(await service.validateOrder(sent)).to.deep.equal({ shouldProceed: false, error: 'Slut' })
  })

  it('carries the key that makes a repeat harmless', async () => {
    const calls = stubFetch({ 'POST /api/checkout': asSent })

    await service.placeOrder(sent, { idempotencyKey: 'k1' })

    expect(calls[0]?.headers.get('idempotency-key')).to.equal('k1')
  })

  it('that is answered in part leaves the rest as it was sent', async () => {
    stubFetch({ 'PUT /api/checkout/setCountry': { body: { paymentWidget: { id: 'w2' } } } })

    const answered = await service.setCountry(sent)

    expect([answered.paymentWidget?.id, answered.customerDetails.city]).to.deep.equal([
      'w2',
      'Stockholm',
    ])
  })

  for (const [what, text] of [
    ['null', 'null'],
    ['nothing', ''],
  ] as const) {
    it(`that is answered with ${what} leaves all as it was sent`, async () => {
      stubFetch({ 'PUT /api/checkout/setDeliveryProvider': { text } })

      expect(await service.setDeliveryProvider(sent)).to.deep.equal(sent)
    })

    it(`that places an order has failed where it is answered with ${what}`, async () => {
      stubFetch({ 'POST /api/checkout': { text } })

      expect(await failure(service.placeOrder(sent))).to.be.instanceOf(HttpError)
    })
  }

  for (const [what, text] of [
    ['a list', '[]'],
    ['something else', '{"foo":1}'],
    ['another shape', '{"paymentWidget":[1]}'],
    ['no JSON', '{"paymentWidget":'],
    ['a page', '<!doctype html><p>Oops'],
  ]) {
    it(`that is answered with ${what} has failed`, async () => {
      stubFetch({ 'PUT /api/checkout/setDeliveryProvider': { text: text ?? '' } })

      expect(await failure(service.setDeliveryProvider(sent))).to.be.instanceOf(HttpError)
    })
  }

  it('that says nothing for 30 s is called off', async () => {
    stubFetch({ 'PUT /api/checkout/setCountry': 'hang' })
    const clock = fakeClock()
    const made = failure(service.setCountry(sent))
    let isDone = false
    void made.then(() => {
      isDone = true
    })

    await clock.pass(29_999)
    const before = isDone
    await clock.pass(1)
    clock.stop()

    expect(before).to.equal(false)
    expect(await made).to.be.instanceOf(NetworkError)
  })
})

describe("an order step's path", () => {
  for (const path of STEPS) {
    it(`is not ${JSON.stringify(path)}`, async () => {
      const calls = stubFetch({})

      expect(await failure(service.runStep(path, sent))).to.be.instanceOf(HttpError)
      expect(calls).to.have.length(0)
    })
  }
})

describe("a provider's id", () => {
  for (const id of IDS) {
    it(`is not ${JSON.stringify(id)}`, async () => {
      const calls = stubFetch({})
      const hostile = { ...sent, paymentProvider: id, secondPaymentProvider: id } as Checkout

      const failures = await Promise.all([
        failure(Promise.resolve().then(() => service.validateOrder(hostile))),
        failure(Promise.resolve().then(() => service.setShippingOption(hostile))),
        failure(service.setSelectedCountry(hostile, 'SE')),
        failure(Promise.resolve().then(() => service.makePurchaseDecision(hostile))),
        failure(service.logInAtProvider(hostile)),
        failure(service.getDeliveryCheckouts(id ?? '', {})),
      ])

      expect(failures.every((it) => it instanceof HttpError)).to.equal(true)
      expect(calls).to.have.length(0)
    })
  }
})

describe("a carrier's options", () => {
  const NAME = 'POST /api/transportapi/courier/getDeliveryCheckouts'
  const ask = () => service.getDeliveryCheckouts('courier', { country: 'SE' })

  it('come as text that is JSON itself', async () => {
    const option = { id: 'p1', name: 'Ombud', kind: 'pickup' }
    const calls = stubFetch({ [NAME]: { body: JSON.stringify({ options: [option] }) } })

    expect((await ask()).options).to.deep.equal([option])
    expect(calls[0]?.body).to.deep.equal({ country: 'SE' })
  })

  for (const [what, body] of [
    ['JSON that is no text', { options: [] }],
    ['text that is no JSON', '{"options":'],
    ['text of another shape', '{"options":[{"id":1}]}'],
    ['text that says null', 'null'],
    ['text twice over', JSON.stringify(JSON.stringify({ options: [] }))],
    ['something very deep', '['.repeat(20_000)],
  ] as const) {
    it(`are not ${what}`, async () => {
      stubFetch({ [NAME]: { body } })

      expect(await failure(ask())).to.be.instanceOf(HttpError)
    })
  }

  it('add nothing to every object', async () => {
    stubFetch({ [NAME]: { body: '{"__proto__":{"polluted":1},"options":[]}' } })

    await ask()

    expect('polluted' in {}).to.equal(false)
  })
})
