import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { fakeClock } from '../clock.ts'
import { cartOf } from './carts.ts'
import { isPage, openPage, serveTest } from './two-pages.ts'

/** A press in one of two tabs, its delay after the previous one, and the delay of the network. */
interface Act {
  readonly tab: 0 | 1
  readonly by: number
  readonly afterMs: number
  readonly towardsMs: number
  readonly backMs: number
  readonly messageMs: number
}

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0, 1),
  by: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -5, max: -1 })),
  afterMs: fc.integer({ min: 0, max: 2000 }),
  towardsMs: fc.integer({ min: 0, max: 1500 }),
  backMs: fc.integer({ min: 0, max: 1500 }),
  messageMs: fc.integer({ min: 0, max: 800 }),
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The shop, and the network between it and the tabs: calls, answers and messages overtake each other. */
function openWorld() {
  const shop = { quantity: 50, version: 1 }
  const puts: number[] = []
  let delays: readonly Act[] = []
  let asked = 0
  const next = () => delays[asked++ % delays.length]

  async function fetch(path: string, { body }: RequestInit = {}): Promise<Response> {
    const { towardsMs = 0, backMs = 0 } = next() ?? {}
    const sent = typeof body === 'string' && body ? JSON.parse(body) : undefined
    if (sent) puts.push(sent.quantity)
    await pause(towardsMs)
    if (!path.includes('/api/cart')) throw new TypeError(`Nobody expected ${path}`)
    if (sent) {
      shop.quantity = sent.quantity
      shop.version += 1
    }
    const text = JSON.stringify(cartOf({ r1: shop.quantity }, { version: shop.version }))
    await pause(backMs)
    return Object.assign(new Response(text), { text: async () => text })
  }

  function start(acts: readonly Act[]): void {
    Object.assign(shop, { quantity: 50, version: shop.version + 1 })
    puts.length = 0
    asked = 0
    delays = acts
  }

  return { shop, puts, fetch, start, messageMs: () => next()?.messageMs ?? 0 }
}

async function openTabs() {
  const world = openWorld()
  const pages: Awaited<ReturnType<typeof openPage>>[] = []
  const post = (from: Window, message: unknown) => {
    for (const { window, hear } of pages) {
      if (window !== from) void pause(world.messageMs()).then(() => hear(message))
    }
  }
  for (let tab = 0; tab < 2; tab += 1) {
    pages.push(await openPage(import.meta.url.replace(/\?.*/, ''), { fetch: world.fetch, post }))
  }
  return { world, pages, carts: pages.map(({ cart }) => cart) }
}

type Tabs = Awaited<ReturnType<typeof openTabs>>

/** Resolves to the quantity of the last press, and whether the other tab was idle then. */
async function play({ world, pages, carts }: Tabs, acts: readonly Act[]) {
  world.start(acts)
  const clock = fakeClock()
  const { setTimeout, clearTimeout } = globalThis
  for (const { window } of pages) Object.assign(window, { setTimeout, clearTimeout })
  for (const cart of carts) {
    cart.begin(cartOf({ r1: world.shop.quantity }, { version: world.shop.version }))
  }
  const asked: (number | undefined)[] = []
  const look = () => {
    for (const [tab, cart] of carts.entries()) {
      if (cart.wanted() !== undefined) expect(cart.shown()).to.equal(asked[tab])
    }
  }
  const goTo = (tab: number) => {
    carts[1 - tab]?.look(false)
    carts[tab]?.look(true)
  }
  let last: { wanted: number; isAlone: boolean } | undefined

  try {
    for (const { tab, by, afterMs } of acts) {
      await clock.pass(afterMs, look)
      goTo(tab)
      const wanted = (carts[tab]?.shown() ?? 0) + by
      asked[tab] = wanted
      last = { wanted, isAlone: carts[1 - tab]?.wanted() === undefined }
      carts[tab]?.press(wanted)
    }
    await clock.pass(100_000, look)
    for (const tab of [0, 1]) {
      goTo(tab)
      await clock.pass(10_000, look)
    }
  } finally {
    clock.stop()
  }
  return last
}

if (isPage) serveTest()
else {
  describe('a cart in two tabs', () => {
    let tabs: Tabs
    before(async () => {
      tabs = await openTabs()
    })
    after(() => {
      for (const { window } of tabs.pages) window.frameElement?.remove()
    })

    it('ends the same in both and in the shop, however calls, answers and messages overtake', () =>
      fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
          const last = await play(tabs, acts)

          const { shop, puts } = tabs.world
          const ends = tabs.carts.map((it) => [it.rows(), it.shown(), it.wanted()])
          const end = [{ r1: shop.quantity }, shop.quantity, undefined]
          expect(ends).to.deep.equal([end, end])
          if (last?.isAlone && puts.at(-1) === last.wanted) {
            expect(shop.quantity).to.equal(last.wanted)
          }
        }),
        { numRuns: 300 },
      )).timeout(120_000)

    it('is what was pressed last, when one tab is left for the other in the middle of a press', async () => {
      const calm = { towardsMs: 10, backMs: 10, messageMs: 10 }
      await play(tabs, [
        { ...calm, tab: 0, by: 5, afterMs: 0 },
        { ...calm, tab: 1, by: -2, afterMs: 100 },
      ])

      expect(tabs.world.puts[0]).to.equal(55)
      expect(tabs.world.shop.quantity).to.equal(tabs.world.puts.at(-1))
      expect(tabs.carts.map((it) => it.shown())).to.deep.equal(
        [0, 1].map(() => tabs.world.shop.quantity),
      )
    })
  })
}
