import { expect } from '@open-wc/testing'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { navigateTo } from '../../../src/services/page.ts'
import { chooseDelivery } from '../../../src/state/checkout/buyer-choices.ts'
import { typeField } from '../../../src/state/checkout/fields.ts'
import { stopWaiting } from '../../../src/state/checkout/network.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'
import { submitCheckout } from '../../../src/state/checkout/submit.ts'
import { goOffline } from '../../helpers/failure-scenarios.ts'
import { until } from '../../helpers/render.tsx'
import {
  type Call,
  deferredResponse,
  type StubbedResponse,
  stubFetch,
} from '../../helpers/stub-fetch.ts'
import { fakeClock } from '../clock.ts'
import { acceptsAll, beginCheckout, CART, checkoutOf } from './checkouts.ts'

const ORDER = 'POST /api/checkout'
const placed = acceptsAll(() => ({ redirectUrl: '/order/1' }))
const ready = { acceptTermsOfCondition: true }

async function open(more: object = {}): Promise<void> {
  await beginCheckout(more)
  typeField('acceptTermsOfCondition', ready.acceptTermsOfCondition)
}

async function order(): Promise<{ readonly isPlaced: boolean; readonly went: unknown[] }> {
  const went: unknown[] = []
  const isPlaced = await submitCheckout({ go: (url) => went.push(url) })
  return { isPlaced, went }
}

const keys = (calls: readonly Call[]) =>
  calls
    .filter((it) => it.path === '/api/checkout' && it.method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'))
const settled = () => until(() => checkoutState.pending.length === 0)

describe('an order', () => {
  it('names the terms that were shown first, and those of today once they were refused', async () => {
    await open({ words: 'first' })
    const changed = { acceptTermsOfCondition: ['Texten har ändrats'] }
    const calls = stubFetch({
      ...CART,
      'GET /api/checkout': acceptsAll(() => ({ ...checkoutState.payload, words: 'today' })),
      'PUT /api/checkout/setDeliveryProvider': acceptsAll(() => ({ words: 'today' })),
      [ORDER]: [{ status: 409, body: { modelState: changed } }, placed],
    })
    await chooseDelivery('pickup')

    expect((await order()).isPlaced).to.equal(false)
    expect(checkoutState.typed.acceptTermsOfCondition).to.equal(false)
    await settled()
    typeField('acceptTermsOfCondition', true)
    expect((await order()).isPlaced).to.equal(true)

    const orders = calls.filter(({ method }) => method === 'POST')
    expect(orders.map(({ body }) => (body as Checkout).words)).to.deep.equal(['first', 'today'])
  })

  it('is submitted with its errors cleared, and keeps its result', async () => {
    await open()
    checkoutState.submit = { ...checkoutState.submit, errors: { general: { key: 'x' } } }
    const held = deferredResponse()
    const calls = stubFetch({ [ORDER]: held.answer })
    const submits: unknown[] = []
    const stop = subscribe(checkoutState, () => submits.push(snapshot(checkoutState).submit), true)

    const ordering = order()
    await until(() => calls.length === 1)
    held.give(placed)
    const { isPlaced, went } = await ordering

    stop()
    const result = { ...(calls[0]?.body as object), redirectUrl: '/order/1' }
    expect([isPlaced, went]).to.deep.equal([true, ['/order/1']])
    expect(submits[0]).to.deep.equal({
      isSubmitting: true,
      errors: {},
      result: undefined,
      isChecking: false,
    })
    expect(checkoutState.submit).to.deep.include({ isSubmitting: false, errors: {} })
    expect(checkoutState.submit.result).to.deep.include({ redirectUrl: result.redirectUrl })
    expect(calls[0]?.body).to.deep.include({ shownTotalAmount: 10_000 })
  })

  it('that lacks something is not sent', async () => {
    await beginCheckout()
    typeField('customerDetails-email', 'anna')
    const calls = stubFetch({})

    const { isPlaced } = await order()

    expect([isPlaced, calls.length]).to.deep.equal([false, 0])
    expect(Object.keys(checkoutState.submit.errors)).to.deep.equal([
      'customerDetails-email',
      'acceptTermsOfCondition',
    ])
    expect(checkoutState.errors).to.deep.equal(checkoutState.submit.errors)
  })

  it('is one, however often the button is pressed', async () => {
    await open()
    const calls = stubFetch({ [ORDER]: placed })

    const [first, second] = await Promise.all([order(), order()])
    const third = await order()

    expect([first?.isPlaced, second?.isPlaced, third.isPlaced, calls.length]).to.deep.equal([
      true,
      false,
      true,
      1,
    ])
    expect(third.went).to.deep.equal(['/order/1'])
  })

  it('without an answer is checked, and sent again with the same key', async () => {
    await open()
    const calls = stubFetch({ [ORDER]: ['reset', { status: 502 }, { status: 204 }, placed] })
    const clock = fakeClock()

    const ordering = order()
    await clock.pass(0)
    const { isChecking, isSubmitting } = checkoutState.submit
    await clock.pass(60_000)
    clock.stop()

    expect([isChecking, isSubmitting]).to.deep.equal([true, true])
    expect((await ordering).isPlaced).to.equal(true)
    expect(new Set(keys(calls)).size).to.equal(1)
    expect([calls.length, checkoutState.submit.isChecking]).to.deep.equal([4, false])
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).to.equal(1)
  })

  it('that nobody answers can be pressed again, and is the same order', async () => {
    await open()
    const calls = stubFetch({ [ORDER]: ['reset', 'reset', 'reset', 'reset', 'reset', placed] })
    const clock = fakeClock()
    const first = order()
    await clock.pass(60_000)
    clock.stop()
    const { isPlaced } = await first
    const received = checkoutState.submit.errors.general?.key

    const again = await order()

    expect([isPlaced, received, again.isPlaced]).to.deep.equal([false, 'error.network', true])
    expect([calls.length, new Set(keys(calls)).size]).to.deep.equal([6, 1])
  })

  it('that takes long says that it is checked, and can be left', async () => {
    await open()
    stubFetch({ [ORDER]: 'hang' })
    const clock = fakeClock()
    const ordering = order()
    await clock.pass(10_000)
    const { isChecking } = checkoutState.submit

    stopWaiting()
    await clock.pass(0)
    clock.stop()

    expect([isChecking, (await ordering).isPlaced]).to.deep.equal([true, false])
    expect(checkoutState.submit.isSubmitting).to.equal(false)
    expect(checkoutState.submit.errors.general).to.deep.equal({ key: 'error.stopped' })
  })

  it('waits for the net', async () => {
    await open()
    const calls = stubFetch({ [ORDER]: ['reset', placed] })
    const comeBack = goOffline()
    const ordering = order()
    await until(() => calls.length === 1)
    const { isOffline } = checkoutState

    comeBack()

    expect([isOffline, (await ordering).isPlaced]).to.deep.equal([true, true])
    expect(new Set(keys(calls)).size).to.equal(1)
  })

  it('whose total is another asks to be confirmed, and is then placed at that total', async () => {
    await open()
    const { orderId } = checkoutState.payload
    const totals = { rows: [], total: '120 kr', totalAmount: 12_000, vat: '24 kr', vatAmount: 2400 }
    const refused: StubbedResponse = {
      status: 409,
      body: { message: 'checkout.totalchanged', modelState: { general: ['Summan är en annan'] } },
    }
    const calls = stubFetch({
      [ORDER]: [refused, placed],
      'GET /api/checkout': { body: checkoutOf({ orderId, totals }) },
      ...CART,
    })

    const { isPlaced } = await order()
    const asked = checkoutState.needsConfirmation
    await settled()
    const shown = checkoutState.payload.totals?.totalAmount
    const again = await order()

    expect([isPlaced, asked, shown, again.isPlaced]).to.deep.equal([false, true, 12_000, true])
    expect(calls.at(-1)?.body).to.deep.include({ shownTotalAmount: 12_000 })
    expect([
      checkoutState.needsConfirmation,
      checkoutState.typed.acceptTermsOfCondition,
    ]).to.deep.equal([false, true])
    expect(new Set(keys(calls)).size).to.equal(2)
  })

  it('that the shop refuses shows its words at their fields, and reads cart and checkout again', async () => {
    await open()
    const { orderId } = checkoutState.payload
    const calls = stubFetch({
      [ORDER]: {
        status: 409,
        body: {
          message: 'Slut',
          modelState: { general: ['Bara 1 kvar'], 'customerDetails-email': ['Fel', 'Två'] },
        },
      },
      'GET /api/checkout': { body: checkoutOf({ orderId }) },
      ...CART,
    })

    await order()
    await settled()

    expect(checkoutState.submit.errors).to.deep.equal({
      general: { key: 'Bara 1 kvar' },
      'customerDetails-email': { key: 'Fel' },
    })
    expect(calls.map(({ path }) => path)).to.deep.equal([
      '/api/checkout',
      '/api/checkout',
      '/api/cart',
    ])
  })
})

