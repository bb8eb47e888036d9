import { expect } from '@open-wc/testing'
import type { Article } from '../../src/model/article.ts'
import { addArticles, clear, getCart, setQuantity } from '../../src/services/cart-service.ts'
import { askForNewsletter } from '../../src/services/newsletter-service.ts'
import { readStored } from '../../src/services/storage.ts'
import { refuseStorage, SHOP, standAway } from '../helpers/other-site.ts'
import { until } from '../helpers/render.tsx'
import { type Call, deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { fakeClock } from '../state/clock.ts'

const EMPTY = { orderRows: [] }
const SHOE: readonly Article[] = [{ articleNumber: 'A1', quantity: 1 }]
const add = (press = 'press') => addArticles(SHOE, press)

const withKey = (key: string) => ({ body: EMPTY, headers: { 'Cart-Key': key } })
/** The calls, each with its key; the search for the cause of a failure sends no header. */
const keyed = (calls: readonly Call[]) =>
  calls
    .filter(({ headers }) => headers.has('request-context'))
    .map(({ method, path, headers }) => `${method} ${path} ${headers.get('Cart-Key')}`)

/** Waits for the search for the cause of a failed call, which requests the cart too. */
const causeIsFound = async () =>
  (await import('../../src/services/explain-failure.ts')).explainFailure()

describe('the key of a cart away from the shop', () => {
  beforeEach(() => standAway())

  it('comes with the first addition, and is sent to the shop with each call of the cart', async () => {
    const calls = stubFetch({
      'GET /api/cart': { body: EMPTY },
      'POST /api/cart/add': withKey('K1'),
      'PUT /api/cart/update': { body: EMPTY },
      'PUT /api/cart/clear': { body: EMPTY },
      'POST /api/newsletter/subscribe': {},
    })

    await getCart()
    await add()
    await setQuantity('1', 2)
    await clear()
    await getCart()
    await askForNewsletter('a@example.com')

    expect(keyed(calls)).to.deep.equal([
      'GET /api/cart null',
      'POST /api/cart/add null',
      'PUT /api/cart/update K1',
      'PUT /api/cart/clear K1',
      'GET /api/cart K1',
      'POST /api/newsletter/subscribe null',
    ])
    expect(new Set(calls.map(({ origin }) => origin))).to.deep.equal(new Set([SHOP]))
  })

  it('is replaced by what any later answer brings', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': [withKey('K1'), withKey('K2')],
      'GET /api/cart': [withKey('K3'), { body: EMPTY }],
    })

    await add('one')
    await add('two')
    await getCart()
    await getCart()

    expect(keyed(calls).map((it) => it.split(' ')[2])).to.deep.equal(['null', 'K1', 'K2', 'K3'])
  })

  it('is this shop’s alone', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': withKey('K1'),
      'GET /v1/cart': { body: EMPTY },
      'GET /api/cart': { body: EMPTY },
    })

    await add()
    standAway('https://other.test/v1')
    await getCart()
    standAway()
    await getCart()

    expect(keyed(calls).slice(1)).to.deep.equal(['GET /v1/cart null', 'GET /api/cart K1'])
  })

  it('is read again for each call, as another tab may have another one', async () => {
    const calls = stubFetch({ 'GET /api/cart': { body: EMPTY } })

    localStorage.setItem('courtside.cartkeys', JSON.stringify({ [SHOP]: 'K-other' }))
    await getCart()

    expect(keyed(calls)).to.deep.equal(['GET /api/cart K-other'])
  })

  for (const stored of ['', '{', 'null', '7', '{"https://shop.test":7}', `{"${SHOP}":"a\\nb"}`]) {
    it(`is none where ${JSON.stringify(stored)} is kept`, async () => {
      localStorage.setItem('courtside.cartkeys', stored)
      const calls = stubFetch({
        'POST /api/cart/add': withKey('K1'),
        'GET /api/cart': { body: EMPTY },
      })

      await add()
      await getCart()

      expect(keyed(calls)).to.deep.equal(['POST /api/cart/add null', 'GET /api/cart K1'])
    })
  }

  for (const how of ['blocked', 'full'] as const) {
    it(`lasts as long as the page where storage is ${how}`, async () => {
      const allow = refuseStorage(how)
      const calls = stubFetch({
        'POST /api/cart/add': withKey('K1'),
        'GET /api/cart': { body: EMPTY },
      })
      try {
        await add()
        await getCart()
      } finally {
        allow()
      }

      expect(keyed(calls)).to.deep.equal(['POST /api/cart/add null', 'GET /api/cart K1'])
      expect(localStorage.getItem('courtside.cartkeys')).to.equal(null)
    })
  }

  it('is waited for by an addition that would open a second cart', async () => {
    const first = deferredResponse()
    const calls = stubFetch({ 'POST /api/cart/add': [first.answer, { body: EMPTY }] })

    const both = [add('one'), add('two')]
    await until(() => calls.length > 0)
    first.give(withKey('K1'))
    await Promise.all(both)

    expect(keyed(calls)).to.deep.equal(['POST /api/cart/add null', 'POST /api/cart/add K1'])
  })

  it('is not waited for any longer than the first addition fails', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': ['reset', withKey('K1')],
      'GET /api/cart': { body: EMPTY },
    })

    const [first, second] = await Promise.allSettled([add('one'), add('two')])
    await causeIsFound()

    expect([first?.status, second?.status]).to.deep.equal(['rejected', 'fulfilled'])
    expect(keyed(calls)).to.deep.equal(['POST /api/cart/add null', 'POST /api/cart/add null'])
  })

  it('is not waited for any longer than a call, as another tab may be asleep', async () => {
    const calls = stubFetch({ 'POST /api/cart/add': withKey('K1') })
    let wakeUp = () => {}
    const isAsleep = new Promise<void>((resolve) => {
      wakeUp = resolve
    })
    const other = navigator.locks.request('courtside.cartkeys', () => isAsleep)
    const clock = fakeClock()
    const added = add()
    await clock.pass(9000)
    const sentBefore = calls.length
    await clock.pass(2000)
    clock.stop()
    await until(() => calls.length > 0)
    wakeUp()
    await Promise.all([other, added])

    expect(sentBefore).to.equal(0)
  })

  it('is no reason to wait where the browser has no locks', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
    const calls = stubFetch({ 'POST /api/cart/add': withKey('K1') })
    try {
      await add()
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }

    expect(calls.length).to.equal(1)
  })

  it('is not missed where a backend knows its visitors by cookies', async () => {
    const calls = stubFetch({
      'POST /api/cart/add': { body: EMPTY },
      'GET /api/cart': { body: EMPTY },
    })

    await add()
    await getCart()

    expect(keyed(calls)).to.deep.equal(['POST /api/cart/add null', 'GET /api/cart null'])
    expect(readStored('courtside.cartkeys')).to.equal(undefined)
  })
})

