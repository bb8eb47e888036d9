import { aTimeout, expect } from '@open-wc/testing'
import type { Checkout } from '../../src/contract/checkout.ts'
import { checkoutState, resetCheckout } from '../../src/state/checkout/state.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { fakeClock } from '../state/clock.ts'
import { cart, forgetCart, heard, row, statuses, texts } from './cart-fixtures.ts'
import {
  choose,
  FILLED_IN,
  fill,
  isSettled,
  openCheckout,
  order,
  payload,
} from './checkout-fixtures.ts'

const shownNames = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('.shop-checkout__section--details [name]')]
    .filter((it) => it.checkVisibility())
    .map((it) => it.getAttribute('name')?.replace('customerDetails-', ''))

const OPTIONS = {
  text: JSON.stringify(
    JSON.stringify({
      options: [
        { id: 'kiosk', name: 'Torgkiosken', kind: 'pickup', price: '39 kr' },
        { id: 'shop', name: 'Lyktan', kind: 'pickup', price: '39 kr' },
      ],
    }),
  ),
}

describe('the parts of shop-checkout', () => {
  it('asks the shop for the checkout where the tag came empty', async () => {
    forgetCart()
    resetCheckout()
    const calls = stubFetch({
      'GET /api/cart': { body: cart([row('1')]) },
      'GET /api/checkout': { body: payload() },
    })

    const element = await render('<shop-checkout termsurl="/terms"></shop-checkout>')

    await until(() => element.querySelector('.shop-checkout__form'))
    expect(calls.map((it) => it.path).toSorted()).to.deep.equal(['/api/cart', '/api/checkout'])
  })

  it('says that it could not be had, and tries again', async () => {
    forgetCart()
    resetCheckout()
    stubFetch({
      'GET /api/cart': { body: cart([row('1')]) },
      'GET /api/checkout': [
        { status: 500, body: { message: 'genericerror' } },
        { body: payload() },
      ],
    })
    const element = await render('<shop-checkout></shop-checkout>')

    await until(() => element.querySelector('[data-act="retry"]'))
    find(element, '[data-act="retry"]').click()

    await until(() => element.querySelector('.shop-checkout__form'))
  })

  it('has one way on where nothing is in the cart', async () => {
    forgetCart()
    resetCheckout()
    stubFetch({
      'GET /api/cart': { body: cart([]) },
      'GET /api/checkout': { body: payload({ orderId: '' }) },
    })

    const element = await render('<shop-checkout shopurl="/news" shoplabel="Allt"></shop-checkout>')

    await until(() => element.querySelector('.cart-table__empty'))
    expect(find(element, 'a').getAttribute('href')).to.equal('/news')
    expect(find(element, 'a').textContent).to.equal('Allt')
  })

  it('leads a logged-out professional to the login, without a sum', async () => {
    document.body.classList.add('professional-storefront')
    try {
      forgetCart()
      resetCheckout()
      stubFetch({
        'GET /api/cart': { body: cart([row('1')]) },
        'GET /api/checkout': { body: payload({ totals: null }) },
      })
      const element = await render('<shop-checkout loginurl="/pro/login"></shop-checkout>')

      await until(() => element.querySelector('.shop-checkout__loggedout'))
      expect(find(element, 'a').getAttribute('href')).to.equal('/pro/login')
      expect(element.querySelector('.cs-totals')).to.equal(null)
    } finally {
      document.body.classList.remove('professional-storefront')
    }
  })

  it('gives each field the name, the keyboard and the type that fill it in at once', async () => {
    const { element } = await openCheckout(payload())
    const traits = (name: string) => {
      const field = find<HTMLInputElement>(element, `[name="customerDetails-${name}"]`)
      return [field.autocomplete, field.type, field.inputMode].join(' ').trim()
    }

    expect(traits('email')).to.equal('email email')
    expect(traits('zipCode')).to.equal('postal-code text numeric')
    expect(traits('address')).to.equal('address-line1 text')
    expect(traits('phoneNumber')).to.equal('tel tel')
  })

  it('opens what few need with the focus in it', async () => {
    const { element } = await openCheckout(payload())
    for (const [act, name] of [
      ['careof', 'customerDetails-careOf'],
      ['other', 'alternativeAddress-firstName'],
      ['code', 'campaignCode'],
      ['note', 'orderNote'],
    ]) {
      find(element, `[data-act="${act}"]`).click()
      // Without delay: input right after the press goes into the field.
      expect(document.activeElement?.getAttribute('name')).to.equal(name)
    }
    expect(texts(element, '.cs-fold[open] .cs-fold__open')).to.deep.equal([
      ...['Fäll ihop', 'Leverera till fakturaadressen', 'Fäll ihop', 'Fäll ihop'],
    ])
    await expect(element).to.be.accessible()
  })

  it('reads a customer the address of the account, and opens its fields to change it', async () => {
    const known = { authenticated: true, customerDetails: FILLED_IN }
    const { element } = await openCheckout(payload(known))

    expect(texts(element, 'address > span')).to.deep.equal([
      ...['Anna Ek', 'Storgatan 1', '123 45 Bollstad', 'anna@example.com', '0701234567'],
    ])
    expect(shownNames(element)).to.deep.equal(['selectedCountry'])
    find(element, '[data-act="details"]').click()
    expect(document.activeElement?.getAttribute('name')).to.equal('customerDetails-email')
    await expect(element).to.be.accessible()

    const lacking = { ...FILLED_IN, phoneNumber: '' }
    const { element: other } = await openCheckout(payload({ ...known, customerDetails: lacking }))
    expect(other.querySelector('address') === null).to.equal(true)
    expect(shownNames(other)).to.include('phoneNumber')
  })

  it('opens what is read of a customer while a part of it is missing, and until it is closed', async () => {
    const { element } = await openCheckout(
      payload({ authenticated: true, customerDetails: FILLED_IN }),
    )

    fill(element, 'customerDetails-city', '')
    await until(() => shownNames(element).includes('city'))
    fill(element, 'customerDetails-city', 'L')
    await until(() => texts(element, 'address > span').includes('123 45 L'))
    expect(shownNames(element)).to.include('city')
  })

  it('says once what is to be paid, beside the rows', async () => {
    const { element } = await openCheckout(payload())

    expect(element.querySelectorAll('.cs-totals__total').length).to.equal(1)
    expect(element.querySelector('.shop-checkout__total .cs-totals') === null).to.equal(false)
  })

  it('shows a business what only a business needs, and keeps what both share', async () => {
    const { element, calls } = await openCheckout(payload(), {
      'PUT /api/checkout/setPaymentProvider': ({ body }) => ({ body: Object(body) }),
    })
    fill(element, 'customerDetails-city', 'Lunda')

    choose(element, 'isBusinessCustomer', 'true')
    await until(() => shownNames(element).includes('organizationNumber'))
    await until(isSettled)

    expect(shownNames(element)).to.include.members(['companyName', 'reference', 'goodsMarking'])
    expect(find<HTMLInputElement>(element, '[name="customerDetails-city"]').value).to.equal('Lunda')
    expect(calls[0]?.body).to.deep.include({ isBusinessCustomer: true })
  })

  it('asks for no address and no delivery where the widget of the payment does, and says so', async () => {
    const paymentWidget = {
      id: 'w',
      isChangeable: true,
      displayCustomerDetails: false,
      displayDeliveryMethods: false,
    }
    const { element } = await openCheckout(payload({ paymentWidget }))

    expect(shownNames(element)).to.deep.equal(['selectedCountry'])
    expect(element.textContent).to.contain('fyller du i hos betalningen')
    expect(element.textContent).to.contain('väljer du hos betalningen')
    expect(element.querySelector('[name=selectedDeliveryMethod]')).to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('asks a company whose addresses the shop has for no address', async () => {
    const { element } = await openCheckout(
      payload({
        authenticated: true,
        isBusinessCustomer: true,
        companyAddresses: [
          {
            systemId: 'arena',
            addressType: 'Shipping',
            careOf: '',
            address: 'Arenavägen 9',
            address2: '',
            zipCode: '222 22',
            city: 'Lunda',
            country: 'SE',
            phoneNumber: '',
          },
        ],
        selectedCompanyAddressId: 'arena',
      }),
    )

    expect(shownNames(element)).to.deep.equal([
      'selectedCountry',
      'selectedCompanyAddressId',
      'selectedCompanyAddressId',
      'reference',
      'goodsMarking',
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
    ])
    // The choice of another address is among the company's own, and nowhere else.
    expect(element.querySelector('[name=selectedCompanyAddressId][value=other]')).not.to.equal(null)
    expect(element.querySelector('[data-act="other"]')).to.equal(null)
  })

  it('shows the carrier’s options below the way to deliver, and lets one be chosen', async () => {
    const settings = { method: 'pickup', country: 'SE', zipCode: '12345' }
    const chosen = payload({
      selectedDeliveryMethod: 'pickup',
      carrier: 'courier',
      deliverySettings: settings,
    })
    const { element, calls } = await openCheckout(payload(), {
      'PUT /api/checkout/setDeliveryProvider': [
        { body: chosen },
        { body: { ...chosen, selectedDeliveryOption: 'shop' } },
      ],
      'POST /api/transportapi/courier/getDeliveryCheckouts': OPTIONS,
    })

    choose(element, 'selectedDeliveryMethod', 'pickup')
    await until(() => element.querySelector('[name="selectedDeliveryOption"]'))
    choose(element, 'selectedDeliveryOption', 'shop')
    const sent = () => calls.filter((it) => it.path.endsWith('setDeliveryProvider'))
    await until(() => sent().length === 2 && isSettled())

    expect(texts(element, '.shop-checkout__options .cs-choice__name')).to.deep.equal([
      'Torgkiosken',
      'Lyktan',
    ])
    expect(sent()[1]?.body).to.deep.include({ selectedDeliveryOption: 'shop' })
  })

  it('says that the carrier does not answer, and asks again', async () => {
    const { element } = await openCheckout(
      payload({
        selectedDeliveryMethod: 'pickup',
        carrier: 'courier',
        deliverySettings: { method: 'pickup', country: 'SE', zipCode: '54321' },
      }),
      {
        'POST /api/transportapi/courier/getDeliveryCheckouts': [{ status: 503, body: {} }, OPTIONS],
      },
    )

    await until(() => element.querySelector('.cs-choice .cs-problem'))
    order(element).click()
    await until(() => element.querySelector('.cs-choice .cs-error'))
    expect(find(element, '.cs-choice .cs-error').textContent).to.contain('Välj ett ombud.')
    find(element, '.cs-faults a[href="#checkout-selectedDeliveryOption"]').click()
    expect(document.activeElement?.closest('.cs-choice') === null).to.equal(false)
    find(element, '.cs-choice .cs-problem [data-act="retry"]').click()

    await until(() => element.querySelector('[name="selectedDeliveryOption"]'))
  })

  it('tells a wrong code beside it, with the code still there', async () => {
    const refusal = { message: 'x', modelState: { campaignCode: ['Koden NOPE gäller inte.'] } }
    const { element } = await openCheckout(payload(), {
      'PUT /api/checkout/setCampaignCode': { status: 422, body: refusal },
    })

    find(element, '[data-act="code"]').click()
    fill(element, 'campaignCode', 'NOPE')
    find(element, '[data-act="code-use"]').click()
    await heard('Koden NOPE gäller inte.')

    expect(find(element, '#checkout-campaignCode-error').textContent).to.equal(
      'Koden NOPE gäller inte.',
    )
    expect(find<HTMLInputElement>(element, '[name="campaignCode"]').value).to.equal('NOPE')
  })

  it('says what a code takes off', async () => {
    const discount = { kind: 'discount', name: 'Rabatt', price: '−100 kr', priceAmount: -10000 }
    const checkout = payload({ campaignCode: 'SOMMAR10' })
    checkout.totals?.rows.push(discount)
    const { element } = await openCheckout(checkout)

    expect(find(element, '.shop-checkout__code-used').textContent).to.equal(
      'Koden SOMMAR10 gäller: −100 kr',
    )
  })

  it('lets the first wait be given up, and offers to try again', async () => {
    forgetCart()
    resetCheckout()
    stubFetch({ 'GET /api/cart': { body: cart([row('1')]) }, 'GET /api/checkout': 'hang' })
    const clock = fakeClock()
    const rendering = render('<shop-checkout></shop-checkout>')
    await clock.pass(11_000)
    clock.stop()
    const element = await rendering
    await until(() => element.querySelector('[data-act="action.stop"]'))
    find(element, '[data-act="action.stop"]').click()
    await until(() => element.querySelector('[role=alert]'))

    expect(find(element, '[role=alert] p').textContent).to.match(/^Du slutade vänta/)
    expect(find(element, '[data-act="retry"]').textContent).to.equal('Försök igen')
  })

  it('says nothing more of a change that has failed', async () => {
    const { element } = await openCheckout(payload(), {
      'PUT /api/checkout/setPaymentProvider': { status: 500, body: { message: 'genericerror' } },
    })

    choose(element, 'selectedPaymentMethod', 'account')
    await until(() => element.querySelector('[role=alert]'))
    await aTimeout(200)

    expect(statuses()[0]).to.equal('')
  })

  it('says what a change has made of the sum', async () => {
    const totals = payload().totals
    const { element } = await openCheckout(payload(), {
      'PUT /api/checkout/setPaymentProvider': {
        body: payload({
          selectedPaymentMethod: 'account',
          totals: totals && { ...totals, total: '1 000 kr' },
        }),
      },
    })

    choose(element, 'selectedPaymentMethod', 'account')

    await heard('Att betala: 1 000 kr')
  })

  it('lists what the shop refuses, and lets the new sum be accepted', async () => {
    const totals = payload().totals
    const dearer = payload({
      customerDetails: FILLED_IN,
      totals: totals && { ...totals, total: '1 099 kr', totalAmount: 109_900 },
    })
    const { element, calls } = await openCheckout(payload({ customerDetails: FILLED_IN }), {
      'POST /api/checkout': {
        status: 409,
        body: {
          message: 'checkout.totalchanged',
          modelState: { general: ['Summan har ändrats.'] },
        },
      },
      'GET /api/checkout': { body: dearer },
    })
    find(element, '[name="acceptTermsOfCondition"]').click()
    await until(() => checkoutState.typed.acceptTermsOfCondition)

    order(element).click()
    await until(() => texts(element, '.cs-totals__total dd')[0] === '1 099 kr')

    await until(isSettled)
    expect(texts(element, '.shop-checkout__section--order .cs-faults li')).to.deep.equal([
      'Summan har ändrats och är nu 1 099 kr. Beställ igen om det är rätt.',
    ])
    expect(document.activeElement?.className).to.equal('cs-faults')
    expect(order(element).textContent).to.equal('Slutför köp – betala 1 099 kr')
    expect(calls.filter((it) => it.method === 'POST').length).to.equal(1)
  })

  it('keeps the terms in a tab of their own, and ticks nothing for anybody', async () => {
    const { element } = await openCheckout(
      payload({ acceptTermsOfCondition: true, acceptNewsletter: true }),
    )
    const terms = find<HTMLAnchorElement>(element, '.cs-tick__link')
    const ticks = [...element.querySelectorAll<HTMLInputElement>('.cs-tick__box')]

    expect([terms.target, terms.rel, terms.getAttribute('href')]).to.deep.equal([
      '_blank',
      'noopener',
      '/terms',
    ])
    expect(ticks.filter((it) => it.checked)).to.deep.equal([])
  })

  it('offers an account only if the shop opens one, and not to customers who have one', async () => {
    const offered = async (more: Partial<Checkout>) =>
      (await openCheckout(payload(more))).element.querySelector('[name=signUp]') !== null

    expect(await offered({})).to.equal(true)
    expect(await offered({ offersSignUp: false })).to.equal(false)
    expect(await offered({ authenticated: true })).to.equal(false)
  })

  it('shows changes that the shop has made on its own', async () => {
    const notices = ['Gåvan Vattenflaska är slut och ingår inte längre.']

    const { element } = await openCheckout(payload({ notices }))

    expect(texts(element, '.shop-checkout__top .cs-problem--notice p')).to.deep.equal(notices)
  })

  it('still shows what the server found wrong when it wakes', async () => {
    forgetCart()
    resetCheckout()
    stubFetch({ 'GET /api/cart': { body: cart([row('1')]) } })
    const attribute = JSON.stringify(payload()).replaceAll('"', '&quot;')

    const element = await render(
      `<shop-checkout checkout="${attribute}"><ul class="cs-faults__list"><li>Betalningen gick inte igenom.</li><li><a href="#checkout-customerDetails-city">Fyll i ort.</a></li></ul></shop-checkout>`,
    )

    await until(() => element.querySelector('.cs-faults'))
    expect(texts(element, '.cs-faults li')).to.deep.equal([
      'Betalningen gick inte igenom.',
      'Fyll i ort.',
    ])
    expect(find(element, '#checkout-customerDetails-city-error').textContent).to.equal(
      'Fyll i ort.',
    )
  })
})
