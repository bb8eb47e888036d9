import { expect } from '@open-wc/testing'
import { chooseDelivery, choosePayment } from '../../../src/state/checkout/buyer-choices.ts'
import { displayedCheckout } from '../../../src/state/checkout/displayed-checkout.ts'
import { typeField } from '../../../src/state/checkout/fields.ts'
import {
  applyCountry,
  applyPaymentFailure,
  applyShippingOption,
  decideForFrame,
  finishPayment,
  refuseFrame,
  signUpFinalized,
  validateForFrame,
} from '../../../src/state/checkout/frame.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'
import { submitCheckout } from '../../../src/state/checkout/submit.ts'
import { until } from '../../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { fakeClock } from '../clock.ts'
import { acceptsAll, beginCheckout, CART, checkoutOf } from './checkouts.ts'

const VALIDATE = 'POST /api/sandpaycheckout/validateOrder'
const DECIDE = 'POST /api/checkout/makeSandpartPurchaseDecision'
const VALIDATION = { key: 'checkout.ordervalidation' }
const settled = () => until(() => checkoutState.pending.length === 0)
const zip = () => checkoutState.typed.zipCode

async function open(more: object = {}): Promise<void> {
  await beginCheckout(more)
  typeField('acceptTermsOfCondition', true)
}

const again = () => ({ body: { ...checkoutState.payload } })
const READ = { 'GET /api/checkout': again, ...CART } as const

describe('a provider that asks whether it may take the payment', () => {
  it('may, where the shop says so of the whole payload and the total that is shown', async () => {
    await open()
    const calls = stubFetch({ [VALIDATE]: { body: { shouldProceed: true } } })

    expect(await validateForFrame()).to.deep.equal({ shouldProceed: true })
    expect(calls[0]?.body).to.deep.include({
      orderId: checkoutState.payload.orderId,
      acceptTermsOfCondition: true,
      shownTotalAmount: 10_000,
    })
  })

  it('may not while something is missing, and the shop is not called', async () => {
    await beginCheckout()
    const calls = stubFetch({})

    const { shouldProceed, isShown } = await validateForFrame()

    expect([shouldProceed, isShown, calls.length]).to.deep.equal([false, true, 0])
    expect(Object.keys(checkoutState.submit.errors)).to.deep.equal(['acceptTermsOfCondition'])
  })

  it('may not while its own fields are to be mended, which are listed with those of the page', async () => {
    await beginCheckout()
    const calls = stubFetch({})

    const { shouldProceed, isShown } = refuseFrame()

    expect([shouldProceed, isShown, calls.length]).to.deep.equal([false, true, 0])
    expect(Object.keys(checkoutState.submit.errors)).to.deep.equal([
      'acceptTermsOfCondition',
      'frame',
    ])
  })

  it('may without an address in the page where it asks for the address itself', async () => {
    const optIn = 'PUT /api/newsletter/checkoutOptin'
    const paymentWidget = { id: 'w', isChangeable: true, displayDeliveryMethods: false }
    await open({
      customerDetails: { ...checkoutOf().customerDetails, email: '', zipCode: '' },
      selectedDeliveryMethod: null,
      paymentWidget: { ...paymentWidget, displayCustomerDetails: false },
    })
    const calls = stubFetch({
      [VALIDATE]: { body: { shouldProceed: true } },
      [optIn]: { body: {} },
    })

    // The shop has no address before the frame has passed one on.
    typeField('acceptNewsletter', true)
    expect(await validateForFrame()).to.deep.equal({ shouldProceed: true })
    await until(() => calls.length === 2)

    expect(calls.map((it) => it.path)).to.deep.equal(
      [VALIDATE, optIn].map((it) => it.split(' ')[1]),
    )
  })

  it('may not while a change is on its way', async () => {
    await open()
    const held = deferredResponse()
    const calls = stubFetch({ 'PUT /api/checkout/setDeliveryProvider': held.answer, ...CART })
    const changing = chooseDelivery('pickup')

    const said = await validateForFrame()
    held.give(acceptsAll())
    await changing

    expect(said).to.deep.equal({ shouldProceed: false, error: { key: 'checkout.wait' } })
    expect(calls.length).to.equal(2)
  })

  it('may not where the shop says no, in the sentence for it and with the reason of the shop', async () => {
    await open()
    stubFetch({ [VALIDATE]: { body: { shouldProceed: false, error: 'Bara 1 kvar' } }, ...READ })

    const said = await validateForFrame()

    expect(said).to.deep.equal({ shouldProceed: false, error: VALIDATION, isShown: true })
    expect(checkoutState.submit.errors).to.deep.equal({
      payment: VALIDATION,
      general: { key: 'Bara 1 kvar' },
    })
    await settled()
  })

  it('may not where the answer is lost', async () => {
    await open()
    stubFetch({ [VALIDATE]: 'reset' })

    const said = await validateForFrame()

    expect(said.shouldProceed).to.equal(false)
    expect(checkoutState.submit.errors).to.deep.equal({
      payment: VALIDATION,
      general: { key: 'error.network' },
    })
  })
})

