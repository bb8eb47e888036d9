import { expect } from '@open-wc/testing'
import { setRowQuantity } from '../../../src/state/cart/rows.ts'
import { cartState } from '../../../src/state/cart/state.ts'
import {
  applyCode,
  chooseCompanyAddress,
  chooseCountry,
  chooseDelivery,
  chooseOption,
  choosePayment,
  setGoodsMarking,
} from '../../../src/state/checkout/buyer-choices.ts'
import { displayedCheckout } from '../../../src/state/checkout/displayed-checkout.ts'
import { typeField } from '../../../src/state/checkout/fields.ts'
import { stopWaiting } from '../../../src/state/checkout/network.ts'
import { retryOptions } from '../../../src/state/checkout/options.ts'
import { retryChange } from '../../../src/state/checkout/send-change.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'
import { submitCheckout } from '../../../src/state/checkout/submit.ts'
import { until } from '../../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { cartOf } from '../cart/carts.ts'
import { fakeClock } from '../clock.ts'
import { acceptsAll, beginCheckout, CART, checkoutOf } from './checkouts.ts'

const DELIVERY = 'PUT /api/checkout/setDeliveryProvider'
const PAYMENT = 'PUT /api/checkout/setPaymentProvider'
const CODE = 'PUT /api/checkout/setCampaignCode'
const shown = () => displayedCheckout(checkoutState)
const settled = () => until(() => checkoutState.pending.length === 0)

function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}

