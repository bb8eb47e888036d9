import { expect } from '@open-wc/testing'
import { define as defineTable } from '../../src/elements/cart-table/cart-table-view.tsx'
import { define as defineMini } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { SHOP, standAway } from '../helpers/other-site.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, named, open, row, texts } from './cart-fixtures.ts'

const elsewhere = { quantity: '3', url: '/en/cart' }
const told = (quantity: string) =>
  cart([], { orderTotal: '0 kr', elsewhere: { ...elsewhere, quantity } })

describe('a cart that was taken along to the shop', () => {
  before(async () => {
    stubFetch({ 'GET /api/cart': { body: cart([]) } })
    defineMini('mini-cart')
    // It waits for the cart.
    defineTable('cart-table')
    await customElements.whenDefined('cart-table')
  })
  beforeEach(() => standAway())

  it('is counted by the button of mini-cart, without a total', async () => {
    const { element } = await open('<mini-cart></mini-cart>', told('3'))

    const button = find(element, '.mini-cart__button')
    expect(texts(button, '.cs-visually-hidden')).to.deep.equal(['Varukorg, 3 varor'])
    expect(texts(button, '.mini-cart__count')).to.deep.equal(['3'])
  })

  for (const tag of ['mini-cart', 'cart-table']) {
    it(`is said to be there by ${tag}, with a link to it`, async () => {
      const { element } = await open(`<${tag}></${tag}>`, told('1'))
      if (tag === 'mini-cart') find(element, '.mini-cart__button').click()
      const place = `.${tag}__empty`
      await until(() => element.querySelector(place))

      expect(texts(element, `${place} p`)).to.deep.equal([
        'Din varukorg med 1 vara finns på shop.test.',
      ])
      const link = named(element, 'Till varukorgen') as HTMLAnchorElement
      expect(link.href).to.equal(`${SHOP}/en/cart`)
      await expect(element).to.be.accessible()
    })

    it(`is no more of ${tag}’s concern once something is in a new cart`, async () => {
      const { element } = await open(`<${tag}></${tag}>`, cart([row('1')]))

      expect(element.textContent).not.to.include('shop.test')
    })
  }

  it('is shown when Back restores the page', async () => {
    const { element } = await open('<mini-cart></mini-cart>', cart([row('1')]))
    stubFetch({ 'GET /api/cart': { body: told('3') } })

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await until(() => element.textContent?.includes('3 varor finns på shop.test'))
    expect(texts(element, '.mini-cart__count')).to.deep.equal(['3'])
  })

  it('is an empty cart where its address is none', async () => {
    const { element } = await open(
      '<cart-table></cart-table>',
      cart([], { elsewhere: { quantity: '3', url: 'javascript:alert(1)' } }),
    )

    expect(texts(element, '.cart-table__empty p')).to.deep.equal(['Varukorgen är tom.'])
  })
})
