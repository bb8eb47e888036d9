import { expect } from '@open-wc/testing'
import { closePages, type LoaderPage } from './open-page.ts'
import {
  consent,
  ended,
  forget,
  keptIds,
  layersOf,
  openReceipt,
  PURCHASE,
  recorded,
  SENT_KEY,
} from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OWN_ID = `purchase:${PURCHASE.transaction_id}`
const YES = { measurement: true }
const NO = { measurement: false }
/** Exists on a page once its tracking file has run. */
const TRACKING = Symbol.for('courtside.event-buffer')

const hasAsked = async (page: LoaderPage) => (await page.requests()).includes('tracking.js')

async function expectNothing(page: LoaderPage): Promise<void> {
  expect(recorded.purchases).to.deep.equal([])
  expect(layersOf(page).dataLayer).to.equal(undefined)
  expect(localStorage.length).to.equal(0)
}

beforeEach(forget)
afterEach(closePages)
after(forget)

describe('a purchase without consent', () => {
  for (const script of ['', 'data-consent', 'data-consent="denied"', 'data-consent="true"']) {
    it(`loads, stores and sends nothing before consent (${script || 'nothing said'})`, async () => {
      const page = await openReceipt(PURCHASE, { script })
      for (const detail of [NO, {}, null, undefined, 'yes', { measurement: 'false' }]) {
        consent(page, detail)
      }
      await expectNothing(page)
      expect(await hasAsked(page)).to.equal(false)
      consent(page, YES)
      await ended(1)

      expect(recorded.purchases).to.deep.equal([PURCHASE])
      expect((await page.requests()).filter((it) => it === 'tracking.js').length).to.equal(1)
    })
  }

  it('sends nothing after a no that comes while the file is loading', async () => {
    const page = await openReceipt(PURCHASE, { faults: { 'tracking.js': ['slow'] } })
    await waitUntil(() => hasAsked(page))
    consent(page, NO)
    await waitUntil(() => TRACKING in page.window)
    await expectNothing(page)
    consent(page, YES)
    await ended(1)

    expect(recorded.purchases).to.deep.equal([PURCHASE])
  })

  it('sends nothing after a no that comes while another page has the lock', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void navigator.locks.request(SENT_KEY, () => held)
    const page = await openReceipt(PURCHASE)
    await waitUntil(async () => (await navigator.locks.query()).pending?.length === 1)
    consent(page, NO)
    release()
    await ended(1)

    await expectNothing(page)
  })

  it('asks scripts that have an earlier answer', async () => {
    const head = `<script nonce="test">addEventListener('courtside:consent-asked', () =>
      document.dispatchEvent(new CustomEvent('courtside:consent', { detail: { measurement: true } })))
    </script>`
    await openReceipt(PURCHASE, { script: '', head })
    await ended(1)

    expect(recorded.purchases).to.deep.equal([PURCHASE])
  })
})

describe('what a browser remembers of purchases', () => {
  const seed = (...kept: (readonly [id: string, at: number])[]) =>
    localStorage.setItem(SENT_KEY, JSON.stringify(Object.fromEntries(kept)))
  const daysAgo = (days: number) => Date.now() - days * DAY_MS

  it('is 500 ids at most: the newest', async () => {
    seed(...Array.from({ length: 500 }, (_, at) => [`purchase:${at}`, daysAgo(1)] as const))
    await openReceipt(PURCHASE)
    await ended(1)

    const ids = keptIds()
    expect([ids.length, ids[0], ids[499]]).to.deep.equal([500, 'purchase:1', OWN_ID])
    await openReceipt({ ...PURCHASE, transaction_id: '499' })
    await ended(2)
    expect(recorded.purchases.length).to.equal(1)
  })

  it('is gone after 30 days', async () => {
    seed([OWN_ID, daysAgo(31)], ['purchase:C-1', daysAgo(29)])
    await openReceipt(PURCHASE)
    await openReceipt({ ...PURCHASE, transaction_id: 'C-1' })
    await ended(2)

    expect(recorded.purchases).to.deep.equal([PURCHASE])
    expect(keptIds()).to.deep.equal(['purchase:C-1', OWN_ID])
  })

  for (const broken of [
    '',
    '[',
    'null',
    '5',
    '{}',
    '"x"',
    '[null,1,"x",[],{},[1,2],["a"],["b","c"]]',
    '{"a":null,"b":1,"c":"x","d":[],"e":{},"f":"9","g":true}',
  ]) {
    it(`may be broken: ${broken || 'empty'}`, async () => {
      localStorage.setItem(SENT_KEY, broken)
      await openReceipt(PURCHASE)
      await openReceipt(PURCHASE)
      await ended(2)

      expect(recorded.purchases).to.deep.equal([PURCHASE])
      expect(keptIds()).to.deep.equal([OWN_ID])
    })
  }

  it('may find no room: then the page alone remembers', async () => {
    for (let size = 2 ** 24; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`full-${size}`, 'x'.repeat(size))
      } catch {}
    }
    const page = await openReceipt(PURCHASE)
    await ended(1)
    consent(page, YES)
    await ended(2)
    expect(localStorage.getItem(SENT_KEY)).to.equal(null)
    expect(recorded.purchases).to.deep.equal([PURCHASE])
  })

  const BLOCKED = `Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('', 'SecurityError') } })`
  const NO_LOCKS = `Object.defineProperty(navigator, 'locks', { value: undefined })`
  const REFUSED = `navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'))`
  for (const [what, script] of Object.entries({ BLOCKED, NO_LOCKS, REFUSED })) {
    it(`may be out of reach, and the order is sent all the same (${what})`, async () => {
      const head = `<script>${script}</script>`
      const page = await openReceipt(PURCHASE, { head })
      await waitUntil(() => recorded.purchases.length > 0)
      consent(page, YES)
      const other = await openReceipt({ ...PURCHASE, transaction_id: 'C-2' }, { head })
      await waitUntil(() => layersOf(other).dataLayer?.length === 2)

      expect(recorded.purchases.length).to.equal(2)
      expect(page.window.uncaught).to.deep.equal([])
    })
  }
})
