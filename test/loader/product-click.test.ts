import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import {
  CLOCK,
  clicked,
  clockOf,
  events,
  hearNothing,
  isLeft,
  LIST,
  OWN_TAG_MANAGER,
  placeOf,
  press,
  settle,
  told,
} from './product-list.ts'
import { consent, forget, GRANTED } from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const OLDER = `${GRANTED} data-format="enhanced"`
const BROUGHT = 'data-tags="tags.js"'
const HELD = ['held']
const HERE = ['ok']
const BUFFER = Symbol.for('courtside.event-buffer')

/** A page with a list, once its tracking listens. */
async function openList(
  script: string,
  faults: Record<string, string[]>,
  head = '',
): Promise<LoaderPage> {
  const page = await openPage(LIST, { script, faults, head: CLOCK + head })
  await waitUntil(() => BUFFER in page.window)
  const [file = ''] = Object.keys(faults)
  await waitUntil(async () => (await page.requests()).includes(file))
  return page
}

beforeEach(() => {
  forget()
  hearNothing()
})
afterEach(closePages)
after(forget)

describe('a press on a product where the tag manager', () => {
  const openWith = async (answer: string) => {
    const head = `<script>
      window.dataLayer = []
      dataLayer.push = (said) => {
        parent.told.push(JSON.parse(JSON.stringify(said)))
        const { eventCallback: done } = said
        if (done) { ${answer} }
      }
    </script>`
    const page = await openList(GRANTED, { 'tracking.js': HERE }, head)
    await waitUntil(() => events().includes('view_item'))
    return page
  }

  it('is done with it, leaves the page then, once', async () => {
    const page = await openWith('window.done = done')
    expect(press(page, 'one')).to.equal(true)
    await settle(page)
    expect([isLeft(page), clockOf(page).waits()]).to.deep.equal([false, 1])
    const { window } = page
    const done: () => void = Reflect.get(window, 'done')
    let leaves = 0
    window.addEventListener('beforeunload', () => {
      leaves += 1
    })
    done()
    done()
    clockOf(page).pass()
    await waitUntil(() => isLeft(page))

    expect([leaves, events().filter((it) => it === 'select_item').length]).to.deep.equal([1, 1])
  })

  it('does not answer, leaves it after a second', async () => {
    const page = await openWith('')
    press(page, 'one')
    await settle(page)
    expect(isLeft(page)).to.equal(false)
    clockOf(page).pass()
    await waitUntil(() => isLeft(page))
  })

  it('throws, leaves it at once', async () => {
    const page = await openWith('throw new Error()')
    expect(press(page, 'one')).to.equal(true)
    expect(clockOf(page).waits()).to.equal(0)
    await waitUntil(() => isLeft(page))
  })

  it('has processed it, and the browser opens new tabs by itself', async () => {
    const page = await openWith('done()')
    expect(press(page, 'two', { ctrlKey: true })).to.equal(false)
    await settle(page)

    expect([isLeft(page), events().includes('select_item')]).to.deep.equal([false, true])
  })
})

describe('a press on a product in the older format', () => {
  it('comes after what was done before it, and before what is chosen after it, once', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HERE }, OWN_TAG_MANAGER)
    const { hear } = Reflect.get(page.window, BUFFER)
    const row = {
      articleNumber: 'B1',
      name: 'B',
      quantity: 1,
      isFeeRow: false,
      isServiceRow: false,
    }
    const cart = { orderRows: [row], currency: 'SEK' }
    const choice = { checkout: 'c', kind: 'delivery', method: 'home', cart }
    hear(['cart:added', [{ articleNumber: 'B1', quantity: 1 }], cart])
    press(page, 'here', { ctrlKey: true })
    hear(['checkout:chosen', choice])
    hear(['checkout:chosen', choice])
    await waitUntil(() => events().includes('checkoutOption'))
    await page.window.navigator.locks.request('courtside.sent', () => {})

    expect(events()).to.deep.equal(['detail', 'addToCart', 'productClick', 'checkoutOption'])
    expect(clicked()).to.deep.equal(['A3'])
  })

  it('says nothing of lists and of a look at the cart', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HERE }, OWN_TAG_MANAGER)
    const { hear } = Reflect.get(page.window, BUFFER)
    const row = { articleNumber: 'B1', name: 'B', quantity: 1 }
    hear(['cart:viewed', { orderRows: [row], currency: 'SEK' }])
    press(page, 'two', { ctrlKey: true })

    expect(told.map((it) => it.event)).to.deep.equal(['detail', 'productClick'])
  })
})

describe('a press on a product where the file of the format has not come', () => {
  it('leads where it leads at once', async () => {
    const page = await openPage(LIST, {
      script: `${OLDER} ${BROUGHT}`,
      faults: { 'enhanced.js': ['500'] },
      head: CLOCK,
    })
    await waitUntil(() => page.window.logged.length > 0)
    await waitUntil(() => !press(page, 'one'))
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })
})

