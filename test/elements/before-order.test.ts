import { expect } from '@open-wc/testing'
import { shopEvents } from '../../src/events/shop-events.ts'
import { checkoutState } from '../../src/state/checkout/state.ts'
import { find, until } from '../helpers/render.tsx'
import { FILLED_IN, openCheckout, order, payload } from './checkout-fixtures.ts'
import { holdBack } from './hold-back.ts'

const PLACED = { body: payload({ customerDetails: FILLED_IN, redirectUrl: '#key=secret' }) }

const placed = (calls: readonly { method: string; path: string }[]) =>
  calls.filter((it) => it.path === '/api/checkout' && it.method === 'POST').length

/** With all required fields filled in. */
async function openFilledIn() {
  const checkout = payload({ customerDetails: FILLED_IN })
  const opened = await openCheckout(checkout, { 'POST /api/checkout': PLACED })
  const terms = () => find<HTMLInputElement>(opened.element, '[name="acceptTermsOfCondition"]')
  terms().click()
  await until(() => terms().checked)
  return opened
}

describe('an order that the page holds back', () => {
  it('is not placed, leaves the form as is, and can be placed afterwards', async () => {
    const { element, calls } = await openFilledIn()
    const measured: string[] = []
    const stop = shopEvents.on('checkout:chosen', ({ kind }) => measured.push(kind))
    const held = holdBack('courtside:before-submit')
    // The test page must not be left.
    const leaving = holdBack('courtside:before-navigate')
    const button = order(element)
    const words = element.textContent
    button.focus()

    button.click()
    await until(() => held.asked.length === 1)

    expect(held.asked).to.deep.equal([{ on: 'shop-checkout', detail: { form: 'order' } }])
    expect([placed(calls), measured, element.textContent]).to.deep.equal([0, [], words])
    expect(checkoutState.submit.isSubmitting).to.equal(false)
    expect(document.activeElement === button).to.equal(true)

    held.end()
    button.click()
    await until(() => placed(calls) === 1 && leaving.asked.length === 1)
    stop()
    leaving.end()
  })

  it('is placed once if the navigation is prevented, and its address is not disclosed', async () => {
    const { element, calls } = await openFilledIn()
    const leaving = holdBack('courtside:before-navigate')

    order(element).click()
    await until(() => leaving.asked.length === 1)

    expect(leaving.asked).to.deep.equal([{ on: 'shop-checkout', detail: { kind: 'order' } }])
    expect([placed(calls), checkoutState.submit.result?.orderId]).to.deep.equal([1, 'order-1'])
    leaving.end()
  })
})
