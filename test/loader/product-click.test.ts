import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { consent, forget, GRANTED } from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const OLDER = `${GRANTED} data-format="enhanced"`
const BROUGHT = 'data-tags="tags.js"'
const HELD = ['held']
const HERE = ['ok']
const LIST = `<ul>
  <li><a id="one" href="~landing?one" data-item='{"item_id":"A1"}'>One</a></li>
  <li><a id="two" href="~landing?two" data-item='{"item_id":"A2"}'>Two</a></li>
  <li><a id="here" href="#here" data-item='{"item_id":"A3"}'>Three</a></li>
</ul>
<script type="application/json" data-courtside-event="view_item">
  {"items":[{"item_id":"A0"}]}
</script>`
const UNHEARD = Symbol.for('courtside.unheard')

interface Told {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, { readonly products?: { readonly id: string }[] }>>
}

/** What tag managers have heard, also of pages that are left. */
let told: Told[]

/** The second that a page is held back for passes when `pass` is called, and not before. */
const CLOCK = `<script>
  const later = setTimeout
  const tasks = []
  window.setTimeout = (task, ms, ...more) =>
    ms === 1000 ? tasks.push(task) : later(task, ms, ...more)
  window.pass = () => tasks.splice(0).forEach((task) => task())
  window.waits = () => tasks.length
</script>`
const OWN_TAG_MANAGER = `<script>
  window.dataLayer = []
  dataLayer.push = (said) => {
    parent.told.push(JSON.parse(JSON.stringify(said)))
    said.eventCallback?.()
  }
</script>`

interface Clock {
  pass(): void
  waits(): number
}

const clockOf = ({ window }: LoaderPage) => window as unknown as Clock

/** A page with a list, once its tracking listens. */
async function openList(
  script: string,
  faults: Record<string, string[]>,
  head = '',
): Promise<LoaderPage> {
  const page = await openPage(LIST, { script, faults, head: CLOCK + head })
  await waitUntil(() => UNHEARD in page.window)
  const [file = ''] = Object.keys(faults)
  await waitUntil(async () => (await page.requests()).includes(file))
  return page
}

/** Answers whether the page was held back. */
function press(page: LoaderPage, id: string, init: MouseEventInit = {}): boolean {
  const { MouseEvent } = page.window
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return !page.find(`#${id}`).dispatchEvent(event)
}

const placeOf = ({ frame }: LoaderPage) => frame.contentWindow?.location.search ?? ''
const isLeft = (page: LoaderPage) => placeOf(page) !== ''
const events = () => told.flatMap(({ event }) => (event && event !== 'gtm.js' ? [event] : []))
const clicked = () =>
  told.flatMap(({ ecommerce }) => ecommerce?.click?.products?.map((it) => it.id) ?? [])
/** Two turns of the network: what was to happen at once has happened. */
const settle = async (page: LoaderPage) => {
  await page.requests()
  await page.requests()
}

beforeEach(() => {
  forget()
  told = []
  Reflect.set(globalThis, 'told', told)
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

  it('has heard it, and the browser opens new tabs by itself', async () => {
    const page = await openWith('done()')
    expect(press(page, 'two', { ctrlKey: true })).to.equal(false)
    await settle(page)

    expect([isLeft(page), events().includes('select_item')]).to.deep.equal([false, true])
  })
})

