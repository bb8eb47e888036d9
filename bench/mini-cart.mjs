/**
 * `node bench/mini-cart.mjs [rows]`: what opening the mini cart costs, beside a hand-written one.
 * CPU is main-thread time from the press to the second frame; wait is what Event Timing says of a
 * press on a processor four times slower. Medians; compare them within one run only.
 */
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser } from '../scripts/browsers.mjs'
import { BUILDS } from '../scripts/build/browser.mjs'
import { listFiles } from '../scripts/build/files.mjs'

const ROWS = Number(process.argv[2] ?? 50)
const ROUNDS = 5
const ORIGIN = 'https://shop.test/'
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

const css = await bundleCss()
const browser = await chromium.launch({
  executablePath: findBrowser('chromium'),
  args: CHROMIUM_FLAGS,
})
const table = []
for (const it of CASES) {
  const script = await bundleScript(it)
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
  return Number(found.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)].toFixed(1))
}

async function measureCpu(script, { settle }, viewport) {
  const { page, session } = await openPage(script, viewport, settle)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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

async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((it) => it.name === 'TaskDuration').value * 1000
}

async function measureWait(script, { settle }, viewport) {
  const { page, session } = await openPage(script, viewport, settle)
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

async function openPage(script, viewport, settle) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const html = `<!doctype html><html lang="sv"><meta charset="utf-8"><style>${css}</style>
    <body class="sport-storefront"><mini-cart checkouturl="/checkout" carturl="/cart"></mini-cart>
    <script>${script.replaceAll('</script', '<\\/script')}</script>`
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill(
      route.request().url() === ORIGIN
        ? { contentType: 'text/html', body: html }
        : { status: 404, body: '' },
    ),
  )
  await page.goto(ORIGIN)
  await page.locator('.mini-cart__count').waitFor()
  if (settle) await page.waitForTimeout(SETTLE_MS)
  return { page, session: await context.newCDPSession(page) }
}

async function bundleScript({ source, build: name }) {
  const { outputFiles } = await build({
    entryPoints: [`bench/mini-cart/${source}.ts`],
    alias: BUILDS[name].alias,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', COURTSIDE_BENCH_ROWS: String(ROWS) },
  })
  return outputFiles[0].text
}

async function bundleCss() {
  const sheets = listFiles('src/ui', (it) => it.endsWith('.css'))
  sheets.sort((a, b) => Number(b.endsWith('tokens.css')) - Number(a.endsWith('tokens.css')))
  sheets.push(...listFiles('src/elements/mini-cart', (it) => it.endsWith('.css')))
  const { outputFiles } = await build({
    stdin: {
      contents: sheets.map((it) => `@import './${it}';`).join('\n'),
      resolveDir: '.',
      loader: 'css',
    },
    bundle: true,
    write: false,
    minify: true,
  })
  return outputFiles[0].text
}
