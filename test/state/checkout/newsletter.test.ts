import { expect } from '@open-wc/testing'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { blurField, typeField } from '../../../src/state/checkout/fields.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'
import { until } from '../../helpers/render.tsx'
import { type Call, type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { acceptsAll, beginCheckout, CART } from './checkouts.ts'

const OPT_IN = 'PUT /api/newsletter/checkoutOptin'
const EMAIL = 'customerDetails-email'

/** A shop that accepts every address, with this answer for the newsletter. */
const shop = (optIn: StubbedResponse) =>
  stubFetch({ ...CART, 'PUT /api/checkout/setDeliveryProvider': acceptsAll(), [OPT_IN]: optIn })

const received = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === '/api/newsletter/checkoutOptin').map(({ body }) => body)

async function settle(calls: readonly Call[], count: number): Promise<void> {
  await until(() => received(calls).length === count && checkoutState.pending.length === 0)
}

describe('the newsletter', () => {
  it('is requested when it is ticked, with the ticked gender', async () => {
    const { orderId } = await beginCheckout()
    const calls = shop({ body: {} })

    typeField('acceptNewsletter', true)
    await settle(calls, 1)
    typeField('female', true)
    await settle(calls, 2)

    expect(received(calls)).to.deep.equal([
      { acceptNewsletter: true, gender: '', orderId },
      { acceptNewsletter: true, gender: 'Female', orderId },
    ])
  })

  it('is requested again at a corrected address', async () => {
    await beginCheckout()
    const calls = shop({ body: {} })
    typeField('acceptNewsletter', true)
    await settle(calls, 1)

    typeField(EMAIL, 'anna.berg@example.com')
    blurField(EMAIL)
    await settle(calls, 2)

    const names = calls.map(({ method, path }) => `${method} ${path}`)
    const moved = names.indexOf('PUT /api/checkout/setDeliveryProvider')
    expect(calls[moved]?.body).to.have.nested.property(
      'customerDetails.email',
      'anna.berg@example.com',
    )
    expect(names.lastIndexOf(OPT_IN)).to.be.above(moved)
  })

  it('is sent once, however often the same is left and ticked', async () => {
    await beginCheckout()
    const calls = shop({ body: {} })
    typeField('acceptNewsletter', true)
    await settle(calls, 1)

    blurField(EMAIL)
    typeField('acceptNewsletter', true)
    blurField(EMAIL)

    expect(received(calls)).to.have.length(1)
  })

  it('is withdrawn when it is unticked, and never sent if it was not ticked', async () => {
    const { orderId } = await beginCheckout()
    const calls = shop({ body: {} })
    blurField(EMAIL)
    expect(received(calls)).to.deep.equal([])

    typeField('acceptNewsletter', true)
    await settle(calls, 1)
    typeField('acceptNewsletter', false)
    await settle(calls, 2)

    expect(received(calls)[1]).to.deep.equal({ acceptNewsletter: false, gender: '', orderId })
  })

  it('says at its box what went wrong, and nothing more once it has worked', async () => {
    await beginCheckout()
    const calls = stubFetch({
      [OPT_IN]: [{ status: 429, body: { message: 'Vänta lite.' } }, { body: {} }],
    })
    typeField('acceptNewsletter', true)
    await until(() => checkoutState.errors.acceptNewsletter !== undefined)

    typeField('male', true)
    await settle(calls, 2)

    await until(() => checkoutState.errors.acceptNewsletter === undefined)
  })

  it('whose question has changed shows the new one, and waits for another tick', async () => {
    await beginCheckout({ words: 'old', newsletterQuestion: 'Gamla ord' })
    const today = { words: 'new', newsletterQuestion: 'Nya ord' }
    const changed = 'Texten har ändrats.'
    const refused = { message: changed, modelState: { acceptNewsletter: [changed] } }
    const calls = stubFetch({
      ...CART,
      'GET /api/checkout': () => ({ body: { ...checkoutState.payload, ...today } }),
      [OPT_IN]: [{ status: 409, body: refused }, { body: {} }],
    })
    typeField('acceptTermsOfCondition', true)
    typeField('acceptNewsletter', true)
    await until(() => checkoutState.payload.words === 'new' && checkoutState.pending.length === 0)

    const { typed, payload, errors } = checkoutState
    expect([typed.acceptNewsletter, typed.acceptTermsOfCondition]).to.deep.equal([false, false])
    expect(payload.newsletterQuestion).to.equal('Nya ord')
    expect(errors.acceptNewsletter?.key).to.equal(changed)
    typeField('acceptNewsletter', true)
    await settle(calls, 2)
    expect(received(calls).map((it) => (it as Checkout).words)).to.deep.equal(['old', 'new'])
  })
})
