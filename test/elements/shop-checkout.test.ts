import { expect } from '@open-wc/testing'
import type { Checkout } from '../../src/contract/checkout.ts'
import { find, until } from '../helpers/render.tsx'
import { deferredResponse } from '../helpers/stub-fetch.ts'
import { heard, texts } from './cart-fixtures.ts'
import {
  choose,
  FILLED_IN,
  fill,
  isSettled,
  openCheckout,
  order,
  payload,
} from './checkout-fixtures.ts'

describe('shop-checkout', () => {
  it('asks a private guest for no more than eight things before payment', async () => {
    const { element } = await openCheckout(payload())

    const form = find(element, '.shop-checkout__section--details')
    const shown = [...form.querySelectorAll<HTMLElement>('input, select')].filter((it) =>
      it.checkVisibility(),
    )

    expect(shown.map((it) => it.getAttribute('name'))).to.deep.equal([
      'selectedCountry',
      'customerDetails-email',
      'customerDetails-zipCode',
      'customerDetails-firstName',
      'customerDetails-lastName',
      'customerDetails-address',
      'customerDetails-city',
      'customerDetails-phoneNumber',
    ])
  })

  it('lists what is missing, in the words that stand beside the fields, and takes the focus there', async () => {
    const { element, calls } = await openCheckout(payload())
    document.title = 'Kassa'

    order(element).click()
    await until(() => document.activeElement?.matches('.cs-faults'))

    const links = [...element.querySelectorAll<HTMLAnchorElement>('.cs-faults a')]
    const beside = links.map((it) => {
      const field = find(element, it.getAttribute('href') ?? '')
      return document.getElementById(`${field.id}-error`)?.textContent
    })
    expect(links.map((it) => it.textContent)).to.deep.equal(beside)
    expect(links.length).to.equal(8)
    expect(document.title).to.equal('Fel: Kassa')
    expect(calls).to.deep.equal([])
  })

  it('says what is wrong when a field is left, and nothing more at the key that puts it right', async () => {
    const { element } = await openCheckout(payload())
    const errors = () => texts(element, '.shop-checkout__section--details .cs-error')

    fill(element, 'customerDetails-email', 'anna')
    expect(errors()).to.deep.equal([])
    find(element, '[name="customerDetails-firstName"]').focus()
    await until(() => errors().length === 1)
    fill(element, 'customerDetails-email', 'anna@example.com')

    await until(() => errors().length === 0)
  })

  it('places the order once, and sends the total that was seen', async () => {
    const { answer, give } = deferredResponse()
    const { element, calls } = await openCheckout(payload({ customerDetails: FILLED_IN }), {
      'POST /api/checkout': answer,
    })
    let ordered: unknown
    element.addEventListener('courtside:ordered', ({ detail }) => {
      ordered = detail
    })

    find(element, '[name="acceptTermsOfCondition"]').click()
    await until(() => find<HTMLInputElement>(element, '[name="acceptTermsOfCondition"]').checked)
    order(element).click()
    order(element).click()
    await until(() => order(element).dataset.state === 'loading')
    give({ body: payload({ customerDetails: FILLED_IN, redirectUrl: '#receipt' }) })
    await until(() => ordered)

    expect(calls.map((it) => `${it.method} ${it.path}`)).to.deep.equal(['POST /api/checkout'])
    expect(calls[0]?.body).to.deep.include({ orderId: 'order-1', shownTotalAmount: 104_900 })
    expect(ordered).to.deep.equal({ orderId: 'order-1' })
  })

  it('says on the button whom an order is sent to for approval, if there is only one', async () => {
    const notice = 'Över företagets gräns.'
    const said = async (approver: string | null) => {
      const { element } = await openCheckout(payload({ approvalNotice: notice, approver }))
      return find(element, '[data-act="order"]').textContent ?? ''
    }

    expect(await said('Bo Berg')).to.match(/^Skicka till Bo Berg för godkännande – \d/)
    expect(await said(null)).to.match(/^Skicka för godkännande – \d/)
  })

  it('shows no old sum while one is counted, and the order waits', async () => {
    const { answer, give } = deferredResponse()
    const { element } = await openCheckout(payload(), {
      'PUT /api/checkout/setPaymentProvider': answer,
    })
    const total = () => find(element, '.cs-totals__total dd').textContent

    choose(element, 'selectedPaymentMethod', 'account')
    await until(() => total() === 'Räknas om …')
    expect(order(element).textContent).to.equal('Räknar om summan …')
    expect(order(element).getAttribute('aria-disabled')).to.equal('true')
    give({ body: payload({ selectedPaymentMethod: 'account' }) })
    await until(isSettled)

    await until(() => total() === '1 049 kr')
    expect(order(element).textContent).to.equal('Slutför köp – betala 1 049 kr')
  })

  it('shows no options of a way to deliver that was passed by', async () => {
    const methods = payload().deliveryMethods.map((it) => ({ ...it, carrier: 'courier' }))
    const [home] = methods
    const deliveryMethods = home ? [...methods, { ...home, id: 'slot', name: 'På tid' }] : []
    const received = (method: string) => ({
      body: payload({
        deliveryMethods,
        selectedDeliveryMethod: method,
        deliverySettings: { method },
      }),
    })
    const [first, second] = [deferredResponse(), deferredResponse()]
    const { element, calls } = await openCheckout(payload({ deliveryMethods }), {
      'PUT /api/checkout/setDeliveryProvider': [first.answer, second.answer],
      'POST /api/transportapi/courier/getDeliveryCheckouts': ({ body }) => {
        const { method: kind } = body as { readonly method: string }
        return {
          body: JSON.stringify({ options: [{ id: kind, name: kind, kind, price: '0 kr' }] }),
        }
      },
    })
    const offered = () => texts(element, '.shop-checkout__options .cs-choice__name')

    const times = (made: string) => calls.filter(({ method }) => method === made).length

    choose(element, 'selectedDeliveryMethod', 'slot')
    await until(() => times('PUT') === 1)
    choose(element, 'selectedDeliveryMethod', 'pickup')
    first.give(received('slot'))
    await until(() => times('PUT') === 2)
    expect([times('POST'), offered()]).to.deep.equal([0, []])
    second.give(received('pickup'))
    await until(() => offered().length > 0)

    expect(offered()).to.deep.equal(['pickup'])
  })

  it('fills in the town at the last digit of the postcode, and lets it be changed', async () => {
    const towns = { '111 22': 'Stockholm', '211 20': 'Malmö', '999 99': '' }
    const { element, calls } = await openCheckout(payload(), {
      'PUT /api/checkout/setDeliveryProvider': ({ body }) => {
        const { customerDetails, ...sent } = body as Checkout
        const zipCode = customerDetails.zipCode.replace(/^(\d{3}) ?(\d{2})$/, '$1 $2')
        return { body: { ...sent, towns, customerDetails: { ...customerDetails, zipCode } } }
      },
    })
    const town = find<HTMLInputElement>(element, '[name="customerDetails-city"]')
    const type = async (zip: string) => {
      fill(element, 'customerDetails-zipCode', zip)
      await until(isSettled)
    }

    await type('1112')
    expect([calls.length, town.value]).to.deep.equal([0, ''])
    await type('11122')
    await until(() => town.value === 'Stockholm')
    await heard('Orten Stockholm är ifylld. Ändra den om den inte stämmer.')
    await type('21120')
    await until(() => town.value === 'Malmö')
    await type('99999')
    await until(() => town.value === '')
    fill(element, 'customerDetails-city', 'Limhamn')
    await type('11122')

    expect(town.value).to.equal('Limhamn')
  })

  it('is accessible', async () => {
    const { element } = await openCheckout(payload())

    await expect(element).to.be.accessible()
    order(element).click()
    await until(() => element.querySelector('.cs-faults'))
    await expect(element).to.be.accessible()
  })
})
