import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { chooseCountry, switchCustomerKind } from '../../../src/state/checkout/buyer-choices.ts'
import { blurField, typeField } from '../../../src/state/checkout/fields.ts'
import { startCheckout } from '../../../src/state/checkout/start.ts'
import { checkoutState, resetCheckout } from '../../../src/state/checkout/state.ts'
import { until } from '../../helpers/render.tsx'
import { stubFetch } from '../../helpers/stub-fetch.ts'
import { acceptsAll, beginCheckout, CART, checkoutOf, FILLED } from './checkouts.ts'

const details = () => checkoutState.typed.customerDetails
const line = (name: string) => details()[name as keyof ReturnType<typeof details>]
const error = (path: string) => checkoutState.errors[path]?.key
const SETTLED = () => checkoutState.pending.length === 0

/** A visitor's input and ticks, by path. */
const TYPED = {
  'customerDetails-firstName': 'Åsa',
  'customerDetails-careOf': 'Nilsson',
  'alternativeAddress-city': 'Umeå',
  hasAlternativeAddress: true,
  orderNote: 'Ring på',
  campaignCode: 'SOMMAR10',
  female: true,
  signUp: true,
} as const

const BLANK = {
  ...{ email: '', zipCode: '', firstName: '', lastName: '' },
  ...{ address: '', city: '', phoneNumber: '' },
}

function typeAll(): void {
  for (const [path, value] of Object.entries(TYPED)) typeField(path, value)
}

function expectAll(): void {
  const { typed } = checkoutState
  expect([
    typed.customerDetails.firstName,
    typed.customerDetails.careOf,
    typed.alternativeAddress.city,
    typed.hasAlternativeAddress,
    typed.orderNote,
    typed.campaignCode,
    typed.female,
    typed.signUp,
  ]).to.deep.equal(Object.values(TYPED))
}

/** Reloads the page, with the shop's data of this order. */
async function reload(orderId: string, more: object = {}): Promise<void> {
  resetCheckout()
  await startCheckout(checkoutOf({ ...more, orderId }))
}

afterEach(() => sessionStorage.clear())

describe('a field of the checkout', () => {
  it('is judged when it is left, not while it is typed', async () => {
    await beginCheckout()
    stubFetch({})

    typeField('customerDetails-zipCode', '12')
    const before = error('customerDetails-zipCode')
    blurField('customerDetails-zipCode')

    expect([before, error('customerDetails-zipCode')]).to.deep.equal([
      undefined,
      'field.postcode.count',
    ])
  })

  it('is right again at the very key that makes it so', async () => {
    await beginCheckout()
    stubFetch({})
    typeField('customerDetails-zipCode', '1')
    blurField('customerDetails-zipCode')
    const seen = ['111', '1112', '11122'].map((typed) => {
      typeField('customerDetails-zipCode', typed)
      return error('customerDetails-zipCode') !== undefined
    })

    expect(seen).to.deep.equal([true, true, false])
  })

  it('that nobody has touched is not wrong when it is passed by', async () => {
    await beginCheckout({ customerDetails: { ...FILLED.customerDetails, lastName: '' } })
    stubFetch({})

    blurField('customerDetails-lastName')

    expect(checkoutState.errors).to.deep.equal({})
  })

  it('that has been emptied asks for something', async () => {
    await beginCheckout()
    stubFetch({})

    typeField('customerDetails-lastName', '')
    blurField('customerDetails-lastName')

    expect(error('customerDetails-lastName')).to.equal('checkout.lastname.missing')
  })

  for (const path of [
    '__proto__',
    'constructor-x',
    'customerDetails-__proto__',
    'payload',
    'x-y',
  ]) {
    it(`is not ${path}`, async () => {
      await beginCheckout()
      const before = JSON.stringify(checkoutState.typed)

      typeField(path, 'evil')

      expect(JSON.stringify(checkoutState.typed)).to.equal(before)
      expect('evil' in {}).to.equal(false)
    })
  }

  it('of the postcode notifies the shop when it is another', async () => {
    await beginCheckout()
    const calls = stubFetch({ 'PUT /api/checkout/setDeliveryProvider': acceptsAll(), ...CART })

    typeField('customerDetails-zipCode', '903 25')
    blurField('customerDetails-zipCode')
    await until(SETTLED)
    blurField('customerDetails-zipCode')

    expect(calls.map(({ path }) => path)).to.deep.equal([
      '/api/checkout/setDeliveryProvider',
      '/api/cart',
    ])
    expect(checkoutState.payload.zipCode).to.equal('903 25')
  })
})

