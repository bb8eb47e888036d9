import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define as defineSearch } from '../../src/elements/quick-search/quick-search-view.tsx'
import { define as defineSizes } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { cartState } from '../../src/state/cart/state.ts'
import { validateForFrame } from '../../src/state/checkout/frame.ts'
import { checkoutState } from '../../src/state/checkout/state.ts'
import { sayContext } from '../helpers/page-context.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { cart, row } from './cart-fixtures.ts'
import { choose, FILLED_IN, isSettled, openCheckout, order, payload } from './checkout-fixtures.ts'

defineSearch('quick-search')
defineSizes('size-input')

const MISSING: StubbedResponse = { status: 404, text: '<h1>Not found</h1>' }
const DELIVERY = 'PUT /api/checkout/setDeliveryProvider'

/** A backend's checkout: nulls for all empty values, and none of our own fields. */
const PRINTED = {
  orderId: 'order-2',
  customerDetails: null,
  alternativeAddress: { country: 'SE', firstName: null },
  selectedCountry: 'SE',
  companyAddresses: null,
  orderNote: null,
  campaignCode: null,
  selectedCompanyAddressId: null,
  deliveryMethods: [
    { id: 'home', name: 'Hem', price: null, formattedPrice: null, carrier: null },
    { id: 'pickup', name: 'Ombud', price: '39', formattedPrice: '39 kr', description: null },
  ],
  selectedDeliveryMethod: 'home',
  paymentMethods: [{ id: 'prepay', name: 'Förskott', price: 0, formattedPrice: null }],
  selectedPaymentMethod: 'prepay',
  paymentWidget: null,
  totals: null,
  notices: null,
  zipCode: null,
}

type Printed = Parameters<typeof openCheckout>[0]

/** As in the page, for the element's attribute. */
const printed = (more: object = {}) => ({ ...PRINTED, ...more }) as unknown as Printed

describe('a checkout of another backend', () => {
  it('is drawn from its answers, including nulls and absent lists', async () => {
    const { element } = await openCheckout(printed())

    expect(element.dataset.state).to.equal('ready')
    expect(element.querySelectorAll('[name="selectedCountry"]').length).to.equal(0)
    expect(checkoutState.payload.orderNote).to.equal('')
    expect(checkoutState.typed.hasAlternativeAddress).to.equal(false)
  })

  for (const [name, body] of [
    ['null', null],
    ['the whole payload with nulls', { ...PRINTED, selectedDeliveryMethod: 'pickup' }],
    ['a widget that is null', { paymentWidget: null }],
  ] as const) {
    it(`takes ${name} as the answer to a change`, async () => {
      const { element } = await openCheckout(printed(), { [DELIVERY]: { body } })

      choose(element, 'selectedDeliveryMethod', 'pickup')
      await until(isSettled)

      expect(checkoutState.failed).to.deep.equal({})
      expect(checkoutState.payload.selectedDeliveryMethod).to.equal('pickup')
    })
  }

  it("shows the options of the carrier that the payload names, with a number's price", async () => {
    sayContext('{"currency":"SEK"}')
    const options = [
      { id: 'a', name: 'Kiosken', kind: 'pickup', price: 49, description: null },
      { id: 'b', name: 'Macken', kind: 'pickup', price: '39 kr', arrival: null },
      { id: 'c', name: 'Torget', kind: null, price: null },
    ]
    const answer = { ...PRINTED, selectedDeliveryMethod: 'pickup', carrier: 'courier' }
    const { element, calls } = await openCheckout(printed(), {
      [DELIVERY]: { body: answer },
      'POST /api/transportapi/courier/getDeliveryCheckouts': {
        body: JSON.stringify({ options, message: null }),
      },
    })

    choose(element, 'selectedDeliveryMethod', 'pickup')
    await until(() => element.querySelector('[name="selectedDeliveryOption"]'))

    const shown = find(element, '.shop-checkout__options').textContent ?? ''
    expect(shown).to.contain('Kiosken').and.to.contain('49\u00a0kr').and.to.contain('Torget')
    expect(calls.some((it) => it.path.includes('/courier/'))).to.equal(true)
  })

  it('reads the cart again after a refused order, also where the checkout cannot be read', async () => {
    const details = { customerDetails: FILLED_IN, zipCode: '123 45' }
    const { element, calls } = await openCheckout(payload(details), {
      'POST /api/checkout': { status: 400, body: { modelState: { general: ['Slut'] } } },
      'GET /api/checkout': MISSING,
      'GET /api/cart': { body: cart([row('1'), row('2')]) },
    })
    find(element, '[name="acceptTermsOfCondition"]').click()

    order(element).click()
    await until(() => calls.some((it) => it.path === '/api/cart'))
    await until(isSettled)

    expect(checkoutState.failed).to.deep.equal({})
    expect(element.textContent).to.contain('Slut')
  })

  it('reads the cart again after validateOrder says no', async () => {
    const details = { customerDetails: FILLED_IN, zipCode: '123 45', paymentProvider: 'other' }
    const { element, calls } = await openCheckout(payload(details), {
      'POST /api/othercheckout/validateOrder': {
        body: {
          shouldProceed: false,
          error: null,
          modelState: { 'customerDetails-city': ['Ort?'] },
        },
      },
      'GET /api/checkout': MISSING,
      'GET /api/cart': { body: cart([row('1'), row('2')]) },
    })
    find(element, '[name="acceptTermsOfCondition"]').click()

    const { shouldProceed } = await validateForFrame()
    await until(() => calls.some((it) => it.path === '/api/cart'))
    await until(isSettled)

    expect(shouldProceed).to.equal(false)
    expect(checkoutState.failed).to.deep.equal({})
    expect(element.textContent).to.contain('Ort?')
  })

  it('keeps its widget where an answer says nothing of it', async () => {
    const paymentWidget = { id: 'w', responseString: '<p>Pay</p>' }
    const { element } = await openCheckout(printed({ paymentWidget }), {
      [DELIVERY]: { body: { selectedDeliveryMethod: 'pickup' } },
    })
    await until(() => element.querySelector('iframe'))
    const frame = find(element, 'iframe')

    choose(element, 'selectedDeliveryMethod', 'pickup')
    await until(isSettled)

    expect(element.querySelector('iframe') === frame).to.equal(true)
  })
})

