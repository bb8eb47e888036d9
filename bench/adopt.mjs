/**
 * `node bench/adopt.mjs [rows] [options]`: what it costs to make the server's markup of a cart table,
 * of a list's filters and of a checkout the element's. Each round hydrates the same page twice: with
 * the mark of the view, so that the markup is adopted, and without, so that it is replaced. CPU ms of
 * the main thread to the second frame after `ready`; medians, to be compared within one run only.
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
const OPTIONS = Number(process.argv[3] ?? 20)
const ROUNDS = 15
const VIEWPORT = { width: 1280, height: 800 }

const cart = await withBench('adopt-bench', ({ drawCart }) => drawCart(ROWS))
const facets = await withBench('adopt-bench', ({ drawFacets }) => drawFacets(OPTIONS))
const checkout = await withBench('adopt-checkout-bench', ({ drawCheckout }) => drawCheckout())
const browser = await openBrowser()
await compare(`a cart table of ${ROWS} rows`, 'cart-table', cart)
await compare(`filters with ${OPTIONS} options a group`, 'facets', { cart: {}, markup: facets })
await compare('a checkout', 'shop-checkout', checkout)
await browser.close()

async function compare(what, tag, { cart, markup }) {
  const ways = { replaced: markup.replace(/ data-view="[^"]*"/, ''), adopted: markup }
  const css = await bundleCss(tag)
  const table = []
  for (const build of ['react', 'lite']) {
    const constants = { COURTSIDE_BENCH_CART: JSON.stringify(cart) }
    const script = await bundleScript(`bench/adopt/${tag}.ts`, build, constants)
    const spent = { replaced: [], adopted: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of Object.keys(ways)) {
        spent[way].push(await measure({ script, css, body: ways[way], viewport: VIEWPORT }, way))
      }
    }
    const [replaced, adopted] = [median(spent.replaced), median(spent.adopted)]
    table.push({ build, replaced, adopted, ratio: Number((replaced / adopted).toFixed(2)) })
  }
  console.log(`Hydrating ${what}, CPU ms`)
  console.table(table)
}

async function measure(content, way) {
  const { page, session } = await openPage(browser, content)
  await page.waitForFunction(() => window.isPrepared)
  await countCpu(session)
  const before = await taskMs(session)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'window.wake()',
    awaitPromise: true,
    returnByValue: true,
  })
  const ms = (await taskMs(session)) - before
  if (result.value !== way) throw new Error(`The markup was ${result.value}, not ${way}.`)
  await page.context().close()
  return ms
}
