/**
 * What 1,000 buy buttons cost: the main thread's CPU time from the start of the script until all are
 * painted and answer a press, for a vanilla element, for the server's markup and for empty tags.
 *
 *   node build.mjs && node bench/many-buttons.mjs [--count 1000] [--rounds 15] [--json file]
 *     [--ui dist/ui]
 *
 * Each round loads every page once in a fresh tab, in turn; medians are compared within the run. What
 * a page with an empty script costs is taken off all of them.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_FLAGS, findBrowser } from '../scripts/browsers.mjs'
import { openShop, scriptOf, VARIANTS } from './many-buttons-shop.mjs'

const GOAL = 1.1
const NAMES = {
  vanilla: 'vanilla custom element',
  markup: 'buy-button, server markup',
  empty: 'buy-button, empty tags',
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '15' },
    json: { type: 'string' },
    ui: { type: 'string', default: 'dist/ui' },
  },
})
const count = Number(values.count)
const shop = await openShop(count, values.ui)
const browser = await puppeteer.launch({
  executablePath: findBrowser('chromium'),
  headless: true,
  args: CHROMIUM_FLAGS,
  // High enough that every button is near what is seen.
  defaultViewport: { width: 1600, height: 12_000 },
})

try {
  for (const variant of Object.keys(NAMES)) await checkAnswer(variant)
  const samples = await measureAll(Number(values.rounds))
  const report = reportOf(samples)
  print(report)
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.rows.every((it) => it.ratio <= GOAL) ? 0 : 1
} finally {
  await browser.close()
  shop.close()
}

async function measureAll(rounds) {
  const samples = Object.fromEntries(VARIANTS.map((it) => [it, { script: [], page: [] }]))
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round++) {
    for (const variant of VARIANTS) {
      const { script, page } = await measure(variant)
      if (round === 0) continue
      samples[variant].script.push(script)
      samples[variant].page.push(page)
    }
  }
  return samples
}

/** CPU time of the main thread in ms: of the script until all is painted, and of the whole page. */
async function measure(variant) {
  const page = await browser.newPage()
  const session = await page.createCDPSession()
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = await spent(session)
  await page.goto(shop.url(variant), { waitUntil: 'load' })
  await painted(page)
  const loaded = await spent(session)
  await run(page, variant)
  const done = await spent(session)
  await page.close()
  return { script: done - loaded, page: done - start }
}

async function spent(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find((it) => it.name === 'TaskDuration').value
}

async function run(page, variant) {
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    document.head.append(script)
    return new Promise((resolve) => {
      script.onload = resolve
    })
  }, scriptOf(variant))
  const buttons = variant === 'none' ? 0 : count
  await page.waitForFunction(
    (wanted) => document.getElementsByTagName('button').length === wanted,
    // Asking in each frame would be paid by whoever waits longer for the network.
    { polling: 'mutation' },
    buttons,
  )
  await painted(page)
}

function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}

/** A figure counts only if a press on one of the buttons puts its article in the cart, once. */
async function checkAnswer(variant) {
  const page = await browser.newPage()
  await page.goto(shop.url(variant), { waitUntil: 'load' })
  await run(page, variant)
  shop.added.length = 0
  await page.evaluate(() => document.getElementsByTagName('button')[0]?.click())
  await page.waitForNetworkIdle({ idleTime: 500 })
  await page.close()
  const [first, ...more] = shop.added.map((it) => JSON.parse(it).articles[0].articleNumber)
  if (first !== 'A0' || more.length > 0) {
    throw new Error(`${NAMES[variant]}: a press added ${JSON.stringify(shop.added)}`)
  }
}

function reportOf(samples) {
  const cost = (variant, what) => median(samples[variant][what]) - median(samples.none[what])
  const rows = Object.entries(NAMES).map(([variant, name]) => ({
    name,
    ms: round(cost(variant, 'script')),
    ratio: round(cost(variant, 'script') / cost('vanilla', 'script')),
    pageMs: round(cost(variant, 'page')),
    pageRatio: round(cost(variant, 'page') / cost('vanilla', 'page')),
  }))
  return { count, rounds: samples.none.script.length, goal: GOAL, rows }
}

function print({ rounds, rows }) {
  console.log(`${count} buy buttons, median of ${rounds}, CPU ms of the main thread`)
  console.table(
    Object.fromEntries(
      rows.map((it) => [
        it.name,
        {
          'script until painted': it.ms,
          'x vanilla': it.ratio,
          'with the page itself': it.pageMs,
          'x vanilla ': it.pageRatio,
        },
      ]),
    ),
  )
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function round(value) {
  return Math.round(value * 100) / 100
}