describe('an order step', () => {
  it('is taken where the payload names one, before the visitor leaves', async () => {
    await open({ orderStepPath: '/api/order/extra' })
    const calls = stubFetch({ [ORDER]: placed, 'POST /api/order/extra': {} })

    await order()

    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/checkout', '/api/order/extra'])
    expect(calls[1]?.body).to.have.keys('orderId', 'payload')
  })

  it('is nowhere but below the API', async () => {
    await open({ orderStepPath: '/api/../admin' })
    const calls = stubFetch({
      [ORDER]: placed,
      'GET /api/checkout': { body: checkoutOf() },
      ...CART,
    })

    const { isPlaced, went } = await order()

    expect([isPlaced, went]).to.deep.equal([false, []])
    expect(calls.filter((it) => it.method === 'POST').map(({ path }) => path)).to.deep.equal([
      '/api/checkout',
    ])
    expect(checkoutState.submit.errors.general).to.deep.equal({ key: 'genericerror' })
  })
})

describe('where an answer sends the visitor', () => {
  const host = location.host
  const own = ['/order/1?key=x', `${location.origin}/order/1`]
  const others = ['https://pay.example/session/1', 'http://pay.example/x']
  const START = '/'
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@b.se',
    'ws://evil.example',
    'ftp://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    `https://${host}@evil.example/`,
    'https://shop:pass@evil.example/',
    `http://${host}:80@evil.example`,
    'https://',
    'http://',
    'http:///',
    '',
    undefined,
    null,
  ]

  function goes(url: string | null | undefined): string | undefined {
    let went: string | undefined
    navigateTo(url, (it) => {
      went = it
    })
    return went
  }

  for (const url of [...own, ...others]) {
    it(`is ${url}`, () => {
      expect(goes(url)).to.equal(url)
    })
  }

  for (const url of refused) {
    it(`is the start page where it says ${JSON.stringify(url)}`, () => {
      expect(goes(url)).to.equal(START)
    })
  }
})
