/**
 * `node bench/mini-cart.mjs [rows] [rounds]`: the cost of opening the mini cart, compared with a hand-written one.
 * CPU is main-thread time from the press to the second frame; wait is the duration of a press by Event Timing, on
 * a processor four times slower. Medians of rounds in which all are opened in turn; `×` is the ratio to the
 * hand-written one.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { bundleCss, bundleScript, countCpu, fillPage, median, taskMs } from './page-bench.mjs'
import { openQuietPage } from './presses/quiet-page.mjs'

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
console.log(`Opening a mini cart of ${ROWS} rows`)
for (const [place, viewport] of Object.entries(VIEWPORTS))
  console.table(await measureAll(place, viewport))

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
  const page = await openCart(script, viewport, settle)
  await countCpu(page.session)
  const before = await taskMs(page.session)
  await page.evaluate(`document.querySelector('.mini-cart__button').click();
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))`)
  const spent = (await taskMs(page.session)) - before
  await page.close()
  return spent
}

async function measureWait(script, { settle }, viewport) {
  const page = await openCart(script, viewport, settle)
  await page.evaluate(`(${watchPresses})()`)
  const place = await page.evaluate(`(${findButton})()`)
  await page.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.click(place)
  await wait(1000)
  const waits = await page.evaluate('window.presses.map((it) => it.duration)')
  await page.close()
  return Math.max(0, ...waits)
}

/** Runs in the page. */
function watchPresses() {
  window.presses = []
  new PerformanceObserver((list) => window.presses.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  })
}

/** Delays the script until no driver is connected, so that a press "at once" really is. */
async function openCart(script, { width, height }, settle) {
  const page = await openQuietPage(width, height)
  await page.drive((driven) => fillPage(driven, { script: '', css, body: BODY }))
  await page.evaluate(`(${addScript})(${JSON.stringify(script)})`)
  if (settle) await wait(SETTLE_MS)
  return page
}

/** Runs in the page: until the button is there. */
function addScript(script) {
  const isThere = () => document.querySelector('.mini-cart__count')
  const added = new Promise((resolve) => {
    new MutationObserver(() => isThere() && resolve()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  document.body.append(Object.assign(document.createElement('script'), { textContent: script }))
  return added
}

/** Runs in the page: where to press. */
function findButton() {
  const { x, y, width, height } = document
    .querySelector('.mini-cart__button')
    .getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
