import { expect, oneEvent } from '@open-wc/testing'
import { addToCart } from '../../../src/state/cart/adding.ts'
import { keepCartFresh } from '../../../src/state/cart/freshness.ts'
import { setRowQuantity } from '../../../src/state/cart/rows.ts'
import { cartState } from '../../../src/state/cart/state.ts'
import { until } from '../../helpers/render.tsx'
import { stubFetch } from '../../helpers/stub-fetch.ts'
import { begin, cartOf, shownRows } from './carts.ts'

let now = 0
let visibility: DocumentVisibilityState = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => visibility })
/** Two places that show the cart. */
const [stopFirst, stopLast] = [keepCartFresh(() => now), keepCartFresh(() => now)] as const

const newer = { body: cartOf({ r1: 2 }, { version: 2 }) }
const otherTab = new BroadcastChannel('courtside')
/**
 * Receives another tab's message after the page has: channels receive in the order in which they were
 * opened.
 */
const lastToHear = new BroadcastChannel('courtside')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => begin(cartOf({ r1: 1 }, { version: 1 })))

function look(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A message on its way at the end of a test would reach the next one. */
async function postFromOtherTab(version: number): Promise<void> {
  const heard = oneEvent(lastToHear, 'message')
  otherTab.postMessage({ kind: 'cart', version, from: 'tab 2' })
  await heard
}

describe('a cart on the page', () => {
  it('is read again, once, when the page comes back from the back-forward cache', async () => {
    const calls = stubFetch({ 'GET /api/cart': newer })

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => shownRows().r1 === 2)
    await pause(20)

    expect(calls).to.have.length(1)
  })

  it('is not read again when the page is shown for the first time', async () => {
    const calls = stubFetch({})

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await pause(10)

    expect(calls).to.have.length(0)
  })

  it('is read again when the tab was hidden for long', async () => {
    const calls = stubFetch({ 'GET /api/cart': newer })
    look('hidden')
    now += 1000
    look('visible')
    await pause(10)
    const soon = calls.length

    look('hidden')
    now += 3000
    look('visible')
    await until(() => shownRows().r1 === 2)

    expect([soon, calls.length]).to.deep.equal([0, 1])
  })

  it('follows another tab at once when it is seen', async () => {
    stubFetch({ 'GET /api/cart': newer })

    await postFromOtherTab(2)

    await until(() => shownRows().r1 === 2)
  })

  it('follows another tab when it is next looked at, however soon', async () => {
    const calls = stubFetch({ 'GET /api/cart': newer })

    look('hidden')
    await postFromOtherTab(2)
    await pause(30)
    const unseen = calls.length
    look('visible')
    await until(() => shownRows().r1 === 2)

    expect(unseen).to.equal(0)
  })

  it('is not read for a change that it has', async () => {
    const calls = stubFetch({})

    await postFromOtherTab(1)
    await pause(30)

    expect(calls).to.have.length(0)
  })

  it('that nobody has loaded stays unloaded', async () => {
    cartState.status = 'unknown'
    const calls = stubFetch({})

    await postFromOtherTab(5)
    await pause(30)

    expect(calls).to.have.length(0)
  })

  it('notifies other tabs of a write, and they need not answer', async () => {
    const calls = stubFetch({ 'POST /api/cart/add': newer, 'GET /api/cart': newer })
    const received: number[] = []
    const hear = ({ data }: MessageEvent) => received.push(data.version)
    otherTab.addEventListener('message', hear)

    await addToCart([{ articleNumber: 'A1', quantity: 1 }])
    await until(() => received.length > 0)
    await pause(30)

    expect([received, calls.length]).to.deep.equal([[2], 1])
    otherTab.removeEventListener('message', hear)
  })

  it('sends a change that waits when the page goes', async () => {
    const calls = stubFetch({ 'PUT /api/cart/update': newer })

    setRowQuantity('r1', 2)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await until(() => calls.length === 1)

    await until(() => cartState.rows.r1 === undefined)
  })

  it('is watched until the last place that shows it has stopped, each of them once', async () => {
    stopFirst()
    stopFirst()
    const calls = stubFetch({ 'GET /api/cart': newer })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => shownRows().r1 === 2)
    expect(calls).to.have.length(1)

    stopLast()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    look('hidden')
    now += 3000
    look('visible')
    await postFromOtherTab(9)
    await pause(30)

    expect(calls).to.have.length(1)
  })

  it('is read again where it is shown again after a while, and not after a moment', async () => {
    const calls = stubFetch({ 'GET /api/cart': newer })
    const stopSoon = keepCartFresh(() => now)
    await until(() => calls.length === 1)

    stopSoon()
    const stop = keepCartFresh(() => now)
    await pause(10)
    stop()

    expect(calls).to.have.length(1)
  })
})
