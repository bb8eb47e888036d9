/**
 * `node bench/adopt.mjs [rows]`: what it costs to make a cart table of the server's markup the
 * element's: replaced by a new drawing (the same markup without its mark), and adopted. CPU ms of the
 * main thread from waking to the second frame after `ready`, on a new page, where most of it is code
 * that runs for the first time, and on a page whose code is warm. Medians, to be compared within one
 * run only.
 */
import { withBench } from './load-bench.mjs'
import {
  bundleCss,
  bundleScript,
  countCpu,
  median,
  openBrowser,
  openPage,
  taskMs,
} from './page-bench.mjs'

const ROWS = Number(process.argv[2] ?? 50)
const ROUNDS = 15
const WARM_UP = 10
const VIEWPORT = { width: 1280, height: 800 }

const { cart, markup } = await withBench('adopt-bench', ({ drawCart }) => drawCart(ROWS))
// A plain element with the tag in an attribute is woken when the bench says so.
const adopted = markup.replace(
  '<cart-table shopurl',
  '<div data-courtside="cart-table" data-shopurl',
)
const ways = { replaced: adopted.replace(/ data-view="[^"]*"/, ''), adopted }
const css = await bundleCss('cart-table')
const browser = await openBrowser()
const table = []
for (const build of ['react', 'lite']) {
  const constants = { COURTSIDE_BENCH_CART: JSON.stringify(cart) }
  const script = await bundleScript('bench/adopt/element.ts', build, constants)
  const content = { script, css, body: '', viewport: VIEWPORT }
  table.push(describe(build, 'new page', await measureNew(content)))
  table.push(describe(build, 'warm page', await measureWarm(content)))
}
await browser.close()
console.log(`Waking a cart table of ${ROWS} rows, CPU ms`)
console.table(table)

function describe(build, where, spent) {
  const [replaced, adopted] = [median(spent.replaced), median(spent.adopted)]
  return { build, where, replaced, adopted, ratio: Number((replaced / adopted).toFixed(2)) }
}

async function measureNew(content) {
  const spent = { replaced: [], adopted: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of Object.keys(ways)) {
      const opened = await openPage(browser, content)
      spent[way].push(await measure(opened, way))
      await opened.page.context().close()
    }
  }
  return spent
}

async function measureWarm(content) {
  const spent = { replaced: [], adopted: [] }
  const opened = await openPage(browser, content)
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const way of Object.keys(ways)) {
      const ms = await measure(opened, way)
      if (round >= WARM_UP) spent[way].push(ms)
    }
  }
  await opened.page.context().close()
  return spent
}

async function measure({ page, session }, way) {
  await page.evaluate((html) => window.place(html), ways[way])
  await countCpu(session)
  const before = await taskMs(session)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.wake()',
    awaitPromise: true,
    returnByValue: true,
  })
  const ms = (await taskMs(session)) - before
  if (result.value !== way) throw new Error(`The markup was ${result.value}, not ${way}.`)
  return ms
}
