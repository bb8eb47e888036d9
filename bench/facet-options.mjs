/**
 * `node bench/facet-options.mjs [options]`: what a group of filters costs in the browser, beside a list
 * that draws every option by hand, and beside itself with 8 options: starting React is in `paint`, two
 * frames in which nothing happens are in all of them. CPU is main-thread time from the act to the second
 * frame after it. Medians; compare them within one run only.
 */
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser } from '../scripts/browsers.mjs'
import { BUILDS } from '../scripts/build/browser.mjs'
import { listFiles } from '../scripts/build/files.mjs'

const OPTIONS = Number(process.argv[2] ?? 20_000)
const ROUNDS = 7
const ORIGIN = 'https://shop.test/'
const STEPS = ['nothing', 'paint', 'toggle', 'counts', 'open', 'find', 'answer']
/** A choice and its counts are made many times on a page; the first is not what they cost. */
const WARM_UP = { toggle: 2, counts: 2 }

const CASES = [
  { name: 'vanilla, every option', source: 'vanilla', build: 'react', options: OPTIONS },
  { name: 'faceted-search', source: 'element', build: 'react', options: OPTIONS },
  { name: 'faceted-search, lite', source: 'element', build: 'lite', options: OPTIONS },
  { name: 'the same with 8 options', source: 'element', build: 'react', options: 8 },
  { name: 'vanilla, 8 options', source: 'vanilla', build: 'react', options: 8 },
]

const css = await bundleCss()
const browser = await chromium.launch({
  executablePath: findBrowser('chromium'),
  args: CHROMIUM_FLAGS,
})
const table = []
for (const it of CASES) {
  const script = await bundleScript(it)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(script))
  table.push({ case: it.name, ...medians(rounds) })
}
await browser.close()
console.log(`A group of ${OPTIONS} options, CPU ms`)
console.table(table)

async function measure(script) {
  const { page, session } = await openPage(script)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = {}
  for (const step of STEPS) {
    const has = await page.evaluate((it) => globalThis.steps[it] !== undefined, step)
    for (let round = 0; has && round < (WARM_UP[step] ?? 0); round += 1) await spend(session, step)
    if (has) spent[step] = await spend(session, step)
  }
  await page.context().close()
  return spent
}

async function spend(session, step) {
  const before = await taskMs(session)
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `Promise.resolve(steps.${step}()).then(() =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))`,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? step)
  return (await taskMs(session)) - before
}

async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((it) => it.name === 'TaskDuration').value * 1000
}

function medians(rounds) {
  const names = Object.keys(rounds[0])
  return Object.fromEntries(
    names.map((name) => {
      const sorted = rounds.map((it) => it[name]).sort((a, b) => a - b)
      return [name, Number(sorted[Math.floor(sorted.length / 2)].toFixed(1))]
    }),
  )
}

async function openPage(script) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const html = `<!doctype html><html lang="sv"><meta charset="utf-8"><style>${css}</style>
    <body class="sport-storefront"><main><div id="list"><p>list</p></div></main>
    <script>${script.replaceAll('</script', '<\\/script')}</script>`
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill(
      route.request().url() === ORIGIN
        ? { contentType: 'text/html', body: html }
        : { status: 404, body: '' },
    ),
  )
  await page.goto(ORIGIN)
  await page.waitForTimeout(300)
  return { page, session: await context.newCDPSession(page) }
}

async function bundleScript({ source, build: name, options }) {
  const { outputFiles } = await build({
    entryPoints: [`bench/facet-options/${source}.ts`],
    alias: BUILDS[name].alias,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', COURTSIDE_BENCH_OPTIONS: String(options) },
  })
  return outputFiles[0].text
}

async function bundleCss() {
  const sheets = listFiles('src/ui', (it) => it.endsWith('.css'))
  sheets.sort((a, b) => Number(b.endsWith('tokens.css')) - Number(a.endsWith('tokens.css')))
  sheets.push(...listFiles('src/elements/facets', (it) => it.endsWith('.css')))
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
