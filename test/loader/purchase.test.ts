import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { parse } from 'valibot'
import { type Purchase, purchaseSchema } from '../../src/contract/purchase.ts'
import { REST_MS } from '../../src/loader/constants.ts'
import { closePages, type LoaderPage } from './open-page.ts'
import {
  consent,
  ended,
  forget,
  GRANTED,
  keptIds,
  layersOf,
  loaded,
  openReceipt,
  PURCHASE,
  recorded,
  reload,
} from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const USUAL = 2
const RUNS = Number(Reflect.get(globalThis, 'COURTSIDE_FUZZ_CASES') ?? USUAL)
const LONG_MS = 7_200_000

const formatsOf = async (page: LoaderPage) =>
  (await page.requests()).filter((it) => /enhanced|tracking/.test(it))

beforeEach(forget)
afterEach(closePages)
after(forget)

describe('an order on its page', () => {
  it('is sent to the tag manager and to the page', async () => {
    const page = await openReceipt(PURCHASE)
    await ended(1)

    const ecommerce = parse(purchaseSchema, recorded.purchases[0])
    expect(recorded.purchases).to.deep.equal([PURCHASE])
    expect(layersOf(page).dataLayer).to.deep.equal([
      { ecommerce: null },
      { event: 'purchase', ecommerce },
    ])
    expect(keptIds()).to.deep.equal(['purchase:C-10042'])
  })

  it('is sent once over reloads, Back, and repeated consent', async () => {
    const page = await openReceipt(PURCHASE)
    await ended(1)
    await reload(page)
    await ended(2)
    consent(page, { measurement: true })
    await ended(3)
    const { frame } = page
    await loaded(frame, () => {
      frame.contentWindow?.location.assign('~landing')
    })
    await loaded(frame, () => frame.contentWindow?.history.back())
    await reload(page)
    await ended(4)

    expect(recorded.purchases.length).to.equal(1)
  })

  it('is sent when the file comes the second time', async () => {
    const page = await openReceipt(PURCHASE, { faults: { 'tracking.js': ['404', 'ok'] } })
    await waitUntil(() => page.window.logged.length > 0)
    const { now } = page.window.Date
    page.window.Date.now = () => now() + REST_MS
    consent(page, { measurement: true })
    await ended(1)

    expect(recorded.purchases.length).to.equal(1)
    expect(page.window.uncaught).to.deep.equal([])
  })

  it('goes to the layer that the page names', async () => {
    const page = await openReceipt(PURCHASE, { script: `${GRANTED} data-layer="shop"` })
    await ended(1)

    expect(layersOf(page).shop?.length).to.equal(2)
    expect(layersOf(page).dataLayer).to.equal(undefined)
  })

  it('is written in the older format where the page says so, by a file that others do not load', async () => {
    const usual = await openReceipt(PURCHASE)
    await ended(1)
    const script = `${GRANTED} data-format="enhanced"`
    const older = await openReceipt({ ...PURCHASE, transaction_id: 'C-2' }, { script })
    await ended(2)

    expect(await formatsOf(usual)).to.deep.equal(['tracking.js'])
    expect(await formatsOf(older)).to.deep.equal(['enhanced.js'])
    expect(JSON.stringify(layersOf(older).dataLayer)).to.contain('"actionField":{"id":"C-2"')
  })

  it('is never written in another format, and is sent by the next page that has its file', async () => {
    const script = `${GRANTED} data-format="enhanced"`
    const faults = { 'enhanced.js': ['500'] }
    const page = await openReceipt(PURCHASE, { script, faults })
    await waitUntil(() => page.window.logged.length > 0)
    expect([recorded.purchases, layersOf(page).dataLayer]).to.deep.equal([[], undefined])
    const next = await openReceipt(PURCHASE, { script })
    await ended(1)

    expect(layersOf(next).dataLayer?.length).to.equal(1)
    expect(recorded.purchases).to.deep.equal([PURCHASE])
    expect(page.window.uncaught).to.deep.equal([])
  })

  for (const layer of ['{ push() { throw new Error() } }', 'Object.freeze([])', '5']) {
    it(`is sent later where the layer is ${layer}, and breaks nothing before`, async () => {
      const page = await openReceipt(PURCHASE, {
        head: `<script>window.dataLayer = ${layer}</script>`,
      })
      await ended(1)
      expect([recorded.purchases, localStorage.length]).to.deep.equal([[], 0])
      Reflect.set(page.window, 'dataLayer', null)
      consent(page, { measurement: true })
      await ended(2)

      expect(recorded.purchases.length).to.equal(1)
      expect(layersOf(page).dataLayer?.length).to.equal(2)
      expect(page.window.uncaught).to.deep.equal([])
    })
  }

  it('breaks no rule of content security', async () => {
    const policy = `default-src 'none'; script-src 'nonce-test' 'strict-dynamic'; connect-src 'self';
      require-trusted-types-for 'script'; trusted-types 'none'`
    const page = await openReceipt(PURCHASE, {
      script: `${GRANTED} nonce="test"`,
      headers: { 'content-security-policy': policy.replace(/\s+/g, ' ') },
    })
    await ended(1)

    expect(recorded.purchases.length).to.equal(1)
    expect(page.window.uncaught).to.deep.equal([])
  })

  it('treats names as plain text, and sends no other fields', async () => {
    const item_name = '</script><script>uncaught.push(1)</script><!--\u2028"\''
    const item = { item_id: '__proto__', item_name, price: 1, quantity: 1 }
    const more = { email: 'canary@example.com', items: [{ ...item, email: 'canary@example.com' }] }
    const page = await openReceipt({ ...PURCHASE, ...more })
    await ended(1)

    expect(recorded.purchases).to.deep.equal([{ ...PURCHASE, items: [item] }])
    expect(JSON.stringify(layersOf(page).dataLayer)).not.to.contain('canary')
    expect(page.window.uncaught).to.deep.equal([])
  })

  for (const said of [
    '',
    '{',
    'null',
    '{}',
    '{"transaction_id":5,"items":[]}',
    '{"transaction_id":"C-1"}',
  ]) {
    it(`is not sent where the page says ${said || 'nothing'}`, async () => {
      const page = await openReceipt(said)
      await waitUntil(async () => (await page.requests()).includes('tracking.js'))
      const other = await openReceipt(PURCHASE)
      await ended(1)

      expect([layersOf(page).dataLayer, layersOf(other).dataLayer?.length]).to.deep.equal([
        undefined,
        2,
      ])
      expect(page.window.uncaught).to.deep.equal([])
    })
  }
})

describe('an order on five pages at once', () => {
  const ACTS = fc.constantFrom('stay', 'reload', 'say yes', 'say yes late')

  it('is sent once', async function () {
    this.timeout(LONG_MS)
    let run = 0
    const acts = fc.array(ACTS, { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        forget()
        const transaction_id = `C-${++run}`
        await Promise.all(all.map((act) => play(act, { ...PURCHASE, transaction_id })))
        await ended(all.length)
        closePages()

        expect(recorded.purchases.map((it) => it.transaction_id)).to.deep.equal([transaction_id])
      }),
      { numRuns: RUNS },
    )
  })

  async function play(act: string, purchase: Purchase): Promise<void> {
    const page = await openReceipt(purchase, { script: act === 'say yes late' ? '' : GRANTED })
    if (act === 'reload') await reload(page)
    if (act.startsWith('say yes')) consent(page, { measurement: true })
  }
})
