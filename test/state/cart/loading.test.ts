import { expect } from '@open-wc/testing'
import { shopEvents } from '../../../src/events/shop-events.ts'
import {
  cartState,
  closeCart,
  ensureCart,
  loadCart,
  reloadCart,
  toggleCart,
} from '../../../src/state/cart/state.ts'
import { until } from '../../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { begin, cartOf, shownRows } from './carts.ts'

const body = cartOf({ r1: 2 })

beforeEach(() => {
  begin(cartOf({}))
  cartState.status = 'unknown'
})

describe('the cart', () => {
  it('is requested once, however many elements need it', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body } })

    const loading = [loadCart(), loadCart(), ensureCart()]
    const status = cartState.status
    await Promise.all(loading)

    expect([status, cartState.status, calls.length]).to.deep.equal(['loading', 'ready', 1])
    expect(shownRows()).to.deep.equal({ r1: 2 })
  })

  it('is not requested again once it has loaded', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body } })

    await ensureCart()
    await ensureCart()

    expect(calls).to.have.length(1)
  })

  it('that never came has failed, and says why', async () => {
    stubFetch({ 'GET /api/cart': 'reset' })

    await loadCart()

    expect(cartState.status).to.equal('failed')
    expect(cartState.problem).to.deep.equal({ key: 'error.network' })
  })

  it('that has failed is requested again', async () => {
    stubFetch({ 'GET /api/cart': [{ status: 500 }, { body }] })

    await ensureCart()
    await ensureCart()

    expect([cartState.status, cartState.problem]).to.deep.equal(['ready', undefined])
  })

  it('stays when a reload fails', async () => {
    stubFetch({ 'GET /api/cart': [{ body }, 'reset'] })

    await loadCart()
    await loadCart()

    expect([cartState.status, cartState.problem?.key]).to.deep.equal(['ready', 'error.network'])
    expect(shownRows()).to.deep.equal({ r1: 2 })
  })

  it('is refetched when a load under way may be stale', async () => {
    const calls = stubFetch({
      'GET /api/cart': [{ body, delayMs: 10 }, { body: cartOf({ r1: 3 }) }],
    })

    void loadCart()
    await reloadCart()

    expect(calls).to.have.length(2)
    expect(shownRows()).to.deep.equal({ r1: 3 })
  })

  it('keeps rows that have not changed the same objects', async () => {
    stubFetch({
      'GET /api/cart': [{ body: cartOf({ r1: 1, r2: 1 }) }, { body: cartOf({ r1: 1, r2: 2 }) }],
    })
    await loadCart()
    const [one, two] = cartState.cart.orderRows

    await loadCart()

    expect([
      cartState.cart.orderRows[0] === one,
      cartState.cart.orderRows[1] === two,
    ]).to.deep.equal([true, false])
  })

  it('reports when it has changed, and not when it has not', async () => {
    stubFetch({
      'GET /api/cart': [{ body }, { body }, { body: cartOf({ r1: 5 }, { version: 3 }) }],
    })
    const heard: unknown[] = []
    const stop = shopEvents.on('cart:changed', ({ quantity }) => heard.push(quantity))
    const hear = ({ detail }: CustomEvent) => heard.push(detail)
    document.addEventListener('courtside:cart-changed', hear)

    await loadCart()
    await loadCart()
    await loadCart()

    expect(heard).to.deep.equal(['5', { quantity: '5', version: 3 }])
    stop()
    document.removeEventListener('courtside:cart-changed', hear)
  })

  it('keeps what an attacker adds to an answer off every object', async () => {
    const text = JSON.stringify(body).replace('{', '{"__proto__":{"polluted":true},')
    stubFetch({ 'GET /api/cart': { text } })

    await loadCart()

    expect('polluted' in {}).to.equal(false)
    expect(shownRows()).to.deep.equal({ r1: 2 })
  })
})

describe("the cart's panel", () => {
  it('toggles, and fetches the cart when it first opens', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body } })

    toggleCart()
    await until(() => cartState.status === 'ready')
    const isOpen = cartState.showInfo
    toggleCart()

    expect([isOpen, cartState.showInfo, calls.length]).to.deep.equal([true, false, 1])
  })

  it('closes, and stays closed', () => {
    closeCart()

    expect(cartState.showInfo).to.equal(false)
  })

  it('is open while the cart is still on its way', async () => {
    const held = deferredResponse()
    stubFetch({ 'GET /api/cart': held.answer })

    toggleCart()

    expect([cartState.showInfo, cartState.status]).to.deep.equal([true, 'loading'])
    held.give({ body })
    await until(() => cartState.status === 'ready')
  })
})
