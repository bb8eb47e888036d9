import { deepEqual, equal } from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/browsers.mjs'
import { newDataDir, removeDataDir } from '../journeys/running-shop.ts'
import { buildFixtures } from '../loader/build-fixtures.mjs'

const RUNS = Number(process.env.PURCHASE_RUNS ?? 5)
const TABS = 5

const folder = newDataDir()
let server: Server
let browser: Browser
let address: string

before(async () => {
  await buildFixtures(folder)
  server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const id = searchParams.get('id') ?? ''
    const isScript = pathname.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    const page = receiptOf(id, searchParams)
    response.end(isScript ? await readFile(join(folder, pathname)) : page)
  }).listen(0)
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  const executablePath = findBrowser('chromium')
  if (!executablePath) throw new Error('No chromium found')
  browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
})

after(async () => {
  await browser?.close()
  server?.close()
  removeDataDir(folder)
})

const BLOCKED = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('', 'SecurityError') } })`

/** An order and the refund of another: two ids, which every tab can say. */
function receiptOf(id: string, asked: URLSearchParams): string {
  const purchase = JSON.stringify({ transaction_id: id, items: [] })
  const refund = JSON.stringify({ transaction_id: `R-${id}` })
  return `<!doctype html><meta charset="utf-8"><title>open</title>
    <script>
      let ends = 0
      const { request } = LockManager.prototype
      navigator.locks.request = (...it) => request.apply(navigator.locks, it).finally(() => {
        ends += 1
        if (ends === 2) document.title = 'done'
      })
      ${asked.has('blocked') ? BLOCKED : "localStorage.getItem('what a tab has read before')"}
    </script>
    <script type="application/json" id="courtside-purchase">${purchase}</script>
    <script type="application/json" data-courtside-event="refund" data-once="R-${id}">${refund}</script>
    <script type="module" src="/courtside.js" data-consent="${asked.get('consent')}"></script>`
}

/** When a tab's visitor agrees: before it opens, in it, or not at all. */
const CONSENT = fc.constantFrom('granted', 'later', 'never')
const all = fc.array(CONSENT, { minLength: TABS, maxLength: TABS })

/** Tabs, not frames: each has a process of its own, which learns of another's writes later. */
for (const isBlocked of [false, true]) {
  const times = isBlocked ? 'at least once where nothing can be stored' : 'once'
  test(`what five tabs say at once is told ${times}, none before a yes, ${RUNS} times`, async () => {
    const context = await browser.newContext()
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
    let run = 0
    const property = fc.asyncProperty(all, async (consents) => {
      const id = `C-${++run}`
      const ids = [id, `R-${id}`]
      const url = `${address}/?id=${id}${isBlocked ? '&blocked' : ''}`
      const show = () => Promise.all(tabs.map((tab, at) => readTold(tab, url, consents[at] ?? '')))
      const told = await show()
      const agreed = consents.filter((it) => it !== 'never').length
      if (isBlocked) {
        const expected = consents.map((it) => (it === 'never' ? [] : ids))
        deepEqual(told, expected)
      } else {
        deepEqual(told.flat().sort(), agreed > 0 ? ids : [])
        deepEqual((await show()).flat(), [], 'what another look at the page tells')
      }
    })
    await fc.assert(property, { numRuns: RUNS })
    await context.close()
  })
}

/** Answers the ids that the tab has told of. */
async function readTold(tab: Page, url: string, consent: string): Promise<readonly string[]> {
  await tab.goto(`${url}&consent=${consent}`)
  if (consent !== 'granted') equal(await tab.evaluate(() => 'dataLayer' in window), false)
  if (consent === 'never') return []
  if (consent === 'later') await tab.evaluate(agree)
  await tab.waitForFunction(() => document.title === 'done')
  return tab.evaluate(() => {
    const { dataLayer = [] } = window as unknown as {
      dataLayer?: { event?: string; ecommerce?: { transaction_id: string } }[]
    }
    return dataLayer.flatMap((it) => (it.event && it.ecommerce?.transaction_id) || [])
  })
}

/** Runs in the page. */
function agree(): void {
  const detail = { measurement: true }
  document.dispatchEvent(new CustomEvent('courtside:consent', { detail }))
}
