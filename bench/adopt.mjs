/**
 * `node bench/adopt.mjs [rows] [options] [slower]`: what it costs to make the server's markup of a cart
 * table, of a list's filters and of a checkout the element's. Each round hydrates the same page twice:
 * with the mark of the view, so that the markup is adopted, and without, so that it is replaced. CPU ms
 * of the main thread until the element is ready and laid out (any press is answered from then on), and
 * until all of it is the view's; the longest task until then; and the first press, made the moment the
 * element is ready, until its result is drawn. Garbage is collected before: else whether one collection
 * of about a millisecond fell into the measured time depended on what loading the page had left. Medians,
 * to be compared within one run only.
 */
import { withBench } from './load-bench.mjs'
import { bundleCss, bundleScript, median, openBrowser, openPage } from './page-bench.mjs'
import { spentUntil, trace } from './trace.mjs'

const ROWS = Number(process.argv[2] ?? 50)
const OPTIONS = Number(process.argv[3] ?? 20)
const SLOWER = Number(process.argv[4] ?? 1)
const ROUNDS = 7
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
    const rounds = { replaced: [], adopted: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of Object.keys(ways)) {
        const content = { script, css, body: ways[way], viewport: VIEWPORT }
        rounds[way].push(await measure(content, way, tag !== 'facets'))
      }
    }
    for (const way of Object.keys(ways)) table.push({ build, way, ...medians(rounds[way]) })
    table.push({ build, way: 'ratio', ...ratios(...table.slice(-2)) })
  }
  console.log(`Hydrating ${what}, ms, on a processor ${SLOWER} times slower`)
  console.table(table)
}

async function measure(content, way, hasPress) {
  const events = await record(content, way, 'window.wake()')
  const { ready, drawn } = spentUntil(events, 'start', ['ready', 'drawn'])
  const spent = { ready: ready.cpu, drawn: drawn.cpu, longest: drawn.longest }
  if (!hasPress) return spent
  const pressed = await record(content, way, 'window.wake("press")')
  return { ...spent, press: spentUntil(pressed, 'press', ['answered']).answered.cpu }
}

async function record(content, way, expression) {
  const { page, session } = await openPage(browser, content)
  await page.waitForFunction(() => window.isPrepared)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { result, events } = await trace(session, () =>
    session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
  )
  await page.context().close()
  if (result.result.value !== way)
    throw new Error(`The markup was ${result.result.value}, not ${way}.`)
  return events
}

function medians(rounds) {
  const of = (name) => {
    const known = rounds.flatMap((it) => it[name] ?? [])
    return known.length > 0 ? median(known) : undefined
  }
  return { ready: of('ready'), drawn: of('drawn'), longest: of('longest'), press: of('press') }
}

function ratios(replaced, adopted) {
  const of = (name) => adopted[name] && Number((replaced[name] / adopted[name]).toFixed(2))
  return { ready: of('ready'), drawn: of('drawn'), longest: of('longest'), press: of('press') }
}
