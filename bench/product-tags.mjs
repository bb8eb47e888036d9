/**
 * `node bench/product-tags.mjs [--slower 4] [--json file]`: the cost of product tags on a page: kB of script beside
 * the loader, calls for products, and layout shift, for empty tags and for tags filled by `renderTag`. With the
 * demo's products, a fresh browser and a slower processor, at the widths of a phone and of a desktop.
 */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { parseArgs } from 'node:util'
import { renderTag } from '../dist/modules/render.js'
import { closeAll, openShop } from './built-shop.mjs'
import { openBrowser } from './page-bench.mjs'

const [PLAIN, REDUCED] = ['CS-50105-BLU-500ML', 'CS-40110-GRY']
const ARTICLES = [PLAIN, REDUCED, 'CS-20109-ORG-M', 'CS-10101-BLU-38']
const WIDTHS = [360, 1440]
const WORDS = 'Words of an editor, before and after, which shall stay where they are. '.repeat(4)
const REST_MS = 1500

const tagOf = (tag, articlenumber) => [tag, { articlenumber }]
const PAGES = {
  price: [tagOf('product-price', PLAIN)],
  'reduced price': [tagOf('product-price', REDUCED)],
  stock: [tagOf('product-availability', PLAIN)],
  card: [tagOf('product-card', REDUCED)],
  'list of 4': [['product-list', { campaign: 'all', count: 4 }]],
  'twelve tags': ['product-price', 'product-availability', 'product-card'].flatMap((tag) =>
    ARTICLES.map((it) => tagOf(tag, it)),
  ),
}

const { values } = parseArgs({
  options: { slower: { type: 'string', default: '4' }, json: { type: 'string' } },
})
const asked = []
const shop = await openShop('.')
const pages = new Map()
const door = await openDoor()
const browser = await openBrowser()
try {
  const rows = []
  for (const [name, tags] of Object.entries(PAGES)) {
    for (const isRendered of [false, true]) {
      pages.set('/page', await pageOf(tags, isRendered))
      for (const width of WIDTHS) {
        const figures = await measure(width)
        rows.push({ page: name, tags: isRendered ? 'rendered' : 'empty', width, ...figures })
      }
    }
  }
  console.table(rows)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, undefined, 2)}\n`)
} finally {
  await browser.close()
  door.server.close()
  door.server.closeAllConnections()
  closeAll([shop])
}

/** Serves the page, and forwards everything else to the shop. */
async function openDoor() {
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming
    if (pages.has(url)) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      answer.end(pages.get(url))
      return
    }
    if (url.startsWith('/api/products')) asked.push(url)
    const onward = request(new URL(url, shop.origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers)
      response.pipe(answer)
    })
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${server.address().port}` }
}

async function pageOf(tags, isRendered) {
  const drawn = await Promise.all(tags.map(([tag, said]) => draw(tag, said, isRendered)))
  const parts = drawn.map((it) =>
    /product-(price|availability)/.test(it)
      ? `<p>${WORDS} ${it}. ${WORDS}</p>`
      : `<div style="max-inline-size: ${it.includes('<product-card') ? '20rem' : 'none'}">${it}</div>
        <p>${WORDS}</p>`,
  )
  return `<!doctype html>
<html lang="sv">
  <head>
    <title>Page</title>
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/ui/courtside.css">
    <script type="module" src="/ui/courtside.js" data-api="/api"></script>
  </head>
  <body class="sport-storefront"><main><h1>Page</h1>${parts.join('\n')}</main></body>
</html>`
}

async function draw(tag, said, isRendered) {
  if (!isRendered) return renderTag(tag, said)
  const { articlenumber: articles, ...listed } = said
  const question = new URLSearchParams(articles ? { articles } : listed)
  const products = await (await fetch(`${shop.origin}/api/products?${question}`)).json()
  return renderTag(tag, said, { products })
}

async function measure(width) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  await page.addInitScript(addShifts)
  asked.length = 0
  await page.goto(`${door.origin}/page`)
  await page.waitForFunction(isDrawn)
  await page.waitForTimeout(REST_MS)
  const { shift, bytes } = await page.evaluate(readFigures)
  await context.close()
  return { kB: Math.round(bytes / 10) / 100, calls: asked.length, shift: shift.toFixed(4) }
}

/** Runs in the page, before anything else does. */
function addShifts() {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) window.shift += it.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function isDrawn() {
  const tags = [...document.querySelectorAll('main *')].filter((it) =>
    it.localName.startsWith('product-'),
  )
  return tags.every((it) => it.dataset.state === 'ready' && it.textContent && !it.ariaBusy)
}

/** Runs in the page. What is checked before it runs comes a second time from the cache. */
function readFigures() {
  const fetched = performance.getEntriesByType('resource').filter((it) => it.transferSize > 0)
  const beside = fetched.filter(({ name }) => /\.js$/.test(name) && !name.endsWith('/courtside.js'))
  return {
    shift: window.shift,
    bytes: beside.reduce((sum, it) => sum + it.encodedBodySize, 0),
  }
}