describe('another address', () => {
  it('counts as soon as it has a postcode, and no longer when it is not used', async () => {
    await beginCheckout()
    const calls = stubFetch({ 'PUT /api/checkout/setDeliveryProvider': acceptsAll(), ...CART })
    const zips = () =>
      calls
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => (body as typeof checkoutState.payload).alternativeAddress?.zipCode)

    typeField('hasAlternativeAddress', true)
    const early = zips()
    typeField('alternativeAddress-zipCode', '903 25')
    blurField('alternativeAddress-zipCode')
    await until(SETTLED)
    typeField('hasAlternativeAddress', false)
    await until(SETTLED)

    expect([early, zips()]).to.deep.equal([[], ['903 25', undefined]])
    expect(checkoutState.typed.alternativeAddress.zipCode).to.equal('903 25')
  })
})

describe('what is typed', () => {
  it('is there after a reload', async () => {
    const { orderId } = await beginCheckout()
    stubFetch({})
    typeAll()

    await reload(orderId)

    expectAll()
  })

  it('is there after a logout and another login', async () => {
    const { orderId } = await beginCheckout({ authenticated: true })
    stubFetch({})
    typeAll()

    await reload('')
    expect(line('firstName')).to.equal('Anna')
    await reload(orderId, { authenticated: true })

    expectAll()
  })

  it('is filled in by a login where nothing was, and never to half an address', async () => {
    const blank = { ...FILLED.customerDetails, ...BLANK }
    const { orderId } = await beginCheckout({ customerDetails: blank })
    stubFetch({ 'PUT /api/checkout/setDeliveryProvider': acceptsAll(), ...CART })

    typeField('customerDetails-email', 'kim@example.com')
    await reload(orderId, { authenticated: true })
    expect({ ...details() }).to.deep.equal({ ...FILLED.customerDetails, email: 'kim@example.com' })

    typeField('customerDetails-address', '')
    await reload(orderId, { authenticated: true })
    expect([line('address'), line('city')], 'the same login').to.deep.equal(['', 'Stockholm'])
    await reload(orderId)
    expect([line('address'), line('city')], 'logged out').to.deep.equal(['', 'Stockholm'])
  })

  it('is there after the country is another', async () => {
    await beginCheckout()
    stubFetch({ 'PUT /api/checkout/setCountry': () => ({ body: checkoutOf() }), ...CART })
    typeAll()

    await chooseCountry('NO')

    expectAll()
  })

  it('is not shown in another order', async () => {
    await beginCheckout()
    stubFetch({})
    typeAll()

    await reload('another')

    expect([line('firstName'), checkoutState.typed.orderNote]).to.deep.equal(['Anna', ''])
    expect(sessionStorage.getItem('courtside.checkout') ?? '').not.to.contain('Nilsson')
  })

  it('never comes back as terms or a newsletter that are ticked', async () => {
    const { orderId } = await beginCheckout()
    stubFetch({ 'PUT /api/newsletter/checkoutOptin': {} })
    typeField('acceptTermsOfCondition', true)
    typeField('acceptNewsletter', true)
    const { acceptTermsOfCondition: isTicked } = checkoutState.typed

    await reload(orderId, { acceptTermsOfCondition: true, acceptNewsletter: true })

    const { acceptTermsOfCondition, acceptNewsletter } = checkoutState.typed
    expect([isTicked, acceptTermsOfCondition, acceptNewsletter]).to.deep.equal([true, false, false])
  })

  it('stays when the element says the same again', async () => {
    const checkout = await beginCheckout()
    stubFetch({})
    typeAll()

    await startCheckout({ ...checkout })

    expectAll()
  })

  for (const kept of [
    '{',
    'null',
    '[]',
    '{"orderId":"same","typed":{"customerDetails":7,"male":"x"}}',
  ]) {
    it(`is as the shop has it where the tab has kept ${kept}`, async () => {
      sessionStorage.setItem('courtside.checkout', kept)

      await reload('same')

      expect([line('firstName'), checkoutState.typed.male]).to.deep.equal(
        kept.includes('same') ? ['', false] : ['Anna', false],
      )
    })
  }

  it('stays on the page where storage is blocked', async () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('No', 'SecurityError')
      },
    })
    try {
      const checkout = await beginCheckout()
      stubFetch({})
      typeAll()

      await startCheckout({ ...checkout, orderNote: 'from the page' })

      expectAll()
    } finally {
      Object.defineProperty(globalThis, 'sessionStorage', real ?? {})
    }
  })
})

