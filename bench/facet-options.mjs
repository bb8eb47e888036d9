/**
 * `node bench/facet-options.mjs [options]`: the cost of a group of filters in the browser, compared with a
 * hand-written list of all options, and with the same group of 8 options. `paint` includes the start of React;
 * all figures include two idle frames. CPU is main-thread time from the action to the second frame after it.
 * Medians; compare only within one run.
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

const OPTIONS = Number(process.argv[2] ?? 20_000)
const ROUNDS = 7
const BODY = '<main><div id="list"><p>list</p></div></main>'
const VIEWPORT = { width: 1280, height: 800 }
const STEPS = ['nothing', 'paint', 'toggle', 'counts', 'open', 'find', 'answer']
/** Choices and counts are measured repeatedly, since the first one is not typical. */
const WARM_UP = { toggle: 2, counts: 2 }

const CASES = [
  { name: 'vanilla, every option', source: 'vanilla', build: 'react', options: OPTIONS },
  { name: 'faceted-search', source: 'element', build: 'react', options: OPTIONS },
  { name: 'faceted-search, lite', source: 'element', build: 'lite', options: OPTIONS },
  { name: 'the same with 8 options', source: 'element', build: 'react', options: 8 },
  { name: 'vanilla, 8 options', source: 'vanilla', build: 'react', options: 8 },
]

const css = await bundleCss('facets')
const browser = await openBrowser()
const table = []
for (const it of CASES) {
  const options = { COURTSIDE_BENCH_OPTIONS: String(it.options) }
  const script = await bundleScript(`bench/facet-options/${it.source}.ts`, it.build, options)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(script))
  table.push({ case: it.name, ...medians(rounds) })
}
await browser.close()
console.log(`A group of ${OPTIONS} options, CPU ms`)
console.table(table)

async function measure(script) {
  const { page, session } = await openPage(browser, { script, css, body: BODY, viewport: VIEWPORT })
  await page.waitForTimeout(300)
  await countCpu(session)
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

function medians(rounds) {
  const names = Object.keys(rounds[0])
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((it) => it[name]))]))
}
