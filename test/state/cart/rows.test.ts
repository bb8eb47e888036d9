import { expect } from '@open-wc/testing'
import { shopEvents } from '../../../src/events/shop-events.ts'
import { addToCart } from '../../../src/state/cart/adding.ts'
import {
  displayedQuantity,
  flushRows,
  forgetRemoved,
  removeRow,
  setRowQuantity,
  undoRemove,
} from '../../../src/state/cart/rows.ts'
import { cartState, loadCart } from '../../../src/state/cart/state.ts'
import { until } from '../../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { begin, cartOf, shownRows, workOf } from './carts.ts'

beforeEach(() => begin(cartOf({ r1: 2, r2: 1 }, { version: 1 })))

const isIdle = () => Object.values(cartState.rows).every(({ status }) => status === 'idle')

function shown(rowSystemId = 'r1'): number | undefined {
  const row = cartState.cart.orderRows.find((it) => it.rowSystemId === rowSystemId)
  return row && displayedQuantity(row, cartState.rows)
}

function press(...quantities: number[]): void {
  for (const quantity of quantities) setRowQuantity('r1', quantity)
}

describe("a row's quantity", () => {
  it("is shown at once, and is the shop's when it has answered", async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r1: 3, r2: 1 }) } })

    press(3)
    const before = [shown(), workOf('r1')?.status, calls.length]
    await until(isIdle)

    expect(before).to.deep.equal([3, 'busy', 0])
    expect(calls).to.deep.equal([
      { method: 'PUT', path: '/api/cart/update', body: { rowSystemId: 'r1', quantity: 3 } },
    ])
    expect([shown(), workOf('r1')]).to.deep.equal([3, undefined])
  })

  it('pressed fast is sent as one change', async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r1: 7, r2: 1 }) } })
    const heard: unknown[] = []
    const stop = shopEvents.on('cart:updated', (change) =>
      heard.push([change.row.articleNumber, change.from, change.to]),
    )

    press(3, 4, 5, 6, 7)
    await until(isIdle)

    expect(calls).to.have.length(1)
    expect(heard).to.deep.equal([['A-r1', 2, 7]])
    stop()
  })

  it('that it has already is not sent', () => {
    const calls = stubFetch({})

    press(2)

    expect([calls.length, workOf('r1')]).to.deep.equal([0, undefined])
  })

  it('is never overwritten by an older answer', async () => {
    const first = deferredResponse()
    const calls = stubFetch({
      'PUT /api/cart/update': [first.answer, { body: cartOf({ r1: 5, r2: 1 }, { version: 3 }) }],
    })
    const figures: (number | undefined)[] = []

    press(3)
    await until(() => calls.length === 1)
    press(4, 5)
    first.give({ body: cartOf({ r1: 3, r2: 1 }, { version: 2 }) })
    await until(() => cartState.cart.version === 2)
    figures.push(shown())
    await until(isIdle)
    figures.push(shown())

    expect(figures).to.deep.equal([5, 5])
    expect(calls.map(({ body }) => (body as { quantity: number }).quantity)).to.deep.equal([3, 5])
  })

  it('is not overwritten by a read that was sent before it was written', async () => {
    const read = deferredResponse()
    stubFetch({
      'GET /api/cart': read.answer,
      'PUT /api/cart/update': { body: cartOf({ r1: 3, r2: 1 }, { version: 2 }) },
    })
    const loading = loadCart()

    press(3)
    await until(isIdle)
    read.give({ body: cartOf({ r1: 2, r2: 1 }, { version: 1 }) })
    await loading

    expect(shownRows()).to.deep.equal({ r1: 3, r2: 1 })
  })

  it('is not overwritten by the empty cart that was read before the first addition', async () => {
    begin(cartOf({}))
    const read = deferredResponse()
    const added = { body: cartOf({ r1: 1 }, { version: 7 }) }
    stubFetch({ 'GET /api/cart': read.answer, 'POST /api/cart/add': added })
    const loading = loadCart()

    await addToCart([{ articleNumber: 'r1', quantity: 1 }], { source: 'r1' })
    read.give({ body: cartOf({}, { version: 0 }) })
    await loading

    expect(shownRows()).to.deep.equal({ r1: 1 })
  })

  it('is not overwritten by an older read where the backend counts no versions', async () => {
    begin(cartOf({ r1: 2 }))
    const read = deferredResponse()
    stubFetch({ 'GET /api/cart': read.answer, 'PUT /api/cart/update': { body: cartOf({ r1: 3 }) } })
    const loading = loadCart()

    press(3)
    await until(isIdle)
    read.give({ body: cartOf({ r1: 2 }) })
    await loading

    expect(shownRows()).to.deep.equal({ r1: 3 })
  })

  it('of a cart that is a new one, with a lower version, is believed', async () => {
    begin(cartOf({ r1: 2 }, { version: 9 }))
    stubFetch({ 'GET /api/cart': { body: cartOf({ n1: 1 }, { version: 1 }) } })

    await loadCart()

    expect(shownRows()).to.deep.equal({ n1: 1 })
  })

  it('that the shop has cut says so with both numbers', async () => {
    stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r1: 4, r2: 1 }) } })

    press(6)
    await until(isIdle)

    expect([shown(), workOf('r1')?.message]).to.deep.equal([
      4,
      { key: 'cart.quantitycut', values: { a: 6, b: 4 } },
    ])
  })

  it('that the shop refuses goes back, with the reason', async () => {
    stubFetch({
      'PUT /api/cart/update': { status: 400, body: { message: 'Bara 2 kvar' } },
      'GET /api/cart': { body: cartOf({ r1: 2, r2: 1 }) },
    })

    press(9)
    await until(isIdle)

    expect([shown(), workOf('r1')?.message]).to.deep.equal([2, { key: 'Bara 2 kvar' }])
  })

  it('that could not be sent goes back, with the reason, until the next try', async () => {
    stubFetch({
      'PUT /api/cart/update': ['reset', { body: cartOf({ r1: 3, r2: 1 }) }],
      'GET /api/cart': { body: cartOf({ r1: 2, r2: 1 }) },
    })
    press(3)
    await until(isIdle)
    const failed = workOf('r1')

    press(3)
    await until(() => shownRows().r1 === 3 && isIdle())

    expect(failed).to.deep.equal({ status: 'idle', message: { key: 'error.network' } })
    expect(workOf('r1')).to.equal(undefined)
  })

  it('of a removed row shows the current cart, and the reason', async () => {
    stubFetch({
      'PUT /api/cart/update': { status: 404, body: { message: 'Raden finns inte' } },
      'GET /api/cart': { body: cartOf({ r2: 1 }) },
    })

    press(3)
    await until(() => cartState.problem)

    expect(shownRows()).to.deep.equal({ r2: 1 })
    expect(cartState.problem).to.deep.equal({ key: 'Raden finns inte' })
  })

  it('of an unknown row changes nothing', async () => {
    const calls = stubFetch({})

    setRowQuantity('nobody', 3)
    await removeRow('nobody')

    expect([calls.length, Object.keys(cartState.rows)]).to.deep.equal([0, []])
  })

  it('that waits is sent when the page goes', async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r1: 3, r2: 1 }) } })

    press(3)
    flushRows()
    await Promise.resolve()
    await Promise.resolve()

    expect(calls).to.have.length(1)
    await until(isIdle)
    expect(calls).to.have.length(1)
  })
})