describe('a press on a product while the format is on its way', () => {
  it('is told in it, with what happened before, and then the page is left', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    expect(press(page, 'one')).to.equal(true)
    await settle(page)
    expect([told, isLeft(page)]).to.deep.equal([[], false])
    await page.change({ 'enhanced.js': HERE })
    await waitUntil(() => isLeft(page))

    expect([events(), clicked()]).to.deep.equal([['detail', 'productClick'], ['A1']])
    expect(placeOf(page)).to.equal('?one')
  })

  it('leaves the page after a second in any case', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    expect(press(page, 'one')).to.equal(true)
    await settle(page)
    expect([clockOf(page).waits(), isLeft(page)]).to.deep.equal([1, false])
    clockOf(page).pass()
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })

  it('leaves it at once where that fails, and nothing is told', async () => {
    const page = await openList(`${OLDER} ${BROUGHT}`, { 'enhanced.js': HELD })
    expect(press(page, 'one')).to.equal(true)
    await page.change({ 'enhanced.js': ['500'] })
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })

  it('holds nobody back once that has failed', async () => {
    const page = await openList(OLDER, { 'enhanced.js': ['500'] }, OWN_TAG_MANAGER)
    await waitUntil(() => page.window.logged.length > 0)
    press(page, 'one')
    expect([clockOf(page).waits(), page.window.uncaught]).to.deep.equal([0, []])
    await waitUntil(() => isLeft(page))

    expect(told).to.deep.equal([])
  })

  it('holds nobody back where there is no tag manager', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD })

    expect(press(page, 'one')).to.equal(false)
    await waitUntil(() => isLeft(page))
  })

  it('is told later where the page stays', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    press(page, 'here', { ctrlKey: true })
    await page.change({ 'enhanced.js': HERE })
    await waitUntil(() => clicked().length > 0)

    expect(clicked()).to.deep.equal(['A3'])
  })

  it('leads where the last one leads, and both are told', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    press(page, 'one')
    press(page, 'two')
    await page.change({ 'enhanced.js': HERE })
    await waitUntil(() => isLeft(page))

    expect([placeOf(page), clicked()]).to.deep.equal(['?two', ['A1', 'A2']])
  })

  it('is not told after a no, not even where a yes follows, and leaves the page', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    press(page, 'here', { ctrlKey: true })
    press(page, 'one')
    consent(page, { measurement: false })
    await waitUntil(() => isLeft(page))
    expect(told).to.deep.equal([])
    const other = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    press(other, 'here', { ctrlKey: true })
    consent(other, { measurement: false })
    consent(other, { measurement: true })
    press(other, 'two', { ctrlKey: true })
    await other.change({ 'enhanced.js': HERE })
    await waitUntil(() => clicked().length > 0)

    expect(clicked()).to.deep.equal(['A2'])
  })

  it('comes after what was done before it, and before what is chosen after it, once', async () => {
    const page = await openList(OLDER, { 'enhanced.js': HELD }, OWN_TAG_MANAGER)
    const { hear } = Reflect.get(page.window, UNHEARD)
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
    await page.change({ 'enhanced.js': HERE })
    await waitUntil(() => events().includes('checkoutOption'))
    await page.window.navigator.locks.request('courtside.sent', () => {})

    expect(events()).to.deep.equal(['detail', 'addToCart', 'productClick', 'checkoutOption'])
  })
})

describe('a press on a product while the tag manager is on its way', () => {
  const selected = () => events().filter((it) => it === 'select_item').length

  for (const late of ['bring-tags.js', 'tags.js']) {
    it(`is heard by it, and then the page is left (${late})`, async () => {
      const page = await openList(`${GRANTED} ${BROUGHT}`, { [late]: HELD })
      expect(press(page, 'one')).to.equal(true)
      await settle(page)
      expect([told, isLeft(page), clockOf(page).waits()]).to.deep.equal([[], false, 1])
      await page.change({ [late]: HERE })
      await waitUntil(() => isLeft(page))

      expect([events().at(0), selected(), placeOf(page)]).to.deep.equal(['view_item', 1, '?one'])
    })

    it(`leaves the page at once where it does not come (${late})`, async () => {
      const page = await openList(`${GRANTED} ${BROUGHT}`, { [late]: HELD })
      expect(press(page, 'one')).to.equal(true)
      await page.change({ [late]: ['404'] })
      await waitUntil(() => isLeft(page))

      expect(told).to.deep.equal([])
    })

    it(`is not waited for once it has not come (${late})`, async () => {
      const page = await openList(`${GRANTED} ${BROUGHT}`, { [late]: ['404'] })
      await waitUntil(() => !press(page, 'here'))

      expect(press(page, 'one')).to.equal(false)
    })
  }

  it('leaves the page at once where a script comes that is none', async () => {
    const page = await openList(`${GRANTED} data-tags="texts-sv.js"`, { 'texts-sv.js': HELD })
    expect(press(page, 'one')).to.equal(true)
    await page.change({ 'texts-sv.js': HERE })
    await waitUntil(() => isLeft(page))
  })
})

describe('an amount that is told', () => {
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
      const { hear } = Reflect.get(page.window, UNHEARD)
      hear(['cart:added', [ROW], { orderRows: [ROW], currency: 'XXX' }])
      await waitUntil(() => events().includes('add_to_cart'))

      const { ecommerce } = told.at(-1) ?? {}
      expect(ecommerce).to.deep.include({ currency: 'XXX', value: price })
    })
  }
})