describe('the code that the shop leads back with', () => {
  beforeEach(() => standAway())

  const returnWith = (fragment: string) => history.replaceState({ mine: 1 }, '', `?q=1${fragment}`)

  it('is exchanged for a key before the first call of the cart, and leaves the address', async () => {
    returnWith('#courtside-cart=C-1')
    const calls = stubFetch({
      'POST /api/cart/key': withKey('K9'),
      'GET /api/cart': { body: EMPTY },
    })

    await Promise.all([getCart(), getCart()])

    expect(keyed(calls)).to.deep.equal([
      'POST /api/cart/key null',
      'GET /api/cart K9',
      'GET /api/cart K9',
    ])
    expect(calls[0]?.body).to.deep.equal({ code: 'C-1' })
    expect([location.search, location.hash, history.state]).to.deep.equal(['?q=1', '', { mine: 1 }])
  })

  for (const status of [404, 410]) {
    it(`is forgotten when the shop says ${status}: it was used, or is too old`, async () => {
      localStorage.setItem('courtside.cartkeys', JSON.stringify({ [SHOP]: 'K-old' }))
      returnWith('#courtside-cart=C-1')
      const calls = stubFetch({
        'POST /api/cart/key': { status, body: { message: 'genericerror' } },
        'GET /api/cart': { body: EMPTY },
      })

      await getCart()
      await getCart()

      expect(keyed(calls)).to.deep.equal([
        'POST /api/cart/key K-old',
        'GET /api/cart K-old',
        'GET /api/cart K-old',
      ])
    })
  }

  it('is tried again with the next call where no answer came', async () => {
    returnWith('#courtside-cart=C-1')
    const calls = stubFetch({
      'POST /api/cart/key': ['reset', { status: 503 }, withKey('K9')],
      'GET /api/cart': { body: EMPTY },
    })

    for (const _ of [1, 2, 3]) await getCart()
    await causeIsFound()

    expect(keyed(calls).filter((it) => it.startsWith('GET'))).to.deep.equal([
      'GET /api/cart null',
      'GET /api/cart null',
      'GET /api/cart K9',
    ])
    expect(location.hash).to.equal('')
  })

  for (const fragment of [
    '#courtside-cart=',
    '#courtside-cart=a/b',
    '#x',
    `#courtside-cart=${'a'.repeat(300)}`,
  ]) {
    it(`is not ${fragment.slice(0, 24)}`, async () => {
      returnWith(fragment)
      const calls = stubFetch({ 'GET /api/cart': { body: EMPTY } })

      await getCart()

      expect(keyed(calls)).to.deep.equal(['GET /api/cart null'])
      expect(location.hash || '#').to.equal(fragment)
    })
  }

  it('means nothing on the shop’s own pages', async () => {
    standAway('/api')
    returnWith('#courtside-cart=C-1')
    const calls = stubFetch({ 'GET /api/cart': { body: EMPTY } })

    await getCart()

    expect(keyed(calls)).to.deep.equal(['GET /api/cart null'])
  })
})
