import { equal } from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
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
    response.end(isScript ? await readFile(join(folder, pathname)) : receiptOf(id))
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

function receiptOf(id: string): string {
  const purchase = JSON.stringify({ transaction_id: id, items: [] })
  return `<!doctype html><meta charset="utf-8"><title>open</title>
    <script>
      let told = 0
      addEventListener('courtside:purchased', () => told++)
      const { request } = LockManager.prototype
      navigator.locks.request = (...it) =>
        request.apply(navigator.locks, it).finally(() => { document.title = 'done ' + told })
      localStorage.getItem('what a tab has read before')
    </script>
    <script type="application/json" id="courtside-purchase">${purchase}</script>
    <script type="module" src="/courtside.js" data-consent="granted"></script>`
}

/** Tabs, not frames: each has a process of its own, which learns of another's writes later. */
test(`an order on five tabs at once is told once, ${RUNS} times`, async () => {
  const context = await browser.newContext()
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  for (let run = 0; run < RUNS; run += 1) {
    const id = `C-${run}`
    const received = await Promise.all(tabs.map((tab) => show(tab, id)))

    equal(
      received.reduce((sum, it) => sum + it),
      1,
      `run ${run}`,
    )
  }
})

/** Answers how often the tab has told of the order. */
async function show(tab: Page, id: string): Promise<number> {
  await tab.goto(`${address}/?id=${id}`)
  await tab.waitForFunction(() => document.title.startsWith('done'))
  return Number((await tab.title()).split(' ')[1])
}
