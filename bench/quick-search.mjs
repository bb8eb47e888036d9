/**
 * `node bench/quick-search.mjs`: what one key in the search field costs until its hits are painted,
 * beside a field that nobody listens to and lists drawn by hand, of bare names and of the element's own
 * rows. CPU is main-thread time from the key until the page is quiet again. "Asked" is a word typed: the
 * pause before the question is in all of them, the answer comes at once, so that a key is painted once
 * and its hits once more. "Known" is the same word typed again: what has been asked before is there, and is
 * painted with the key. Medians over the keys of the word; compare them within one run only.
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
const scripts = await Promise.all(
  CASES.map((it) => bundleScript(`bench/quick-search/${it.source}.ts`, it.build)),
)
const samples = CASES.map(() => ({ asked: [], known: [] }))
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [at, it] of CASES.entries()) {
    const { asked, known } = await measure(scripts[at], it)
    samples[at].asked.push(...asked)
    samples[at].known.push(...known)
  }
}
await browser.close()
const asked = samples.map((it) => median(it.asked))
const known = samples.map((it) => median(it.known))
const vanilla = CASES.findIndex((it) => it.source === 'vanilla')
console.table(
  CASES.map((it, at) => ({
    case: it.name,
    'asked, CPU ms a key': asked[at],
    '× vanilla': share(asked, at),
    'known, CPU ms a key': known[at],
    '× vanilla, known': share(known, at),
  })),
)

function share(medians, at) {
  return Number((medians[at] / medians[vanilla]).toFixed(2))
}

/** The cost of each key but the first, which also opens the list; and of each when it is typed again. */
async function measure(script, { source }) {
  const { page, session } = await openPage(browser, { script, css, body: BODY, viewport: VIEWPORT })
  await page.locator('quick-search input').focus()
  await page.waitForTimeout(QUIET_MS)
  await countCpu(session)

  async function cost(key) {
    const before = await taskMs(session)
    await page.keyboard.press(key)
    await page.waitForTimeout(QUIET_MS)
    return (await taskMs(session)) - before
  }
  async function costs() {
    const all = []
    for (const key of WORD) all.push(await cost(key))
    return all.slice(1)
  }
  const asked = await costs()
  await page.keyboard.press('ControlOrMeta+A')
  await cost('Backspace')
  const known = await costs()

  const shown = await page.locator('[role="option"]').count()
  if (source !== 'bare' && shown < 8) throw new Error(`${source} shows ${shown} hits`)
  await page.context().close()
  return { asked, known }
}