describe('removing a row', () => {
  it('takes it out and offers it back, in its place', async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r2: 1 }) } })

    await removeRow('r1')

    expect(calls[0]?.body).to.deep.equal({ rowSystemId: 'r1', quantity: 0 })
    expect(shownRows()).to.deep.equal({ r2: 1 })
    expect(cartState.removed.map(({ row, index }) => [row.rowSystemId, index])).to.deep.equal([
      ['r1', 0],
    ])
  })

  it('drops a change of it that has not been sent', async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r2: 1 }) } })

    press(5)
    await removeRow('r1')
    await new Promise((resolve) => setTimeout(resolve, 250))

    expect(calls.map(({ body }) => (body as { quantity: number }).quantity)).to.deep.equal([0])
  })

  it('that fails leaves the row, with the reason', async () => {
    stubFetch({
      'PUT /api/cart/update': 'reset',
      'GET /api/cart': { body: cartOf({ r1: 2, r2: 1 }) },
    })

    await removeRow('r1')

    expect(shownRows()).to.deep.equal({ r1: 2, r2: 1 })
    expect([workOf('r1')?.message?.key, cartState.removed.length]).to.deep.equal([
      'error.network',
      0,
    ])
  })

  it('can be undone once', async () => {
    const calls = stubFetch({
      'PUT /api/cart/update': { body: cartOf({ r2: 1 }) },
      'POST /api/cart/add': { body: cartOf({ r2: 1, r3: 2 }), delayMs: 5 },
    })
    await removeRow('r1')

    const undone = await Promise.all([undoRemove('r1'), undoRemove('r1')])

    expect(undone).to.deep.equal([true, false])
    expect(calls[1]?.body).to.deep.equal({ articles: [{ articleNumber: 'A-r1', quantity: 2 }] })
    expect([shownRows(), cartState.removed.length]).to.deep.equal([{ r2: 1, r3: 2 }, 0])
  })

  it('that cannot be undone says why, and may be tried again', async () => {
    const calls = stubFetch({
      'PUT /api/cart/update': { body: cartOf({ r2: 1 }) },
      'POST /api/cart/add': ['reset', { body: cartOf({ r2: 1, r3: 2 }) }],
      'GET /api/cart': { body: cartOf({ r2: 1 }) },
    })
    await removeRow('r1')

    const first = await undoRemove('r1')
    const message = cartState.removed[0]?.message
    const second = await undoRemove('r1')

    expect([first, message?.key, second]).to.deep.equal([false, 'error.network', true])
    const keys = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).to.equal(keys[1])
  })

  it('is forgotten when the offer ends', async () => {
    stubFetch({ 'PUT /api/cart/update': { body: cartOf({ r2: 1 }) } })
    await removeRow('r1')

    forgetRemoved('r1')

    expect(cartState.removed).to.have.length(0)
  })
})
