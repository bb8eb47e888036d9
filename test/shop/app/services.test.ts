import { deepEqual } from 'node:assert/strict'
import { before, test } from 'node:test'
import { parse } from 'valibot'
import { accessTable } from '../../../shop/app/access-table.ts'
import { EMBEDDED_IDS } from '../../../shop/checkout/payment/payment-methods.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { quotationSchema } from '../../../src/contract/quotation.ts'
import type { ListName } from '../../../src/model/account-lists.ts'
import * as myPages from '../../../src/services/account-list-service.ts'
import * as cart from '../../../src/services/cart-service.ts'
import * as checkout from '../../../src/services/checkout-service.ts'
import * as newsletter from '../../../src/services/newsletter-service.ts'
import * as filter from '../../../src/services/product-filter-service.ts'
import * as quickBuy from '../../../src/services/quick-buy-service.ts'
import * as quickOrder from '../../../src/services/quick-order-service.ts'
import * as search from '../../../src/services/quick-search-service.ts'
import * as quotation from '../../../src/services/quotation-service.ts'
import * as registration from '../../../src/services/registration-service.ts'
import * as returns from '../../../src/services/returns-service.ts'
import * as user from '../../../src/services/user-service.ts'
import * as visitorLists from '../../../src/services/visitor-list-service.ts'
import * as vitals from '../../../src/services/vitals-service.ts'
import { request as quotationRequest } from '../../helpers/quotations.ts'

/** What nobody's service calls, and who does. */
const CALLED_BY_OTHERS: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'whoever writes a client or a backend',
  'POST /api/user/logout': 'scripts of a host page: the shop’s own pages log out by a form',
  'GET /api/mypageaddress/:id': 'scripts of a host page: an element reads the list',
  'GET /api/mypageperson/:id': 'scripts of a host page: an element reads the list',
  'GET /api/orders': 'scripts of a host page: the account is a page',
  'POST /api/cart/update': 'clients whose network lets no PUT through',
  'POST /api/cart/key': 'the services of the cart, on a page that the shop has led back to',
  'POST /api/cart/handoff': 'a form, which leads from a page of another site to the shop',
  'GET /api/products': 'clients that show products: the shop’s own pages have them in their markup',
  'GET /api/quickSearch': 'clients that search by an address',
  'POST /api/withdrawal': 'scripts of a host page: ours is a form, which works without script',
  'POST /api/payment/:provider/:event': 'the servers of payment providers, signed',
}

/** One call of everything that the services export. */
function calls(): Readonly<Record<string, readonly (() => unknown)[]>> {
  const sent = payload()
  const ofProviders = (call: (sent: Checkout) => unknown) =>
    EMBEDDED_IDS.map((paymentProvider) => () => call({ ...sent, paymentProvider }))
  const ofLists = (call: (name: ListName) => unknown) =>
    (['addresses', 'persons'] as const).map((name) => () => call(name))
  return {
    sendVitals: [() => vitals.sendVitals({ page: 'home', device: 'phone', LCP: 1 })],
    getCart: [() => cart.getCart()],
    addArticles: [() => cart.addArticles([{ articleNumber: 'A-1', quantity: 1 }], 'key')],
    setQuantity: [() => cart.setQuantity('row', 1)],
    clear: [() => cart.clear()],
    reorder: [() => cart.reorder('order', 'key')],
    getCheckout: [() => checkout.getCheckout()],
    setDeliveryProvider: [() => checkout.setDeliveryProvider(sent)],
    setCountry: [() => checkout.setCountry(sent)],
    setPaymentProvider: [() => checkout.setPaymentProvider(sent)],
    setCampaignCode: [() => checkout.setCampaignCode(sent)],
    setGoodsMarking: [() => checkout.setGoodsMarking('to the gym')],
    setShippingOption: ofProviders((it) => checkout.setShippingOption(it)),
    setSelectedCountry: ofProviders((it) => checkout.setSelectedCountry(it, 'SE')),
    placeOrder: [() => checkout.placeOrder(sent)],
    validateOrder: ofProviders((it) => checkout.validateOrder(it)),
    makePurchaseDecision: [() => checkout.makePurchaseDecision(sent)],
    logInAtProvider: [() => checkout.logInAtProvider(sent)],
    runStep: [() => checkout.runStep('/api/checkout/orderstep', sent)],
    getDeliveryCheckouts: [() => checkout.getDeliveryCheckouts('sandbox', {})],
    askForNewsletter: [() => newsletter.askForNewsletter('kim@example.com')],
    optIn: [() => checkout.optIn({ gender: '', acceptNewsletter: true, orderId: 'order' })],
    changeRecentlyViewed: [() => visitorLists.changeRecentlyViewed({ add: ['shoe'] })],
    changeFavourites: [() => visitorLists.changeFavourites({ add: ['shoe'] })],
    getFilteredList: [() => filter.getFilteredList('q=ball', new AbortController().signal)],
    getFilters: [() => filter.getFilters('')],
    getActiveVariant: [() => quickBuy.getActiveVariant('A-1', new AbortController().signal)],
    askQuotation: [() => quotation.askQuotation(parse(quotationSchema, quotationRequest()), {})],
    logIn: [() => user.logIn({ userName: 'a@example.com', password: 'secret' })],
    sendCode: [() => user.sendCode('123456')],
    requestLink: [() => user.requestLink('a@example.com')],
    choosePassword: [
      () => user.choosePassword({ ResetPasswordToken: 'token' }, 'secret'),
      () => user.choosePassword({ CurrentPassword: 'old' }, 'secret'),
    ],
    getFields: [() => registration.getFields('token')],
    getRegistrationHtmlSnippet: [() => registration.getRegistrationHtmlSnippet()],
    readList: ofLists((it) => myPages.readList(it)),
    createInList: ofLists((it) => myPages.createInList(it, {})),
    updateInList: ofLists((it) => myPages.updateInList(it, { systemId: '1' })),
    removeFromList: ofLists((it) => myPages.removeFromList(it, '1')),
    saveMember: [() => registration.saveMember({ type: 'B2C', token: '', fields: [] })],
    getOrder: [() => returns.getOrder('order')],
    quoteReturn: [() => returns.quoteReturn({ orderId: 'order', key: '', rows: [] })],
    announceReturn: [() => returns.announceReturn({ orderId: 'order', key: '', rows: [] })],
    suggestArticles: [() => quickOrder.suggestArticles('A-1', new AbortController().signal)],
    quickSearch: [() => search.quickSearch('ball', new AbortController().signal)],
  }
}

