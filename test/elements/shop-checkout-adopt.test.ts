import { drawn } from 'drawn-by-server:../drawn/checkout.tsx'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/shop-checkout/shop-checkout-view.tsx'
import '../../src/i18n/texts/register-en.ts'
import { ensureCart } from '../../src/state/cart/state.ts'
import { refreshOptions } from '../../src/state/checkout/options.ts'
import { checkoutState, resetCheckout } from '../../src/state/checkout/state.ts'
import { type CheckoutCase, checkoutCases } from '../drawn/checkout-cases.ts'
import { find, until } from '../helpers/render.tsx'
import { nodesIn, removeComments, sortAttributes } from '../helpers/served-markup.ts'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart } from './cart-fixtures.ts'

type Answers = Readonly<Record<string, StubbedResponse | readonly StubbedResponse[]>>

const OPTIONS = 'POST /api/transportapi/courier/getDeliveryCheckouts'

before(async () => {
  stubFetch({ 'GET /api/cart': { body: cart([]) } })
  define('shop-checkout')
  await customElements.whenDefined('shop-checkout')
})

/** Runs `act` on a page in the case's language and storefront, with its cart in the shop. */
async function onPage(shown: CheckoutCase, act: () => Promise<void>, more: Answers = {}) {
  const { documentElement: root, body } = document
  root.lang = shown.language
  body.classList.toggle('professional-storefront', shown.storefront === 'professional')
  sessionStorage.clear()
  forgetCart()
  resetCheckout()
  await refreshOptions()
  stubFetch({ 'GET /api/cart': { body: shown.cart }, [OPTIONS]: 'hang', ...more })
  await ensureCart()
  try {
    await act()
  } finally {
    root.lang = ''
    body.classList.remove('professional-storefront')
  }
}

function caseOf(name: string): CheckoutCase {
  const shown = checkoutCases[name]
  if (!shown) throw new Error(`There is no ${name}`)
  return shown
}

/** Attributes that only a form's button has. */
const SUBMITS = ['type', 'form', 'name', 'value']
const PROPERTIES = ['value', 'checked', 'selected', 'open', 'hidden']

/** What a visitor with script sees, whether set as a property or as an attribute. */
function written(element: Element): string {
  const copy = element.cloneNode(true) as Element
  const now = nodesIn(element)
  nodesIn(copy).forEach((it, at) => {
    sortAttributes(it)
    writeProperties(it, now[at] ?? it)
  })
  for (const it of copy.querySelectorAll('noscript, textarea')) it.replaceChildren()
  for (const it of copy.querySelectorAll('iframe')) it.remove()
  removeComments(copy)
  return copy.innerHTML
}

function writeProperties(copy: Element, element: Element): void {
  const isCode = copy.matches(CODE_BUTTON)
  for (const name of isCode ? SUBMITS : PROPERTIES) {
    const value: unknown = Reflect.get(element, name)
    copy.removeAttribute(name)
    if (value && !isCode) copy.setAttribute(name, String(value))
  }
}

/** Puts the server's markup on the page; `nodes` are those from before any script. */
function serve(name: string): { readonly element: HTMLElement; readonly nodes: Element[] } {
  const place = document.createElement('div')
  place.innerHTML = drawn[name] ?? ''
  const element = find(place, 'shop-checkout')
  const nodes = nodesIn(element)
  document.body.append(place)
  return { element, nodes }
}

const isReady = (element: HTMLElement) => element.dataset.state === 'ready'

/** The server's nodes that are still present, in order. */
function kept(nodes: readonly Element[], element: Element): number[] {
  return nodesIn(element)
    .filter((it) => it.localName !== 'iframe')
    .map((it) => nodes.indexOf(it))
}

const CODE_BUTTON = '[data-act="code-use"]'

/** Whether the element is completely drawn: with script, Enter in a field places the order. */
const isWoken = (element: HTMLElement) =>
  isReady(element) && !element.querySelector(`${CODE_BUTTON}[type="submit"]`)

/** More than any view needs for a redraw. */
const MOST_MICROTASKS = 1000

