import { cartState } from '../../src/state/cart/state.ts'
import '../../src/i18n/texts/register-sv.ts'
import type { Cart, OrderRow } from '../../src/contract/cart.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type Call, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'

/** A row of two pieces, as the shop would answer; `more` overrides fields. */
export function row(rowSystemId: string, more: Partial<OrderRow> = {}): OrderRow {
  return {
    rowSystemId,
    articleNumber: `A-${rowSystemId}`,
    name: `Löparsko ${rowSystemId}`,
    url: `/p/${rowSystemId}`,
    price: '500 kr',
    totalPrice: '1 000 kr',
    quantity: 2,
    isQuotation: false,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
    ...more,
  }
}

/** A cart with these rows. Each cart made here is newer than the one before. */
export function cart(orderRows: readonly OrderRow[], more: Partial<Cart> = {}): Cart {
  version += 1
  return {
    quantity: String(orderRows.reduce((sum, it) => sum + it.quantity, 0)),
    currency: 'SEK',
    orderTotal: '1 000 kr',
    includesVat: true,
    showInfo: false,
    errors: {},
    hasQuotationProductInCart: false,
    isAuthenticated: false,
    version,
    ...more,
    orderRows: [...orderRows],
  }
}

let version = 0

interface Opened {
  readonly element: HTMLElement
  readonly calls: readonly Call[]
}

/** Shows the tag with this cart in the shop; `more` holds further answers. */
export async function open(
  html: string,
  shopCart: Cart,
  more: Readonly<Record<string, StubbedResponse | readonly StubbedResponse[]>> = {},
): Promise<Opened> {
  forgetCart()
  const calls = stubFetch({ 'GET /api/cart': { body: shopCart }, ...more })
  const element = await render(html)
  await until(() => cartState.status === 'ready' && !element.querySelector('.cs-cart-sketch'))
  calls.length = 0
  return { element, calls }
}

/** What elements request on their own: an empty cart and its checkout, and one size of any variant. */
export function stubShop(): Readonly<Record<string, StubbedResponse>> {
  const sizes = [{ fieldId: '42', size: '42', articleNumber: 'A-42', price: '499 kr' }]
  return {
    'GET /api/cart': { body: cart([]) },
    'GET /api/checkout': { body: { orderId: '', selectedCountry: 'SE' } },
    'GET /api/mypageaddress': { body: [] },
    'GET /api/mypageperson': { body: [] },
    'GET /api/registerme/GetFields/': { body: { fields: [] } },
    'GET /api/registerme/GetRegistrationHtmlSnippet/': { body: { htmlSnippet: '<p>Hej</p>' } },
    'GET /api/quickbuy/activevariant': { body: { sizeInputComponentData: JSON.stringify(sizes) } },
    'GET /api/products': { body: [] },
  }
}

export function forgetCart(): void {
  Object.assign(cartState, {
    status: 'unknown',
    problem: undefined,
    errors: {},
    rows: {},
    removed: [],
    added: undefined,
    showInfo: false,
  })
}

/** The control with this accessible name. */
export function named(place: ParentNode, name: string): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>('a, button, [role], progress')].find(
    (it) => (it.getAttribute('aria-label') ?? it.textContent) === name,
  )
  if (!found) throw new Error(`There is nothing named ${name}`)
  return found
}

export function texts(place: ParentNode, selector: string): string[] {
  return [...place.querySelectorAll(selector)].map((it) => it.textContent ?? '')
}

/** The content of the live regions for screen readers. */
export function statuses(): string[] {
  return texts(document, '.cs-live-region')
}

/** Waits until this is the last announcement to screen readers. */
export async function heard(message: string): Promise<void> {
  await until(() => statuses().includes(message))
}

export function rowOf(place: ParentNode, rowSystemId: string): HTMLElement {
  return find(place, `[data-row="${rowSystemId}"]`)
}
