import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { closePages, type LoaderPage, openPage } from './open-page.ts'
import { consent } from './receipts.ts'
import { waitUntil } from './wait-until.ts'

const TIMED = 'data-vitals="product" data-events="none"'
const YES = { measurement: true }
const NO = { measurement: false }

interface Sent {
  readonly url: string
  readonly type: string
  readonly text: string
}

let sent: Sent[]

/** Records the page's report when it is hidden, instead of sending it. */
const CATCH = `<script nonce="test">
  navigator.sendBeacon = (url, body) => {
    body.text().then((text) => parent.sentVitals.push({ url, type: body.type, text }))
    return true
  }
</script>`

async function openTimed(script: string): Promise<LoaderPage> {
  const page = await openPage('<p>Text</p>', { head: CATCH, script })
  return page
}

const files = async (page: LoaderPage) =>
  (await page.requests()).filter((it) => /tracking|vitals/.test(it))

/** A real press, after which the largest paint is final. */
async function press({ frame }: LoaderPage): Promise<void> {
  const { left, top } = frame.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(left + 40), Math.round(top + 40)] })
}

/** Long enough for the library's work in idle time. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 1200))

function putAway({ document, window }: LoaderPage): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }))
}

function takeOut({ document, window }: LoaderPage): void {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  sent = []
  Reflect.set(globalThis, 'sentVitals', sent)
})
afterEach(closePages)

describe('how a page was', () => {
  it('is reported once, when it is hidden, without identifying the visitor', async () => {
    const page = await openTimed(`${TIMED} data-consent="granted"`)
    await waitUntil(async () => (await files(page)).includes('vitals.js'))
    await idle()
    await press(page)
    await idle()
    expect(sent).to.deep.equal([])
    putAway(page)
    await waitUntil(() => sent.length > 0)
    takeOut(page)
    putAway(page)
    await idle()

    const [{ url, type, text } = { url: '', type: '', text: '{}' }] = sent
    const { LCP, INP, CLS, ...rest } = JSON.parse(text)
    expect([sent.length, url, type]).to.deep.equal([1, '/api/vitals', 'application/json'])
    expect(rest).to.deep.equal({ page: 'product', device: 'phone' })
    expect(LCP).to.be.within(0, 60_000)
    for (const it of [INP, CLS]) if (it !== undefined) expect(it).to.be.within(0, 60_000)
    expect('dataLayer' in page.window).to.equal(false)
    expect(page.window.uncaught).to.deep.equal([])
  })

  for (const said of [undefined, NO]) {
    it(`is neither measured nor reported ${said ? 'after a refusal' : 'before an answer'}`, async () => {
      const page = await openTimed(TIMED)
      if (said) consent(page, said)
      await press(page)
      await idle()
      putAway(page)
      await idle()

      expect(await files(page)).to.deep.equal([])
      expect(sent).to.deep.equal([])
    })
  }

  it('is not reported if the visitor withdraws consent', async () => {
    const page = await openTimed(TIMED)
    consent(page, YES)
    await waitUntil(async () => (await files(page)).includes('vitals.js'))
    await press(page)
    await idle()
    consent(page, NO)
    putAway(page)
    await idle()

    expect(sent).to.deep.equal([])
  })

  for (const [api, urls] of [
    ['/shop/v7/', ['/shop/v7/vitals']],
    ['https://shop.test/api', []],
  ] as const) {
    it(`is told ${urls.length ? 'where the page’s calls go' : 'to nobody away from the shop'}`, async () => {
      const page = await openTimed(`${TIMED} data-consent="granted" data-api="${api}"`)
      await waitUntil(async () => (await files(page)).includes('vitals.js'))
      await idle()
      await press(page)
      await idle()
      putAway(page)
      await idle()

      expect(sent.map(({ url }) => url)).to.deep.equal(urls)
    })
  }

  it('is nobody’s concern in a shop that does not time its pages', async () => {
    const page = await openTimed('data-consent="granted"')
    await waitUntil(async () => (await files(page)).includes('tracking.js'))
    await press(page)
    await idle()
    putAway(page)
    await idle()

    expect(await files(page)).to.deep.equal(['tracking.js'])
    expect(sent).to.deep.equal([])
  })
})