describe('a change of the checkout', () => {
  it('of country writes a number as the shop says that it is dialled there', async () => {
    const { customerDetails } = await beginCheckout()
    const said = { ...customerDetails, phoneNumber: '+46 70 123 45 67' }
    stubFetch({
      'PUT /api/checkout/setCountry': acceptsAll(() => ({ customerDetails: said })),
      ...CART,
    })
    const phone = () => checkoutState.typed.customerDetails.phoneNumber
    expect(phone()).to.equal('070-123 45 67')

    await chooseCountry('NL')
    expect(phone()).to.equal('+46 70 123 45 67')

    typeField('customerDetails-phoneNumber', '06 87654321')
    await chooseCountry('FR')
    expect(phone()).to.equal('06 87654321')
  })

  for (const [name, act, path, about] of [
    ['country', () => chooseCountry('NO'), 'setCountry', { selectedCountry: 'NO' }],
    ['delivery', () => chooseDelivery('pickup'), 'setDeliveryProvider', {}],
    ['option', () => chooseOption('p1'), 'setDeliveryProvider', { selectedDeliveryOption: 'p1' }],
    ['payment', () => choosePayment('prepay'), 'setPaymentProvider', {}],
    ['code', () => applyCode(' X '), 'setCampaignCode', { campaignCode: 'X' }],
    ['address', () => chooseCompanyAddress('a1'), 'setDeliveryProvider', {}],
  ] as const) {
    it(`of ${name} is sent with the whole payload, and reads the cart again`, async () => {
      const before = await beginCheckout()
      const calls = stubFetch({ [`PUT /api/checkout/${path}`]: acceptsAll(), ...CART })

      const isDone = await act()

      expect(isDone).to.equal(true)
      expect(calls.map((it) => it.path)).to.deep.equal([`/api/checkout/${path}`, '/api/cart'])
      expect(calls[0]?.body).to.deep.include({ orderId: before.orderId, ...about })
      expect([checkoutState.pending, checkoutState.pendingChoices]).to.deep.equal([[], {}])
    })
  }

  it('is shown at once, and nothing can be ordered until it and the cart are here', async () => {
    await beginCheckout({ acceptTermsOfCondition: true })
    const [change, cart] = [deferredResponse(), deferredResponse()]
    const calls = stubFetch({ [DELIVERY]: change.answer, 'GET /api/cart': cart.answer })

    const changing = chooseDelivery('pickup')
    const isShown = shown().selectedDeliveryMethod === 'pickup'
    const early = await submitCheckout({ go: () => {} })
    change.give(
      acceptsAll()({ body: { ...checkoutState.payload, selectedDeliveryMethod: 'pickup' } }),
    )
    await until(() => calls.length === 2)
    const pending = [...checkoutState.pending]
    const still = await submitCheckout({ go: () => {} })
    cart.give(CART['GET /api/cart'])
    await changing

    expect([isShown, early, pending, still]).to.deep.equal([true, false, ['delivery'], false])
    expect([checkoutState.pending, calls.length]).to.deep.equal([[], 2])
  })

  it('that fails shows the old choice with a sentence, and can be tried again', async () => {
    await beginCheckout()
    stubFetch({ [PAYMENT]: [{ status: 500 }, acceptsAll()], ...CART })

    const isDone = await choosePayment('prepay')
    const { failed, pending } = checkoutState
    const after = shown().selectedPaymentMethod
    const isRetried = await retryChange('payment')

    expect([isDone, after, failed.payment, pending]).to.deep.equal([
      false,
      'card',
      { key: 'genericerror' },
      [],
    ])
    expect([isRetried, shown().selectedPaymentMethod, checkoutState.failed]).to.deep.equal([
      true,
      'prepay',
      {},
    ])
  })

  it('waits for the net, and goes on by itself', async () => {
    await beginCheckout()
    const calls = stubFetch({ [DELIVERY]: ['reset', acceptsAll()], ...CART })
    const comeBack = goOffline()
    const changing = chooseDelivery('pickup')
    await until(() => calls.length === 1)
    const { isOffline, pending } = checkoutState

    comeBack()
    await changing

    expect([isOffline, pending, checkoutState.isOffline]).to.deep.equal([true, ['delivery'], false])
    expect(shown().selectedDeliveryMethod).to.equal('pickup')
  })

  it('that takes long says so after 10 s, and can be given up', async () => {
    await beginCheckout()
    stubFetch({ [DELIVERY]: 'hang' })
    const clock = fakeClock()
    const changing = chooseDelivery('pickup')

    await clock.pass(9999)
    const before = checkoutState.isSlow
    await clock.pass(1)
    const after = checkoutState.isSlow
    clock.stop()
    stopWaiting()
    const isDone = await changing

    expect([before, after, isDone, checkoutState.isSlow]).to.deep.equal([false, true, false, false])
    expect(checkoutState.failed.delivery?.key).to.equal('error.stopped')
    expect(shown().selectedDeliveryMethod).to.equal('home')
  })

  it('that hangs gives up after 30 s', async () => {
    await beginCheckout()
    stubFetch({ [DELIVERY]: 'hang' })
    const clock = fakeClock()

    void chooseDelivery('pickup')
    await clock.pass(30_000)
    clock.stop()

    await settled()
    expect(checkoutState.failed.delivery?.key).to.equal('error.network')
  })

  it('of another checkout than the shop has is made in that one', async () => {
    await beginCheckout()
    const fresh = checkoutOf({ orderId: 'fresh' })
    const calls = stubFetch({
      [DELIVERY]: [
        { status: 409, body: { message: 'checkout.changed', modelState: { general: ['Ny'] } } },
        acceptsAll(),
      ],
      'GET /api/checkout': { body: fresh },
      ...CART,
    })

    await chooseDelivery('pickup')

    expect(calls.map(({ method }) => method)).to.deep.equal(['PUT', 'GET', 'PUT', 'GET'])
    expect([checkoutState.payload.orderId, shown().selectedDeliveryMethod]).to.deep.equal([
      'fresh',
      'pickup',
    ])
  })

  it('of the rows beside it reads the checkout again, once', async () => {
    await beginCheckout()
    cartState.rows = {}
    const fresh = checkoutOf({ orderId: checkoutState.payload.orderId, orderNote: 'fresh' })
    const cart = { body: cartOf({ r1: 2 }, { version: 2 }) }
    const calls = stubFetch({
      'PUT /api/cart/update': cart,
      'GET /api/checkout': { body: fresh },
      'GET /api/cart': cart,
    })

    setRowQuantity('r1', 2)
    await until(() => calls.length === 3)
    await settled()

    expect(calls.map(({ path }) => path)).to.deep.equal([
      '/api/cart/update',
      '/api/checkout',
      '/api/cart',
    ])
    expect(checkoutState.payload.orderNote).to.equal('fresh')
  })
})

