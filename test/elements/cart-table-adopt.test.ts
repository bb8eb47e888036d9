import { drawn } from 'drawn-by-server:../drawn/cart.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/cart-table/cart-table-view.tsx'
import '../../src/i18n/texts/register-en.ts'
import { ensureCart } from '../../src/state/cart/state.ts'
import { type CartCase, cartCases } from '../drawn/cart-cases.ts'
import { find, render, until } from '../helpers/render.tsx'
import { nodesIn, written } from '../helpers/served-markup.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart } from './cart-fixtures.ts'

before(async () => {
  stubFetch({ 'GET /api/cart': { body: cart([]) } })
  define('cart-table')
  await customElements.whenDefined('cart-table')
})

/** Runs `act` on a page in the case's language and storefront, with its cart in the shop. */
async function onPage(shown: CartCase, act: () => Promise<void>) {
  const { language, storefront } = shown
  const { documentElement: root, body } = document
  root.lang = language
  body.classList.toggle('professional-storefront', storefront === 'professional')
  forgetCart()
  stubFetch({ 'GET /api/cart': { body: shown.cart } })
  await ensureCart()
  try {
    await act()
  } finally {
    root.lang = ''
    body.classList.remove('professional-storefront')
  }
}

function markupOf(name: string): string {
  const markup = drawn[name]
  if (!markup) throw new Error(`The server has drawn no ${name}`)
  return markup
}

/** Puts the server's markup on the page; `nodes` are those from before any script. */
function serve(markup: string): { readonly element: HTMLElement; readonly nodes: Element[] } {
  const place = document.createElement('div')
  place.innerHTML = markup
  const element = find(place, 'cart-table')
  const nodes = nodesIn(element)
  document.body.append(place)
  return { element, nodes }
}

const isReady = (element: HTMLElement) => element.dataset.state === 'ready'

/** The positions of the former nodes among the current ones. */
function places(nodes: readonly Element[], element: Element): number[] {
  return nodesIn(element).map((it) => nodes.indexOf(it))
}

describe('a cart table that the server has drawn', () => {
  for (const [name, shown] of Object.entries(cartCases)) {
    it(`is what the browser draws, and stays: ${name}`, () =>
      onPage(shown, async () => {
        const { element, nodes } = serve(markupOf(name))
        const served = written(element)
        await until(() => isReady(element))

        expect(places(nodes, element)).to.deep.equal([...nodes.keys()])
        expect(written(element)).to.equal(served)
        const tag = element.cloneNode() as Element
        for (const it of ['data-view', 'data-state']) tag.removeAttribute(it)
        element.parentElement?.remove()
        expect(written(await render(tag.outerHTML))).to.equal(served)
      }))
  }

  const [name, shown] = ['all kinds of rows', cartCases['all kinds of rows'] as CartCase]

  it('keeps the focus, and answers a press once', () =>
    onPage(shown, async () => {
      const { element } = serve(markupOf(name))
      const plus = find(element, '[data-act="increase 1"]')
      plus.focus()
      await until(() => isReady(element))
      const calls = stubFetch({
        'PUT /api/cart/update': 'hang',
        'GET /api/cart': { body: shown.cart },
      })

      expect(document.activeElement === plus).to.equal(true)
      plus.click()
      await until(() => calls.some(({ method }) => method === 'PUT'))

      expect(calls.map(({ body }) => body)).to.deep.equal([{ rowSystemId: '1', quantity: 2 }])
      expect(find<HTMLInputElement>(element, '[data-row="1"] .cs-quantity__box').value).to.equal(
        '2',
      )
      element.parentElement?.remove()
      forgetCart()
    }))

  it('is drawn anew where the cart has changed meanwhile', () =>
    onPage({ ...shown, cart: { ...shown.cart, orderTotal: '2 kr' } }, async () => {
      const { element, nodes } = serve(markupOf(name))
      await until(() => isReady(element))

      expect(nodes.some((it) => it.isConnected)).to.equal(false)
      expect(find(element, '.cart-table__sum strong').textContent).to.equal('2 kr')
      expect(element.querySelectorAll('form').length).to.be.above(0)
      element.parentElement?.remove()
    }))

  it('has no form that leads to another site', () =>
    onPage(shown, async () => {
      const forms = '{"prefix":"https://elsewhere.test","hidden":{}}'
      const element = await render(`<cart-table data-forms='${forms}'></cart-table>`)
      await until(() => element.querySelector('.cart-table__row'))

      expect(element.querySelectorAll('form').length).to.equal(0)
    }))
})