describe('a checkout that the server has drawn', () => {
  for (const [name, shown] of Object.entries(checkoutCases)) {
    it(`is what the browser draws, and stays: ${name}`, () =>
      onPage(shown, async () => {
        const { element, nodes } = serve(name)
        const served = written(element)
        await until(() => isWoken(element))

        expect(kept(nodes, element).join()).to.equal([...nodes.keys()].join())
        expect(written(element)).to.equal(served)
        element.parentElement?.remove()
      }))
  }

  it('keeps what was typed, ticked, chosen and opened before, and the focus', () =>
    onPage(caseOf('a private guest'), async () => {
      const { element } = serve('a private guest')
      const field = (name: string) => find<HTMLInputElement>(element, `[name="${name}"]`)
      const email = field('customerDetails-email')
      email.focus()
      email.value = 'anna@example.com'

      field('acceptTermsOfCondition').checked = true
      find<HTMLDetailsElement>(element, '.cs-fold:has([data-act="other"])').open = true
      field('alternativeAddress-firstName').value = 'Bo'
      await until(() => isWoken(element) && checkoutState.typed.hasAlternativeAddress)

      expect(document.activeElement === email).to.equal(true)
      expect(email.value).to.equal('anna@example.com')
      const { typed } = checkoutState
      expect([typed.customerDetails.email, typed.alternativeAddress.firstName]).to.deep.equal([
        'anna@example.com',
        'Bo',
      ])
      expect(typed.acceptTermsOfCondition).to.equal(true)
      expect(find<HTMLDetailsElement>(element, '.cs-fold:has([data-act="other"])').open).to.equal(
        true,
      )
      element.parentElement?.remove()
    }))

  it('tells the shop what was chosen before', () =>
    onPage(
      caseOf('a private guest'),
      async () => {
        const { element } = serve('a private guest')
        const account = find<HTMLInputElement>(
          element,
          '[name="selectedPaymentMethod"][value="account"]',
        )
        account.checked = true
        await until(() => isWoken(element) && checkoutState.pending.length === 0)
        await until(() => checkoutState.payload.selectedPaymentMethod === 'account')

        expect(account.isConnected && account.checked).to.equal(true)
        element.parentElement?.remove()
      },
      { 'PUT /api/checkout/setPaymentProvider': ({ body }) => ({ body }) },
    ))

  it('tells the shop what is chosen the moment it is ready', () =>
    onPage(
      caseOf('a private guest'),
      async () => {
        const choose = ({ target }: Event) =>
          find(target as Element, '[name="selectedPaymentMethod"][value="account"]').click()
        document.addEventListener('courtside:ready', choose, { once: true })
        const { element } = serve('a private guest')
        await until(() => isWoken(element) && checkoutState.pending.length === 0)
        await until(() => checkoutState.payload.selectedPaymentMethod === 'account')

        expect(element.querySelectorAll('[value="account"]:checked').length).to.equal(1)
        element.parentElement?.remove()
      },
      { 'PUT /api/checkout/setPaymentProvider': ({ body }) => ({ body }) },
    ))

  it('hydrates no more for a choice than what it changes', () =>
    onPage(
      caseOf('a private guest'),
      async () => {
        const ways = '[name="selectedPaymentMethod"]'
        let hydrated: boolean[] = []
        // No section is hydrated before the choice is drawn.
        const { requestIdleCallback } = window
        window.requestIdleCallback = () => 0
        const look = async (host: HTMLElement) => {
          for (let at = 0; at < MOST_MICROTASKS; at += 1) await undefined
          const fields = [ways, '[name="customerDetails-email"]', '[name="orderNote"]']
          hydrated = fields.map((it) => Object.keys(find(host, it)).length > 0)
        }
        const choose = ({ target }: Event) => {
          const host = target as HTMLElement
          const observer = new MutationObserver(() => {
            observer.disconnect()
            void look(host)
          })
          observer.observe(host, { subtree: true, attributeFilter: ['data-chosen'] })
          find(host, `${ways}[value="account"]`).click()
        }
        document.addEventListener('courtside:ready', choose, { once: true })
        const { element } = serve('a private guest')
        await until(() => hydrated.length > 0)
        window.requestIdleCallback = requestIdleCallback

        expect(hydrated).to.deep.equal([true, false, false])
        await until(() => checkoutState.payload.selectedPaymentMethod === 'account')
        element.parentElement?.remove()
      },
      { 'PUT /api/checkout/setPaymentProvider': ({ body }) => ({ body }) },
    ))

  it('places the order by Enter in a field, and has nothing sent by the form', () =>
    onPage(caseOf('a guest who has filled all in'), async () => {
      const { element } = serve('a guest who has filled all in')
      await until(() => isWoken(element))
      const form = find<HTMLFormElement>(element, '#checkout-form')
      const buttons = [...form.elements].filter((it) => it.matches('[type="submit"]'))
      find(element, '[data-act="order"]').click()
      await until(() => element.querySelector('.cs-faults'))

      expect(buttons.map((it) => it.getAttribute('data-act'))).to.deep.equal(['order'])
      element.parentElement?.remove()
    }))

  it('is replaced where the cart has changed meanwhile', () => {
    const shown = caseOf('a private guest')
    const [row] = shown.cart.orderRows
    const orderRows = row ? [{ ...row, quantity: 3, totalPrice: '1 500 kr' }] : []
    return onPage({ ...shown, cart: { ...shown.cart, orderRows } }, async () => {
      const { element, nodes } = serve('a private guest')
      await until(() => isReady(element))

      expect(nodes.some((it) => it.isConnected)).to.equal(false)
      expect(element.querySelectorAll('#checkout-form').length).to.equal(1)
      element.parentElement?.remove()
    })
  })
})