describe('a purchase decision', () => {
  it('that is made lets the provider go on', async () => {
    await open()
    const calls = stubFetch({ [DECIDE]: {} })

    expect(await decideForFrame()).to.deep.equal({ shouldProceed: true })
    expect(calls[0]?.body).to.have.keys('model', 'decision')
    expect(checkoutState.decisionError).to.equal(undefined)
  })

  it('that fails reads the cart again, forgets the zip, and says so after 1 s', async () => {
    await open()
    const calls = stubFetch({ [DECIDE]: { status: 409, body: { message: 'Nekat' } }, ...READ })
    const clock = fakeClock()
    const before = zip()

    const deciding = decideForFrame()
    await clock.pass(0)
    const said = await deciding
    const paths = calls.map(({ path }) => path)
    await clock.pass(999)
    const early = checkoutState.decisionError
    await clock.pass(1)
    clock.stop()

    expect(said).to.deep.equal({ shouldProceed: false, error: { key: 'Nekat' }, isShown: true })
    expect([before, zip(), paths[1]]).to.deep.equal(['111 22', '', '/api/cart'])
    expect([early, checkoutState.decisionError]).to.deep.equal([undefined, { key: 'Nekat' }])
  })

  it('that failed is no longer shown when another has been made', async () => {
    await open()
    stubFetch({ [DECIDE]: [{ status: 409 }, {}], ...READ })
    const clock = fakeClock()

    void decideForFrame()
    await clock.pass(500)
    void decideForFrame()
    await clock.pass(5000)
    clock.stop()

    expect(checkoutState.decisionError).to.equal(undefined)
  })

  it('that failed is not shown under another way to pay, nor while the order is placed', async () => {
    const more = { redirectUrl: '#receipt' }
    const ways = [
      () => choosePayment('prepay'),
      () => submitCheckout({ go: () => {} }),
      () => validateForFrame(),
    ]
    for (const goOn of ways) {
      await open()
      stubFetch({
        [DECIDE]: { status: 409 },
        'PUT /api/checkout/setPaymentProvider': acceptsAll(),
        'POST /api/checkout': acceptsAll(() => more),
        [VALIDATE]: { body: { shouldProceed: true } },
        ...READ,
      })
      const clock = fakeClock()

      void decideForFrame()
      await clock.pass(999)
      void goOn()
      await clock.pass(5000)
      clock.stop()

      expect(checkoutState.decisionError?.key, String(goOn)).to.equal(undefined)
    }
  })

  it('that fails after it was given up for another way says nothing, and forgets no zip', async () => {
    await open()
    const held = deferredResponse()
    stubFetch({
      [DECIDE]: held.answer,
      'PUT /api/checkout/setPaymentProvider': acceptsAll(),
      ...READ,
    })
    const deciding = decideForFrame()
    await choosePayment('prepay')
    const clock = fakeClock()

    held.give({ status: 409 })
    await clock.pass(5000)
    clock.stop()

    expect((await deciding).isShown).to.equal(false)
    expect([checkoutState.decisionError?.key, zip()]).to.deep.equal([undefined, '111 22'])
  })

  it('with an error on the page is not sent to the shop', async () => {
    await beginCheckout()
    const calls = stubFetch({})

    expect((await decideForFrame()).shouldProceed).to.equal(false)
    expect(calls).to.have.length(0)
  })
})

