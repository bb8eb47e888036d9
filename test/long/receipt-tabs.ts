import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before } from 'node:test'
import fc from 'fast-check'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { newDataDir, removeDataDir } from '../journeys/running-shop.ts'
import { buildFixtures } from '../loader/build-fixtures.mjs'

const RUNS = Number(process.env.PURCHASE_RUNS ?? 8)
/** Browsers beside each other, so that one works while another waits. */
const BROWSERS = Math.min(4, RUNS)

/** Pages of orders, and what those said that were asked to say it here. */
export interface Receipts {
  address: string
  /** The ids that were pushed, of pages with `says` in their address, in their order. */
  readonly said: string[]
  /** Is called where a page with `holds` in its address has come as far as that, and waits there. */
  onHeld: (place: string) => void
}

export interface Tabs {
  readonly context: BrowserContext
  /** Of the tabs that are open. */
  readonly pids: () => Promise<readonly number[]>
}

/** Serves, while a file's tests run, the page of each order that is asked for, by `?id=`. */
export function withReceipts(): Receipts {
  const receipts: Receipts = { address: '', said: [], onHeld: () => {} }
  const folder = newDataDir()
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const id = searchParams.get('id') ?? ''
    // Never answered: the page stands still where it asks.
    if (pathname === '/hold') return receipts.onHeld(id)
    if (pathname === '/said') receipts.said.push(id)
    if (pathname.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript')
      response.end(await readFile(join(folder, pathname)))
      return
    }
    response.setHeader('content-type', 'text/html')
    response.end(pathname === '/' ? receiptOf(id, searchParams) : '')
  }
  let server: Server
  before(async () => {
    await buildFixtures(folder)
    server = createServer((request, response) => void answer(request, response)).listen(0)
    await once(server, 'listening')
    receipts.address = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server?.closeAllConnections()
    server?.close()
    removeDataDir(folder)
  })
  return receipts
}

/** Plays random cases, `PURCHASE_RUNS` of them, in a few browsers at once. Answers how many there were. */
export async function playInTabs<Case>(
  cases: fc.Arbitrary<Case>,
  open: (tabs: Tabs) => Promise<(chosen: Case, id: string) => Promise<void>>,
): Promise<number> {
  let played = 0
  const { seed = 0 } = fc.readConfigureGlobal()
  const browsers = Array.from({ length: BROWSERS }, async (_, at) => {
    const { tabs, close } = await openBrowser()
    const play = await open(tabs)
    const property = fc.asyncProperty(cases, async (chosen) => play(chosen, `C-${++played}`))
    const numRuns = Math.ceil((RUNS - at) / BROWSERS)
    await fc.assert(property, { numRuns, seed: seed + at, endOnFailure: true }).finally(close)
  })
  await Promise.all(browsers)
  return played
}

/** Other tests have the tabs of a site in one process; a visitor has not, and learns of writes later. */
async function openBrowser(): Promise<{ tabs: Tabs; close: () => Promise<void> }> {
  const executablePath = findTestChromium()
  if (!executablePath) throw new Error('No chromium found')
  const args = CHROMIUM_FLAGS.filter((it) => it !== '--process-per-site')
  const browser = await chromium.launch({ executablePath, args })
  const session = await browser.newBrowserCDPSession()
  const pids = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.filter((it) => it.type === 'renderer').map((it) => it.id)
  }
  const tabs = { context: await browser.newContext(), pids }
  return { tabs, close: () => browser.close() }
}

/** Has the visitor of an open page agree if they have not, and waits until all is said of what there is. */
export async function agreeAndWait(tab: Page, consent: string): Promise<void> {
  if (consent === 'never') return
  if (consent === 'later') await tab.evaluate(agree)
  await tab.waitForFunction(() => document.title === 'done')
}

/** Runs in the page. */
function agree(): void {
  const detail = { measurement: true }
  document.dispatchEvent(new CustomEvent('courtside:consent', { detail }))
}

const BLOCKED = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('', 'SecurityError') } })`

/** What is pushed is told to the test at once, and the page stands still where it was asked to. */
const SAYS = (holds: string | null) => `
  const ask = (path, id) => {
    const request = new XMLHttpRequest()
    request.open('GET', path + '?id=' + id, false)
    request.send()
  }
  const holdAt = (place) => { if (place === '${holds}') ask('/hold', place) }
  window.dataLayer = { push({ ecommerce }) {
    const id = ecommerce?.transaction_id
    if (!id) return
    holdAt('before ' + id)
    ask('/said', id)
    holdAt('said ' + id)
  } }
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    for (const id of Object.keys(JSON.parse(value)).slice(-1)) holdAt('kept ' + id.split(':')[1])
  }`

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
      ${asked.has('says') ? SAYS(asked.get('holds')) : ''}
    </script>
    <script type="application/json" id="courtside-purchase">${purchase}</script>
    <script type="application/json" data-courtside-event="refund" data-once="R-${id}">${refund}</script>
    <script type="module" src="/courtside.js" data-consent="${asked.get('consent')}"></script>`
}
