/**
 * `node bench/mini-cart.mjs [rows] [rounds]`: what opening the mini cart costs, beside a hand-written
 * one. CPU is main-thread time from the press to the second frame; wait is what Event Timing says of a
 * press on a processor four times slower. Medians of rounds in which all are opened in turn; `×` is how
 * many times as much as the hand-written one.
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
const ROUNDS = Number(process.argv[3] ?? 5)
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

const VIEWPORTS = { desktop: DESKTOP, phone: PHONE }
const WHAT = { 'CPU ms': measureCpu, 'wait ms at 4x slower': measureWait }

const css = await bundleCss('mini-cart')
const scripts = new Map()
for (const it of CASES) {
  const rows = { COURTSIDE_BENCH_ROWS: String(ROWS) }
  scripts.set(it, await bundleScript(`bench/mini-cart/${it.source}.ts`, it.build, rows))
}
const browser = await openBrowser()
console.log(`Opening a mini cart of ${ROWS} rows`)
for (const [place, viewport] of Object.entries(VIEWPORTS))
  console.table(await measureAll(place, viewport))
await browser.close()

/** A line for each case, the hand-written one first. */
async function measureAll(place, viewport) {
  const found = new Map(CASES.map((it) => [it, Object.keys(WHAT).map(() => [])]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [it, lists] of found) {
      for (const [at, measure] of Object.values(WHAT).entries())
        lists[at].push(await measure(scripts.get(it), it, viewport))
    }
  }
  const [base] = [...found.values()].map((lists) => lists.map(median))
  return [...found].map(([{ name }, lists]) => {
    const line = { case: name, place }
    for (const [at, what] of Object.keys(WHAT).entries()) {
      const own = median(lists[at])
      Object.assign(line, { [what]: own, [`× ${what.split(' ')[0]}`]: (own / base[at]).toFixed(2) })
    }
    return line
  })
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