describe('a campaign code', () => {
  it('that is refused says so at its field, keeps its text and reads the cart again', async () => {
    await beginCheckout()
    const calls = stubFetch({
      [CODE]: {
        status: 422,
        body: { message: 'x', modelState: { campaignCode: ['Gäller inte'] } },
      },
      ...CART,
    })

    const isDone = await applyCode('SOMAR')

    expect([isDone, checkoutState.typed.campaignCode]).to.deep.equal([false, 'SOMAR'])
    expect(checkoutState.errors).to.deep.equal({ campaignCode: { key: 'Gäller inte' } })
    expect([checkoutState.failed, calls.at(-1)?.path]).to.deep.equal([{}, '/api/cart'])
  })

  it('that is another clears what was wrong', async () => {
    await beginCheckout()
    stubFetch({
      [CODE]: [
        { status: 422, body: { message: 'x', modelState: { campaignCode: ['Nej'] } } },
        acceptsAll(),
      ],
      ...CART,
    })
    await applyCode('A')

    await applyCode('B')

    expect([checkoutState.errors, checkoutState.payload.campaignCode]).to.deep.equal([{}, 'B'])
  })
})

describe('a business', () => {
  const companyAddresses = [
    { systemId: 'a1', addressType: 'Billing', zipCode: '111 11' },
    { systemId: 'a2', addressType: 'Shipping', zipCode: '903 25' },
  ]

  it('gets the zip of its Shipping address with another way to pay', async () => {
    await beginCheckout({ isBusinessCustomer: true })
    stubFetch({ [PAYMENT]: acceptsAll(() => ({ companyAddresses })), ...CART })

    await choosePayment('prepay')

    expect(checkoutState.typed.zipCode).to.equal('903 25')
    expect(checkoutState.typed.customerDetails.zipCode).to.equal('111 22')
  })

  it('alone gets it', async () => {
    await beginCheckout()
    stubFetch({ [PAYMENT]: acceptsAll(() => ({ companyAddresses })), ...CART })

    await choosePayment('prepay')

    expect(checkoutState.typed.zipCode).to.equal('111 22')
  })

  it('has its goods marking sent, and kept where that fails', async () => {
    await beginCheckout({ isBusinessCustomer: true })
    const calls = stubFetch({ 'PUT /api/checkout/setGoodsMarking': [{ status: 500 }, {}], ...CART })

    const first = await setGoodsMarking('Plan 3')
    const kept = checkoutState.typed.customerDetails.goodsMarking
    const second = await retryChange('marking')

    expect([first, kept, second]).to.deep.equal([false, 'Plan 3', true])
    expect(calls[0]?.path).to.equal('/api/checkout/setGoodsMarking?goodsMarking=Plan+3')
    expect(checkoutState.payload.customerDetails.goodsMarking).to.equal('Plan 3')
  })
})

describe("the carrier's options", () => {
  const NAME = 'POST /api/transportapi/courier/getDeliveryCheckouts'
  const options = [{ id: 'p1', name: 'Ombud', kind: 'pickup' }]
  const body = JSON.stringify({ options })
  const carried = { carrier: 'courier', deliverySettings: { kind: 'pickup', zipCode: '11122' } }

  it('are requested once for the same data', async () => {
    const calls = stubFetch({ [NAME]: { body }, [PAYMENT]: acceptsAll(), ...CART })
    await beginCheckout(carried)
    await until(() => checkoutState.optionsPhase === 'ready')

    await choosePayment('prepay')

    expect(calls.filter(({ method }) => method === 'POST')).to.have.length(1)
    expect(checkoutState.options).to.deep.equal(options)
  })

  it('that failed to load show that, and are requested again', async () => {
    stubFetch({ [NAME]: [{ status: 503, body: { message: 'Nere' } }, { body }] })
    await beginCheckout({ ...carried, deliverySettings: { kind: 'pickup', zipCode: '22233' } })
    await until(() => checkoutState.optionsPhase === 'failed')
    const why = checkoutState.optionsFailure

    await retryOptions()

    expect([why, checkoutState.optionsPhase]).to.deep.equal([{ key: 'Nere' }, 'ready'])
  })

  it('of a place that is no longer meant are not shown', async () => {
    const held = deferredResponse()
    stubFetch({
      [NAME]: [held.answer, { body: JSON.stringify({ options: [] }) }],
      [DELIVERY]: acceptsAll(() => ({ deliverySettings: { kind: 'slot' } })),
      ...CART,
    })
    await beginCheckout({ ...carried, deliverySettings: { kind: 'pickup', zipCode: '33344' } })

    await chooseDelivery('pickup')
    await until(() => checkoutState.optionsPhase === 'ready')
    held.give({ body })
    await new Promise((resolve) => setTimeout(resolve))

    expect(checkoutState.options).to.deep.equal([])
  })
})
