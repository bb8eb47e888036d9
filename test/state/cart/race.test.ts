import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { displayedQuantity, setRowQuantity } from '../../../src/state/cart/rows.ts'
import { cartState, loadCart } from '../../../src/state/cart/state.ts'
import { stubFetch } from '../../helpers/stub-fetch.ts'
import { fakeClock } from '../clock.ts'
import { begin, cartOf, shownRows } from './carts.ts'

/** A visitor's action, its delay after the previous one, and the time that the shop needs. */
interface Act {
  readonly kind: 'press' | 'reload'
  readonly quantity: number
  readonly afterMs: number
  readonly towardsMs: number
  readonly backMs: number
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('press', 'press', 'press', 'reload'),
  quantity: fc.integer({ min: 1, max: 100 }),
  afterMs: fc.integer({ min: 0, max: 600 }),
  towardsMs: fc.integer({ min: 0, max: 1500 }),
  backMs: fc.integer({ min: 0, max: 1500 }),
})

/** A shop with delays in both directions, so that answers overtake each other. */
function openShop(delays: readonly Act[], hasVersions: boolean) {
  const shop = { quantity: 1, version: 1 }
  let asked = 0
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  const reply = async ({ body }: { body?: unknown }) => {
    const { towardsMs = 0, backMs = 0 } = delays[asked++ % delays.length] ?? {}
    await pause(towardsMs)
    if (body) {
      shop.quantity = (body as { quantity: number }).quantity
      shop.version += 1
    }
    const cart = cartOf({ r1: shop.quantity }, hasVersions ? { version: shop.version } : {})
    await pause(backMs)
    return { body: cart }
  }
  const calls = stubFetch({ 'PUT /api/cart/update': reply, 'GET /api/cart': reply })
  return { shop, puts: () => calls.filter(({ method }) => method === 'PUT').length }
}

function shown(): number | undefined {
  const [row] = cartState.cart.orderRows
  return row && displayedQuantity(row, cartState.rows)
}

async function play(acts: readonly Act[], hasVersions: boolean) {
  begin(cartOf({ r1: 1 }, hasVersions ? { version: 1 } : {}))
  const { shop, puts } = openShop(acts, hasVersions)
  const clock = fakeClock()
  let wanted = 1
  const look = () => expect(shown()).to.equal(wanted)
  try {
    for (const { kind, quantity, afterMs } of acts) {
      await clock.pass(afterMs, look)
      if (kind === 'reload') void loadCart()
      else {
        wanted = quantity
        setRowQuantity('r1', quantity)
      }
    }
    await clock.pass(100_000, look)
  } finally {
    clock.stop()
  }
  return { shop, wanted, puts: puts() }
}

describe("a row's quantity, however it is pressed and however slow the shop is", () => {
  for (const hasVersions of [true, false]) {
    const backend = hasVersions ? 'counts versions' : 'counts none'

    it(`is always shown as the visitor wants it, and ends so, where the backend ${backend}`, () =>
      fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
          const { shop, wanted } = await play(acts, hasVersions)

          expect([shop.quantity, shownRows(), cartState.rows]).to.deep.equal([
            wanted,
            { r1: wanted },
            {},
          ])
        }),
        { numRuns: 300 },
      )).timeout(60_000)
  }

  it('takes one call for fifty quick presses', async () => {
    const acts = Array.from({ length: 50 }, (_, at) => ({
      kind: 'press' as const,
      quantity: at + 2,
      afterMs: 20,
      towardsMs: 400,
      backMs: 400,
    }))

    const { puts, shop } = await play(acts, true)

    expect([puts, shop.quantity]).to.deep.equal([1, 51])
  })
})
