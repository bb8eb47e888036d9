import { expect, waitUntil } from '@open-wc/testing'
import { shopEvents } from '../../../src/events/shop-events.ts'
import { addToCart, clearCart, clearErrors, reorderOrder } from '../../../src/state/cart/adding.ts'
import { stopCartChanges } from '../../../src/state/cart/mutation.ts'
import { cartState, errorsOf, reloadCart } from '../../../src/state/cart/state.ts'
import { type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { begin, cartOf, shownRows } from './carts.ts'

const articles = [{ articleNumber: 'A1', quantity: 2 }]
const errors = (source = '') => errorsOf(cartState.errors, source)
const keysOf = (calls: ReturnType<typeof stubFetch>) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'))

beforeEach(() => begin(cartOf({ r1: 1 })))
afterEach(() => {
  document.body.className = ''
})

/** Adds, and waits for the reload of the cart that follows a failure. */
async function failsToAdd(source?: string): Promise<unknown> {
  try {
    return await addToCart(articles, source ? { source } : {})
  } catch (error) {
    await reloadCart()
    return (error as Error).name
  }
}

describe('an add to the cart', () => {
  it('sends what is wanted, and shows the cart that is answered', async () => {
    const calls = stubFetch({ 'POST /api/cart/add': { body: cartOf({ r1: 1, r2: 2 }) } })
    const heard: unknown[] = []
    const stop = shopEvents.on('cart:added', (added) => heard.push(added))

    const isAdded = await addToCart([{ ...articles[0], fieldId: '7', maxQuantity: 9 } as never])

    expect(isAdded).to.equal(true)
    expect(calls).to.deep.equal([
      {
        method: 'POST',
        path: '/api/cart/add',
        body: { articles: [{ articleNumber: 'A1', quantity: 2, fieldId: '7' }] },
      },
    ])
    expect(shownRows()).to.deep.equal({ r1: 1, r2: 2 })
    expect(heard).to.have.length(1)
    stop()
  })

  it('that is wrong is not sent', async () => {
    const calls = stubFetch({})

    const isAdded = await addToCart([{ articleNumber: 'A1', quantity: 5, maxQuantity: 3 }])

    expect([isAdded, calls.length]).to.deep.equal([false, 0])
    expect(errors().byField.articleSizeInputFieldA1?.key).to.equal('sizeInput.tooMany')
  })

  it('of nothing asks for at least one', async () => {
    stubFetch({})

    expect(await addToCart([], { source: 'x' })).to.equal(false)
    expect(errors('x').articles).to.deep.equal([{ key: 'addtocart.minimumone' }])
    expect(errors('y').articles).to.deep.equal([])
  })

  it('skips the stock check in the professional storefront', async () => {
    document.body.className = 'professional-storefront'
    stubFetch({ 'POST /api/cart/add': { body: cartOf({ r1: 1 }) } })

    expect(await addToCart([{ articleNumber: 'A1', quantity: 5, maxQuantity: 3 }])).to.equal(true)
  })

  it('that the shop refuses shows its words at their fields', async () => {
    stubFetch({
      'POST /api/cart/add': {
        status: 400,
        body: {
          message: 'Nej',
          errors: {
            errorsList: { articleSizeInputFieldA1: 'Bara 1 kvar', articleSizeInputField99: '<b>' },
            articles: ['Inte allt gick'],
          },
        },
      },
    })

    expect(await addToCart(articles)).to.equal(false)
    expect(errors()).to.deep.equal({
      byField: { articleSizeInputFieldA1: { key: 'Bara 1 kvar' } },
      articles: [{ key: 'Inte allt gick' }, { key: '<b>' }],
    })
    expect(shownRows()).to.deep.equal({ r1: 1 })
  })

  it('that is refused without fields shows the message', async () => {
    stubFetch({ 'POST /api/cart/add': { status: 404, body: { message: 'Finns inte' } } })

    expect(await addToCart(articles)).to.equal(false)
    expect(errors().articles).to.deep.equal([{ key: 'Finns inte' }])
  })

  it('is not sent where the browser keeps no cookies, and says so', async () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false })
    const calls = stubFetch({ 'GET /api/cart': { body: cartOf({ r1: 1 }) } })

    await failsToAdd()

    Reflect.deleteProperty(navigator, 'cookieEnabled')
    expect(calls.filter(({ method }) => method === 'POST')).to.deep.equal([])
    expect(errors().articles).to.deep.equal([{ key: 'error.cookies' }])
  })

  it('clears what was wrong before', async () => {
    stubFetch({
      'POST /api/cart/add': [{ status: 400, body: { message: 'Nej' } }, { body: cartOf({}) }],
    })
    await addToCart(articles)

    await addToCart(articles)

    expect(errors()).to.deep.equal({ byField: {}, articles: [] })
  })

  it('forgets what was wrong when the visitor changes what they ask for', async () => {
    stubFetch({})
    await addToCart([])

    clearErrors('')

    expect(errors().articles).to.deep.equal([])
  })

  it('with an empty answer of a backend reloads the cart', async () => {
    stubFetch({
      'POST /api/cart/add': { status: 204 },
      'GET /api/cart': { body: cartOf({ r1: 1, r9: 1 }) },
    })

    expect(await addToCart(articles)).to.equal(true)
    expect(shownRows()).to.deep.equal({ r1: 1, r9: 1 })
  })

  it('reads the cart where the answer is null', async () => {
    stubFetch({
      'POST /api/cart/add': { body: null },
      'GET /api/cart': { body: cartOf({ r9: 1 }) },
    })

    expect(await addToCart(articles)).to.equal(true)
    expect(shownRows()).to.deep.equal({ r9: 1 })
  })

  const faults: [name: string, fault: StubbedResponse, message: string][] = [
    ['a broken connection', 'reset', 'error.network'],
    ['an answer that is cut off', 'cut', 'error.network'],
    ['500 with html', { status: 500, text: '<html>' }, 'genericerror'],
    ['502 without a body', { status: 502 }, 'genericerror'],
    ['429', { status: 429, headers: { 'retry-after': '3' } }, 'error.busy'],
    ['409', { status: 409, body: { message: 'genericerror' } }, 'genericerror'],
    ['malformed JSON', { text: '{"quantity' }, 'genericerror'],
    ['JSON of another shape', { body: { quantity: 1 } }, 'genericerror'],
  ]
  for (const [name, fault, message] of faults) {
    it(`throws on ${name}, says why, keeps the cart and looks what is true`, async () => {
      const calls = stubFetch({
        'POST /api/cart/add': fault,
        'GET /api/cart': { body: cartOf({ r1: 1 }) },
      })

      expect(await failsToAdd('s')).to.match(/Error$/)
      expect(errors('s').articles[0]?.key).to.equal(message)
      expect(calls.map(({ method }) => method)).to.contain('GET')
      expect(shownRows()).to.deep.equal({ r1: 1 })
    })
  }

  it('carries the same key when its outcome was unknown, and a new one after that', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': ['reset', { status: 500 }, { body: cartOf({}) }],
      'GET /api/cart': { body: cartOf({}) },
    })

    await failsToAdd()
    await failsToAdd()
    await failsToAdd()
    await failsToAdd()

    const [first, second, third, fourth] = keysOf(calls)
    expect([second, third]).to.deep.equal([first, first])
    expect(fourth).not.to.equal(first)
  })

  it('that hangs can be given up: the cart is looked at, and the next try has the same key', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': ['hang', { body: cartOf({ r1: 3 }) }],
      'GET /api/cart': { body: cartOf({ r1: 3 }) },
    })

    const adding = failsToAdd('s')
    await waitUntil(() => keysOf(calls).length === 1)
    stopCartChanges()
    const failed = await adding
    const said = errors('s').articles[0]?.key
    const shown = shownRows()
    await addToCart(articles, { source: 's' })

    expect([failed, said, shown]).to.deep.equal(['NetworkError', 'error.stopped', { r1: 3 }])
    expect(new Set(keysOf(calls)).size).to.equal(1)
    expect(keysOf(calls)).to.have.length(2)
  })

  it('that waits behind one that is given up is not sent', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': 'hang',
      'GET /api/cart': { body: cartOf({ r1: 1 }) },
    })

    const both = [failsToAdd('one'), failsToAdd('two')]
    await waitUntil(() => keysOf(calls).length === 1)
    stopCartChanges()

    expect(await Promise.all(both)).to.deep.equal(['NetworkError', 'NetworkError'])
    expect(keysOf(calls)).to.have.length(1)
  })

  it('of something else carries another key', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': 'reset',
      'GET /api/cart': { body: cartOf({}) },
    })

    await failsToAdd()
    await failsToAdd('another button')

    expect(new Set(keysOf(calls)).size).to.equal(2)
  })

  it('that was refused carries a new key the next time', async () => {
    const calls = stubFetch({ 'POST /api/cart/add': { status: 400, body: {} } })

    await addToCart(articles)
    await addToCart(articles)

    expect(new Set(keysOf(calls)).size).to.equal(2)
  })

  it('waits for the write before it', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': [{ body: cartOf({ a: 1 }), delayMs: 20 }, { body: cartOf({ a: 2 }) }],
    })

    const first = addToCart(articles, { source: '1' })
    const second = addToCart(articles, { source: '2' })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const sent = calls.length
    await Promise.all([first, second])

    expect([sent, calls.length]).to.deep.equal([1, 2])
    expect(shownRows()).to.deep.equal({ a: 2 })
  })
})

describe('a reorder', () => {
  it('names what could not be put in, and what costs something else by now', async () => {
    const notAdded = [{ articleNumber: 'A9', name: 'Boll', reason: 'Slut' }]
    const repriced = [{ articleNumber: 'A1', name: 'Sko', reason: 'Dyrare' }]
    const body = cartOf({ r2: 1 }, { notAdded, repriced })
    const calls = stubFetch({ 'POST /api/cart/reorder': { body } })

    const cart = await reorderOrder('O1')

    expect([cart?.notAdded, cart?.repriced]).to.deep.equal([notAdded, repriced])
    expect(calls[0]?.body).to.deep.equal({ orderId: 'O1' })
    expect(shownRows()).to.deep.equal({ r2: 1 })
  })
})

describe('clearing the cart', () => {
  it('empties it', async () => {
    const calls = stubFetch({ 'PUT /api/cart/clear': { body: cartOf({}) } })

    await clearCart()

    expect(calls).to.deep.equal([{ method: 'PUT', path: '/api/cart/clear' }])
    expect(shownRows()).to.deep.equal({})
  })
})
