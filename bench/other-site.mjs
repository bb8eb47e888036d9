/**
 * `node bench/other-site.mjs [--rounds 9] [--slower 4]`: the time from the first press of a buy button to "added",
 * on a page of another origin and on the same page of the shop's own, on a slower processor, with only the
 * loader loaded before. The other origin needs one more call and its preflight. Medians, in ms of wall-clock
 * time: compare the ratio, and only on a quiet machine.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { closeAll, openShop } from './built-shop.mjs'
import { median } from './page-bench.mjs'
import { openQuietPage } from './presses/quiet-page.mjs'

const GOODS = [
  'Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams',
  'cap,Cap,Aalto,Caps,TRUE,Title,Default Title,CAP-1,19.50,999,90',
  '',
].join('\n')
const PATH = '/static-page'
const IS_DONE = 'buy-button [data-state="success"]'
const AT_REST_MS = 1000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    slower: { type: 'string', default: '4' },
  },
})

const [home, elsewhere] = await Promise.all([openServer(), openServer()])
const data = mkdtempSync(join(tmpdir(), 'courtside-other-site-'))
furnish()
const shop = await openShop('.', { DATA_DIR: data, BASE_URL: home.origin, SANDBOX_CARRIER: 'up' })
try {
  const times = { home: [], elsewhere: [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    times.home.push(await measure(home.origin))
    times.elsewhere.push(await measure(elsewhere.origin))
  }
  const [own, other] = [median(times.home), median(times.elsewhere)]
  console.table([{ home: own, elsewhere: other, ratio: other / own }])
} finally {
  closeAll([shop])
  for (const { server } of [home, elsewhere]) {
    server.close()
    server.closeAllConnections()
  }
}

/** Serves the page, and forwards everything else to the shop like a proxy. */
async function openServer() {
  const server = createServer((asked, answer) => {
    if (asked.url === PATH) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      answer.end(pageOf(home.origin))
      return
    }
    const { method, url, headers } = asked
    const onward = request(new URL(url, shop.origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers)
      response.pipe(answer)
    })
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${server.address().port}` }
}

function pageOf(origin) {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>Page</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${origin}/ui/courtside.css">
    <script type="module" src="${origin}/ui/courtside.js" data-api="${origin}/api" crossorigin></script>
  </head>
  <body class="sport-storefront"><buy-button articlenumber="CAP-1" name="Cap"></buy-button></body>
</html>`
}

function furnish() {
  const { look, ...file } = JSON.parse(readFileSync('shop/demo/shop.json', 'utf8'))
  const origins = { pages: [elsewhere.origin] }
  writeFileSync(join(data, 'shop.json'), JSON.stringify({ ...file, origins }))
  const goods = join(data, 'goods.csv')
  writeFileSync(goods, GOODS)
  const env = { ...process.env, DATA_DIR: data }
  execFileSync(process.execPath, ['scripts/run-built.mjs', 'import', goods], { env })
}

async function measure(origin) {
  const page = await openQuietPage(1280, 800)
  try {
    const place = await page.drive(async (driven) => {
      await driven.goto(origin + PATH)
      const { x, y, width, height } = await driven.locator('buy-button button').boundingBox()
      return { x: x + width / 2, y: y + height / 2 }
    })
    await wait(AT_REST_MS)
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
    await page.evaluate(`(${watch})(${JSON.stringify(IS_DONE)})`)
    await page.click(place)
    return await page.evaluate('window.added')
  } finally {
    await page.close()
  }
}

/** Runs in the page: resolves to the time from the press to the frame with its result. */
function watch(isDone) {
  window.added = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(isDone)) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }).observe(document, { childList: true, subtree: true, attributes: true })
    }
    addEventListener('pointerdown', begin, { capture: true, once: true })
  })
}
