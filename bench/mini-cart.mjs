/**
 * `node bench/mini-cart.mjs [rows]`: what opening the mini cart costs, beside a hand-written one.
 * CPU is main-thread time from the press to the second frame; wait is what Event Timing says of a
 * press on a processor four times slower. Medians; compare them within one run only.
 */
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
const ROUNDS = 5
const BODY = '<mini-cart checkouturl="/checkout" carturl="/cart"></mini-cart>'
const SETTLE_MS = 1500
const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 800 }

const CASES = [
  { name: 'vanilla, drawn on the press', source: 'vanilla', build: 'react', settle: true },
  { name: 'react, drawn beforehand', source: 'element', build: 'react', settle: true },
  { name: 'react, pressed at once', source: 'element', build: 'react', settle: false },
  { name: 'lite, drawn beforehand', source: 'element', build: 'lite', settle: true },
  { name: 'lite, pressed at once', source: 'element', build: 'lite', settle: false },
]

const css = await bundleCss('mini-cart')
const browser = await openBrowser()
const table = []
for (const it of CASES) {
  const rows = { COURTSIDE_BENCH_ROWS: String(ROWS) }
  const script = await bundleScript(`bench/mini-cart/${it.source}.ts`, it.build, rows)
  for (const [place, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const cpu = await repeat(() => measureCpu(script, it, viewport))
    const wait = await repeat(() => measureWait(script, it, viewport))
    table.push({ case: it.name, place, 'CPU ms': cpu, 'wait ms at 4x slower': wait })
  }
}
await browser.close()
console.log(`Opening a mini cart of ${ROWS} rows`)
console.table(table)

async function repeat(measure) {
  const found = []
  for (let round = 0; round < ROUNDS; round += 1) found.push(await measure())
  return median(found)
}

async function measureCpu(script, { settle }, viewport) {
  const { page, session } = await openCart(script, viewport, settle)
  await countCpu(session)
  const before = await taskMs(session)
  await session.send('Runtime.evaluate', {
    expression: `document.querySelector('.mini-cart__button').click();
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))`,
    awaitPromise: true,
  })
  const spent = (await taskMs(session)) - before
  await page.context().close()
  return spent
}

async function measureWait(script, { settle }, viewport) {
  const { page, session } = await openCart(script, viewport, settle)
  await page.evaluate(() => {
    window.presses = []
    new PerformanceObserver((list) => window.presses.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    })
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.locator('.mini-cart__button').click({ force: true })
  await page.waitForTimeout(1000)
  const waits = await page.evaluate(() => window.presses.map((it) => it.duration))
  await page.context().close()
  return Math.max(0, ...waits)
}

async function openCart(script, viewport, settle) {
  const { page, session } = await openPage(browser, { script, css, body: BODY, viewport })
  await page.locator('.mini-cart__count').waitFor()
  if (settle) await page.waitForTimeout(SETTLE_MS)
  return { page, session }
}