describe("what is chosen in the provider's frame", () => {
  it('of delivery is sent to the shop', async () => {
    await open()
    const calls = stubFetch({ 'PUT /api/sandpaycheckout/setShippingOption': acceptsAll(), ...CART })

    await applyShippingOption({ id: 'pickup' })

    expect(calls[0]?.body).to.deep.include({ selectedShippingOption: { id: 'pickup' } })
    expect(calls).to.have.length(2)
  })

  it('of countries is sent, and the checkout read again', async () => {
    await open()
    const calls = stubFetch({
      'PUT /api/sandpaycheckout/setSelectedCountry': {},
      'GET /api/checkout': { body: checkoutOf({ selectedCountry: 'NO' }) },
      ...CART,
    })

    await applyCountry('NO')

    expect(calls.map(({ path }) => path)).to.deep.equal([
      '/api/sandpaycheckout/setSelectedCountry',
      '/api/checkout',
      '/api/cart',
    ])
    expect(displayedCheckout(checkoutState).selectedCountry).to.equal('NO')
  })

  it('to be signed up logs in at the shop, where it succeeded', async () => {
    await open()
    const calls = stubFetch({ 'POST /api/registerme/sandpartLogin/': {}, ...READ })

    await signUpFinalized(false)
    const early = calls.length
    await signUpFinalized(true)

    expect([early, calls[0]?.path]).to.deep.equal([0, '/api/registerme/sandpartLogin/'])
  })

  it('and paid goes to the page that says what came of it', async () => {
    await open()
    const went: unknown[] = []

    finishPayment({ go: (url) => went.push(url) })

    expect(went).to.deep.equal(['/checkout/return?o=o1'])
  })

  for (const reason of ['declined', 'cancelled', 'timeout'] as const) {
    it(`and ${reason} is left to the frame to say, and keeps all`, async () => {
      await open()
      await validateForFrameInVain()
      stubFetch(READ)
      const before = JSON.stringify(checkoutState.typed)

      await applyPaymentFailure(reason)

      expect([checkoutState.errors, checkoutState.submit.errors]).to.deep.equal([{}, {}])
      expect(JSON.stringify(checkoutState.typed)).to.equal(before)
    })

    it(`and ${reason} is shown by the page if another frame has replaced it`, async () => {
      await open()
      const next = { id: 'sandpay', responseString: '<p>another</p>', amount: 10_000 }
      stubFetch({ ...READ, 'GET /api/checkout': () => withWidget(next) })

      await applyPaymentFailure(reason)

      expect(checkoutState.errors).to.deep.equal({ payment: { key: `checkout.${reason}` } })
    })
  }

  it('and declined is left to a frame that has got no answer from the shop since', async () => {
    await open()
    stubFetch({ ...READ, 'GET /api/checkout': 'reset' })

    await applyPaymentFailure('declined')

    expect(checkoutState.errors).to.deep.equal({})
  })
})

const withWidget = (paymentWidget: object) => ({
  body: { ...checkoutState.payload, paymentWidget },
})

/** Leaves a message on the page that a later failure must replace. */
async function validateForFrameInVain(): Promise<void> {
  stubFetch({ [VALIDATE]: 'reset' })
  await validateForFrame()
}