describe('a cart of another backend', () => {
  for (const [name, body, quantity] of [
    ['null', null, '0'],
    ['nulls and text', { ...cart([]), quantity: 3, orderRows: null, notices: null }, '3'],
  ] as const) {
    it(`is taken from ${name}`, async () => {
      await openCheckout(printed(), { 'GET /api/cart': { body } })
      await until(() => cartState.cart.quantity === quantity)

      expect(cartState.cart.orderRows).to.deep.equal([])
    })
  }

  it('has rows whose quantity is text', async () => {
    const printedRow = { ...row('1'), quantity: '3', campaignPrice: null, isFeeRow: null, size: 42 }
    await openCheckout(printed(), {
      'GET /api/cart': { body: { ...cart([]), orderRows: [printedRow] } },
    })
    await until(() => cartState.cart.orderRows.length === 1)

    const [read] = cartState.cart.orderRows
    expect([read?.quantity, read?.isFeeRow, read?.size]).to.deep.equal([3, false, '42'])
  })
})

describe('sizes of another backend', () => {
  const FIELD = {
    fieldId: 7,
    size: 42,
    articleNumber: 'A1',
    stockStatusText: null,
    inStock: null,
    visible: null,
    fieldValue: null,
    price: 129,
    availableInStock: '3',
  }

  for (const mastervariant of [true, false, null]) {
    it(`are a plain list where mastervariant is ${mastervariant}`, async () => {
      sayContext('{"currency":"SEK"}')
      const text = JSON.stringify([{ ...FIELD, mastervariant }]).replaceAll('"', '&quot;')
      const element = await render(
        `<size-input data-layout="boxes" producttype="Master" sizeinputfields="${text}"></size-input>`,
      )
      await until(() => element.querySelector('.size-input__box'))

      expect(element.querySelectorAll('table').length).to.equal(0)
      expect(element.textContent).to.contain('129\u00a0kr*')
      expect(find<HTMLInputElement>(element, '.size-input__box').disabled).to.equal(false)
    })
  }
})

describe('a quick search of another backend', () => {
  const HITS = [
    { category: 'Skor', name: 'Utan adress', url: null, imageSource: null, hasImage: null },
    { category: null, name: 'Med adress', url: '/p/b' },
    { category: 'ShowAll', name: 'Visa alla', showAll: true, url: null },
  ]

  async function searched(body: unknown): Promise<HTMLElement> {
    stubFetch({ 'POST /api/quickSearch': { body } })
    const element = await render('<quick-search searchurl="/search"></quick-search>')
    find(element, 'input').focus()
    typeAtOnce(`fråga${Math.random()}`)
    await until(() =>
      element.querySelector('.quick-search__list:not([aria-busy]) :is(a, p), [role=status]'),
    )
    return element
  }

  async function pathAfter(press: () => unknown): Promise<string> {
    const followed = new Promise<string>((resolve) => {
      const take = (event: Event) => {
        event.preventDefault()
        const href = (event.target as Element).closest('a')?.getAttribute('href')
        if (!href) return
        removeEventListener('click', take, true)
        resolve(href)
      }
      addEventListener('click', take, true)
    })
    await press()
    return (await followed).replace(/=.*/, '')
  }

  it('shows hits without an address', async () => {
    const element = await searched(HITS)

    const names = [...element.querySelectorAll('[role="option"]')].map((it) => it.textContent)
    expect(names).to.deep.equal(['Utan adress', 'Med adress', 'Visa alla'])
  })

  for (const [name, presses, path] of [
    ['a hit without an address', 1, '/search?q'],
    ['a hit with one', 2, '/p/b'],
    ['the row of all hits without one', 3, '/search?q'],
  ] as const) {
    it(`goes on Enter from ${name} to ${path}`, async () => {
      await searched(HITS)
      for (let press = 0; press < presses; press += 1) await sendKeys({ press: 'ArrowDown' })

      expect(await pathAfter(() => sendKeys({ press: 'Enter' }))).to.equal(path)
    })
  }

  it('takes null for no hits', async () => {
    const element = await searched(null)

    expect(element.querySelectorAll('[role="option"]')).to.have.length(0)
    expect(find(element, '[role=status]').textContent).to.contain('fråga')
  })
})