describe('what is bought between a yes and the tracking file', () => {
  /** The page once the file has loaded, and the events in its bus that nobody has received. */
  const buyBefore = async (file: string, script: string, meanwhile = (_page: LoaderPage) => {}) => {
    const head = CLOCK + OWN_TAG_MANAGER
    const page = await openPage(LIST, { script, faults: { [file]: HELD }, head })
    await waitUntil(async () => (await page.requests()).includes(file))
    const row = { articleNumber: 'B1', name: 'B', quantity: 1 }
    const events = [['cart:added', [row], { orderRows: [row], currency: 'SEK' }]]
    const bus = { events, hear: undefined }
    Reflect.set(page.window, BUFFER, bus)
    meanwhile(page)
    await page.change({ [file]: HERE })
    return { page, bus }
  }

  for (const [file, script, name] of [
    ['tracking.js', GRANTED, 'add_to_cart'],
    ['enhanced.js', OLDER, 'addToCart'],
  ] as const) {
    it(`is reported when it loads (${file})`, async () => {
      const { bus } = await buyBefore(file, script)
      await waitUntil(() => events().includes(name))

      expect(bus.events).to.deep.equal([])
    })
  }

  it('is not reported if a refusal comes first', async () => {
    const { page, bus } = await buyBefore('tracking.js', GRANTED, (it) =>
      consent(it, { measurement: false }),
    )
    await settle(page)

    expect([told, bus.events.length, bus.hear]).to.deep.equal([[], 1, undefined])
  })
})

describe('a script of facts that holds none', () => {
  for (const text of ['null', '{']) {
    it(`holds up nothing that happens after it (${text})`, async () => {
      const broken = `<script type="application/json" data-courtside-event="view_cart">${text}</script>`
      const page = await openPage(broken + LIST, { script: GRANTED, head: CLOCK + OWN_TAG_MANAGER })
      await waitUntil(() => BUFFER in page.window)
      press(page, 'here', { ctrlKey: true })

      const said = events().filter((it) => it !== 'view_item_list')
      expect(said).to.deep.equal(['view_item', 'select_item'])
    })
  }
})

describe('a press on a product where there is no tag manager', () => {
  it('holds nobody back', async () => {
    const page = await openList(GRANTED, { 'tracking.js': HERE })

    expect(press(page, 'one')).to.equal(false)
    await waitUntil(() => isLeft(page))
  })
})

describe('a press on a product while the tag manager is on its way', () => {
  const selected = () => events().filter((it) => it === 'select_item').length

  it('is processed by it, and then the page is left', async () => {
    const page = await openList(`${GRANTED} ${BROUGHT}`, { 'tags.js': HELD })
    expect(press(page, 'one')).to.equal(true)
    await settle(page)
    expect([told, isLeft(page), clockOf(page).waits()]).to.deep.equal([[], false, 1])
    await page.change({ 'tags.js': HERE })
    await waitUntil(() => isLeft(page))

    expect([events().at(0), selected(), placeOf(page)]).to.deep.equal(['view_item', 1, '?one'])
  })

  it('leaves the page at once where it does not come', async () => {
    const page = await openList(`${GRANTED} ${BROUGHT}`, { 'tags.js': HELD })
    expect(press(page, 'one')).to.equal(true)
    await page.change({ 'tags.js': ['404'] })
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })

  it('is not waited for once it has not come', async () => {
    const page = await openList(`${GRANTED} ${BROUGHT}`, { 'tags.js': ['404'] })
    await waitUntil(() => !press(page, 'here'))

    expect(press(page, 'one')).to.equal(false)
  })

  it('leads where the last one leads, and both are reported', async () => {
    const page = await openList(`${GRANTED} ${BROUGHT}`, { 'tags.js': HELD })
    press(page, 'one')
    press(page, 'two')
    await page.change({ 'tags.js': HERE })
    await waitUntil(() => isLeft(page))

    expect([placeOf(page), selected()]).to.deep.equal(['?two', 2])
  })

  it('leaves the page at once after a no', async () => {
    const page = await openList(`${GRANTED} ${BROUGHT}`, { 'tags.js': HELD })
    expect(press(page, 'one')).to.equal(true)
    consent(page, { measurement: false })
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })

  it('leaves the page at once where a script comes that is none', async () => {
    const page = await openList(`${GRANTED} data-tags="texts-sv-core.js"`, {
      'texts-sv-core.js': HELD,
    })
    expect(press(page, 'one')).to.equal(true)
    await page.change({ 'texts-sv-core.js': HERE })
    await waitUntil(() => isLeft(page))
  })
})

describe('a reported amount', () => {
  const ROW = { articleNumber: 'B1', name: 'B', priceAmount: 1500, quantity: 1 }

  for (const [decimals, price] of [
    ['', 15],
    ['data-decimals="0"', 1500],
    ['data-decimals="3"', 1.5],
  ] as const) {
    it(`is in the currency’s main unit (${decimals || 'two decimals'})`, async () => {
      const page = await openList(
        `${GRANTED} ${decimals}`,
        { 'tracking.js': HERE },
        OWN_TAG_MANAGER,
      )
      const { hear } = Reflect.get(page.window, BUFFER)
      hear(['cart:added', [ROW], { orderRows: [ROW], currency: 'XXX' }])
      await waitUntil(() => events().includes('add_to_cart'))

      const { ecommerce } = told.at(-1) ?? {}
      expect(ecommerce).to.deep.include({ currency: 'XXX', value: price })
    })
  }
})