const business = () => checkoutState.payload.isBusinessCustomer

/** Types as both kinds of customer; the input of each is kept. */
async function switchAndType(
  acts: readonly ('switch' | { readonly name: string; readonly value: string })[],
): Promise<void> {
  await beginCheckout()
  stubFetch({ 'PUT /api/checkout/setPaymentProvider': acceptsAll(), ...CART })
  const kinds = [new Map<string, string>(), new Map<string, string>()] as const
  let typed: Map<string, string> = kinds[0]
  for (const act of acts) {
    if (act === 'switch') {
      typed = typed === kinds[0] ? kinds[1] : kinds[0]
      await switchCustomerKind(typed === kinds[0] ? 'private' : 'business')
    } else {
      typeField(`customerDetails-${act.name}`, act.value)
      typed.set(act.name, act.value)
    }
    expect([...typed.keys()].map(line)).to.deep.equal([...typed.values()])
  }
  expect(business()).to.equal(typed === kinds[1])
}

describe('a customer who switches between private and business', () => {
  it('finds what was typed as the other again', async () => {
    await beginCheckout()
    stubFetch({ 'PUT /api/checkout/setPaymentProvider': acceptsAll(), ...CART })
    typeField('customerDetails-address', 'Hemma 1')

    await switchCustomerKind('business')
    const taken = line('address')
    typeField('customerDetails-companyName', 'Laget AB')
    typeField('customerDetails-address', 'Kontoret 2')
    await switchCustomerKind('private')
    const home = line('address')
    await switchCustomerKind('business')

    expect([taken, home, line('address'), line('companyName'), business()]).to.deep.equal([
      'Hemma 1',
      'Hemma 1',
      'Kontoret 2',
      'Laget AB',
      true,
    ])
  })

  it('finds what was typed as each again, however often it is switched in between', () => {
    const typing = fc.record({
      name: fc.constantFrom('address', 'firstName', 'city', 'companyName', 'reference'),
      value: fc.constantFrom('a', 'b', 'c'),
    })
    const acts = fc.array(fc.option(typing, { nil: 'switch' as const }), { maxLength: 12 })
    return fc.assert(fc.asyncProperty(acts, switchAndType), { numRuns: 30 })
  })

  it('sends no company as a private customer', async () => {
    await beginCheckout()
    const calls = stubFetch({ 'PUT /api/checkout/setPaymentProvider': acceptsAll(), ...CART })
    await switchCustomerKind('business')
    typeField('customerDetails-organizationNumber', '556000-0001')

    await switchCustomerKind('private')

    const [, , , sent] = calls.map(({ body }) => body as typeof FILLED | undefined)
    expect(calls.filter(({ method }) => method === 'PUT')).to.have.length(2)
    expect(JSON.stringify([calls[2]?.body, sent])).not.to.contain('556000')
  })

  it('is shown as before where the shop says no', async () => {
    await beginCheckout()
    stubFetch({ 'PUT /api/checkout/setPaymentProvider': [{ status: 500 }] })
    typeField('customerDetails-address', 'Hemma 1')

    const switching = switchCustomerKind('business')
    const shown = checkoutState.pendingChoices.isBusinessCustomer
    await switching

    expect([shown, business(), line('address')]).to.deep.equal([true, false, 'Hemma 1'])
    expect(checkoutState.pendingChoices).to.deep.equal({})
    expect(checkoutState.failed.customer).to.deep.equal({ key: 'genericerror' })
  })

  it('has both kept over a reload', async () => {
    const { orderId } = await beginCheckout()
    stubFetch({ 'PUT /api/checkout/setPaymentProvider': acceptsAll(), ...CART })
    typeField('customerDetails-address', 'Hemma 1')
    await switchCustomerKind('business')
    typeField('customerDetails-address', 'Kontoret 2')

    await reload(orderId, { isBusinessCustomer: true })
    const office = line('address')
    await switchCustomerKind('private')

    expect([office, line('address')]).to.deep.equal(['Kontoret 2', 'Hemma 1'])
  })
})
