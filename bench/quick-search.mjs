/**
 * `node bench/quick-search.mjs`: what one key in the search field costs until its hits are painted,
 * beside a field that nobody listens to and lists drawn by hand, of bare names and of the element's own
 * rows. CPU is main-thread time from the key until the page is quiet again; the answer comes at once,
 * the pause before the question is in all of them. Medians over the keys of a word; compare them within
 * one run only.
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

const ROUNDS = 8
const WORD = 'running'
/** The pause before the question, the answer, and the frames that show it. */
const QUIET_MS = 450
const VIEWPORT = { width: 1280, height: 800 }
const BODY = '<header><quick-search searchurl="/search"></quick-search></header>'

const CASES = [
  { name: 'a field alone', source: 'bare', build: 'react' },
  { name: 'vanilla', source: 'vanilla', build: 'react' },
  { name: 'vanilla, the same rows', source: 'vanilla-rows', build: 'react' },
  { name: 'quick-search', source: 'element', build: 'react' },
  { name: 'quick-search, lite', source: 'element', build: 'lite' },
]

const css = await bundleCss('quick-search')
const browser = await openBrowser()
const samples = CASES.map(() => [])
const scripts = await Promise.all(
  CASES.map((it) => bundleScript(`bench/quick-search/${it.source}.ts`, it.build)),
)
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [at, it] of CASES.entries()) samples[at].push(...(await measure(scripts[at], it)))
}
await browser.close()
const medians = samples.map(median)
const vanilla = medians[CASES.findIndex((it) => it.name === 'vanilla')]
console.table(
  CASES.map((it, at) => ({
    case: it.name,
    'CPU ms a key': medians[at],
    '× vanilla': Number((medians[at] / vanilla).toFixed(2)),
  })),
)

/** The cost of each key but the first, which also opens the list. */
async function measure(script, { source }) {
  const { page, session } = await openPage(browser, { script, css, body: BODY, viewport: VIEWPORT })
  await page.locator('quick-search input').focus()
  await page.waitForTimeout(QUIET_MS)
  await countCpu(session)
  const costs = []
  for (const key of WORD) {
    const before = await taskMs(session)
    await page.keyboard.press(key)
    await page.waitForTimeout(QUIET_MS)
    costs.push((await taskMs(session)) - before)
  }
  const shown = await page.locator('[role="option"]').count()
  if (source !== 'bare' && shown < 8) throw new Error(`${source} shows ${shown} hits`)
  await page.context().close()
  return costs.slice(1)
}