/** As far as the services read it. */
function payload(): Checkout {
  const read: Partial<Checkout> = {
    orderId: 'order',
    paymentProvider: 'sandpay',
    secondPaymentProvider: 'sandpart',
    selectedCountry: 'SE',
  }
  return read as Checkout
}

const LISTS = [cart, checkout, filter, myPages, newsletter, quickBuy, visitorLists, vitals]
const MODULES = [...LISTS, quickOrder, quotation, registration, returns, search, user]
const asked = new Set<string>()

before(async () => {
  const takeBack = beABrowser()
  globalThis.fetch = async (url, init) => {
    asked.add(`${init?.method} ${String(url).split('?', 1)[0]?.replace(/\/$/, '')}`)
    // What is refused here is asked for a new token.
    return new Response('{}', { status: init?.method === 'GET' ? 200 : 403 })
  }
  for (const call of Object.values(calls()).flat()) await Promise.allSettled([ended(call)])
  takeBack()
})

/** Puts a little of a browser in place, for as long as services are called; other tests run beside. */
function beABrowser(): () => void {
  const names = ['document', 'location', 'localStorage', 'navigator', 'fetch'] as const
  const before = names.map((it) => [it, Object.getOwnPropertyDescriptor(globalThis, it)] as const)
  const values = {
    document: { querySelector: () => null, baseURI: 'https://shop.example/' },
    location: { origin: 'https://shop.example', hash: '' },
    localStorage: { getItem: () => null, setItem: () => {} },
    navigator: {
      cookieEnabled: true,
      sendBeacon: (url: string) => asked.add(`POST ${url}`),
    },
  }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

async function ended(call: () => unknown): Promise<void> {
  await call()
}

const rules = accessTable.filter(({ path }) => path.startsWith('/api/'))
const nameOf = ({ method, path }: AccessRule) => `${method} ${path}`

function matches(rule: AccessRule, call: string): boolean {
  const pattern = nameOf(rule).replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`, 'i').test(call)
}

test('everything that a service exports is called here', () => {
  const exported = MODULES.flatMap((it) =>
    Object.entries(it)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name),
  )

  deepEqual(Object.keys(calls()).sort(), exported.sort())
})

test('every call of a service has its line in the access table', () => {
  const unknown = [...asked].filter((call) => !rules.some((rule) => matches(rule, call)))

  deepEqual(unknown, [])
})

test('every call of the access table is made by a service, or by somebody who is named here', () => {
  const unused = rules.filter((rule) => ![...asked].some((call) => matches(rule, call)))

  deepEqual(unused.map(nameOf).sort(), Object.keys(CALLED_BY_OTHERS).sort())
})
