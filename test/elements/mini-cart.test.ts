import { expect } from '@open-wc/testing'
import { define, prepare } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { addToCart } from '../../src/state/cart/adding.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { styleCart } from '../helpers/styles.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { cart, forgetCart, open, row, texts } from './cart-fixtures.ts'

styleCart()
define('mini-cart')

const TAG = '<mini-cart carturl="/cart"></mini-cart>'
const SERVER =
  '<mini-cart><a class="mini-cart__button" href="/cart" data-act="toggle"><span class="mini-cart__count cs-badge">4</span><span class="mini-cart__total">700 kr</span></a></mini-cart>'

const button = (element: Element) => find(element, '.mini-cart__button')
const nameOf = (element: Element) =>
  find(button(element), ':scope > :not([aria-hidden])').textContent

describe('mini-cart, its button', () => {
  it('has count and total in its name', async () => {
    const { element } = await open(TAG, cart([row('1')]))

    expect(nameOf(element)).to.equal('Varukorg, 2 varor, 1 000 kr')
    expect(texts(element, '.mini-cart__count')).to.deep.equal(['2'])
    expect(texts(element, '.mini-cart__total')).to.deep.equal(['1 000 kr'])
    await expect(element).to.be.accessible()
  })

  it('has no badge and no total when the cart is empty', async () => {
    const { element } = await open(TAG, cart([], { orderTotal: '0 kr' }))

    expect(nameOf(element)).to.equal('Varukorg, tom')
    expect(texts(element, '.mini-cart__count')).to.deep.equal([])
    expect(texts(element, '.mini-cart__total')).to.deep.equal(['Varukorg'])
  })

  it('says "1 vara"', async () => {
    const { element } = await open(TAG, cart([row('1', { quantity: 1 })]))

    expect(nameOf(element)).to.equal('Varukorg, 1 vara, 1 000 kr')
  })

  it('hides the total of a visitor with a quotation product on the professional storefront', async () => {
    document.body.classList.add('professional-storefront')

    const { element } = await open(TAG, cart([row('1')], { hasQuotationProductInCart: true }))
    document.body.classList.remove('professional-storefront')

    expect(nameOf(element)).to.equal('Varukorg, 2 varor')
  })

  it('shows what the server wrote until the cart is here', async () => {
    forgetCart()
    const held = deferredResponse()
    stubFetch({ 'GET /api/cart': held.answer })

    const element = await render(SERVER)
    expect(nameOf(element)).to.equal('Varukorg, 4 varor, 700 kr')
    held.give({ body: cart([row('1')]) })

    await until(() => nameOf(element) === 'Varukorg, 2 varor, 1 000 kr')
  })

  it('asks for the cart before it is drawn, and once, where a press waits for it', async () => {
    forgetCart()
    const calls = stubFetch({ 'GET /api/cart': { body: cart([row('1')]) } })

    const isHere = prepare()
    expect(calls.length).to.equal(1)
    await isHere
    const element = await render(SERVER)

    expect(nameOf(element)).to.equal('Varukorg, 2 varor, 1 000 kr')
    expect(calls.length).to.equal(1)
  })

  it('is as big as what the server wrote', async () => {
    forgetCart()
    stubFetch({
      'GET /api/cart': { body: cart([row('1', { quantity: 4 })], { orderTotal: '700 kr' }) },
    })
    const server = document.createElement('div')
    server.innerHTML = SERVER.replaceAll('mini-cart>', 'div>').replace('<mini-cart', '<div')
    const icon = '<svg class="cs-icon" viewBox="0 0 24 24" width="24" height="24"></svg>'
    server.querySelector('a')?.insertAdjacentHTML('afterbegin', icon)
    document.body.append(server)

    const element = await render(SERVER)

    const [before, after] = [server, element].map((it) => button(it).getBoundingClientRect())
    expect([after?.width, after?.height]).to.deep.equal([before?.width, before?.height])
    server.remove()
  })

  it('follows an add elsewhere on the page as soon as the shop has answered', async () => {
    const { element } = await open(TAG, cart([]), {
      'POST /api/cart/add': { body: cart([row('1', { size: '42' })]) },
    })

    await addToCart([{ articleNumber: 'A-1', quantity: 2 }])
    await until(() => nameOf(element) === 'Varukorg, 2 varor, 1 000 kr', 100)

    await until(() => element.querySelector('.mini-cart__added'))
    expect(find(element, '.mini-cart__added p').textContent).to.equal(
      'Löparsko 1, 42, 2 st ligger i varukorgen.',
    )
    expect(find(element, '.mini-cart__added a').getAttribute('href')).to.equal('/cart')
    expect(element.querySelector('dialog[open]')).to.equal(null)
    // Text that is fading in has too little contrast.
    await Promise.all(element.getAnimations({ subtree: true }).map((it) => it.finished))
    await expect(element).to.be.accessible()
  })

  it('names the sizes of an add of several, and counts the articles of different products', async () => {
    const { element } = await open(TAG, cart([]), {
      'POST /api/cart/add': {
        body: cart([
          row('1', { name: 'Trail 5', size: '42' }),
          row('2', { name: 'Trail 5', size: '43', color: 'Blå' }),
          row('3'),
        ]),
      },
    })
    const shown = () => element.querySelector('.mini-cart__added p')?.textContent

    await addToCart([
      { articleNumber: 'A-1', quantity: 2 },
      { articleNumber: 'A-2', quantity: 3 },
    ])
    await until(() => shown() === 'Trail 5 ligger i varukorgen: 42 × 2; 43, Blå × 3.')
    await addToCart([
      { articleNumber: 'A-1', quantity: 2 },
      { articleNumber: 'A-3', quantity: 3 },
    ])
    await until(() => shown() === '5 varor ligger i varukorgen.')
  })

  it('keeps the message for five seconds, and while it has focus', async () => {
    const { element } = await open(TAG, cart([]), {
      'POST /api/cart/add': { body: cart([row('1')]) },
    })
    const clock = fakeClock()
    try {
      const adding = addToCart([{ articleNumber: 'A-1', quantity: 2 }])
      await drawn(clock, () => element.querySelector('.mini-cart__added'))
      await adding

      await clock.pass(4999)
      find(element, '.mini-cart__added a').focus()
      await clock.pass(5000)
      await drawn(clock)
      expect(texts(element, '.mini-cart__added').length).to.equal(1)
      button(element).focus()
      await clock.pass(3000)
      await drawn(clock, () => !element.querySelector('.mini-cart__added'))
    } finally {
      clock.stop()
    }
  })

  it('says what was added to the element that woke because of it', async () => {
    forgetCart()
    stubFetch({ 'POST /api/cart/add': { body: cart([row('1')]) } })
    await addToCart([{ articleNumber: 'A-1', quantity: 2 }])

    const element = await render(SERVER)

    await until(() => element.querySelector('.mini-cart__added'))
    expect(nameOf(element)).to.equal('Varukorg, 2 varor, 1 000 kr')
  })

  it('says nothing of an add that failed', async () => {
    const { element } = await open(TAG, cart([row('1')]), {
      'POST /api/cart/add': { status: 400, body: { message: 'product.outofstock' } },
    })

    await addToCart([{ articleNumber: 'A-1', quantity: 2 }])

    expect(nameOf(element)).to.equal('Varukorg, 2 varor, 1 000 kr')
    expect(texts(element, '.mini-cart__added')).to.deep.equal([])
  })
})
