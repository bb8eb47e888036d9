/**
 * `node bench/presses.mjs [--other FOLDER] [--rounds N] [--slower 4] [--only name]`: the cost of presses in the
 * built shop, on a processor four times slower, at 1280 and 390 px. `painted` is the longest duration that Event
 * Timing reports, from the press to the frame that shows it; `task` the longest task until the page is idle;
 * `result` the duration of a first press on a page without loaded parts; `cpu` the main thread's time until the
 * page is idle. Medians, in ms. With the folder of another built checkout, both are measured alternately. All
 * but `cpu` are wall-clock times: compare ratios, and only on a quiet machine.
 */
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { closeAll, openShop } from './built-shop.mjs'
import { median } from './page-bench.mjs'
import { openQuietPage } from './presses/quiet-page.mjs'
import { PRESSES } from './presses/steps.mjs'

const WIDTHS = { 1280: 800, 390: 844 }
const AT_REST_MS = 500
const MOST_RESTS = 6

const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
})

const folders = ['.', ...(values.other ? [values.other] : [])]
const shops = await Promise.all(folders.map((it) => openShop(resolve(it))))
try {
  for (const press of PRESSES.filter(({ name }) => name.includes(values.only))) {
    for (const width of Object.keys(WIDTHS)) console.table(await measureAll(press, Number(width)))
  }
} finally {
  closeAll(shops)
}

async function measureAll(press, width) {
  const rounds = Array.from({ length: Number(values.rounds) }, (_, at) => at)
  const found = shops.map(() => [])
  for (const _ of rounds) {
    for (const [at, shop] of shops.entries()) found[at].push(await measure(shop, press, width))
  }
  return found.map((all, at) => ({
    press: press.name,
    width,
    shop: folders[at],
    painted: median(all.map((it) => it.painted)),
    task: median(all.map((it) => it.task)),
    cpu: median(all.map((it) => it.cpu)),
    ...(press.isDone && { result: median(all.map((it) => it.result)) }),
  }))
}

async function measure({ origin }, { prepare, click, key, isDone }, width) {
  const page = await openQuietPage(width, WIDTHS[width])
  try {
    const place = await page.drive(async (driven) => {
      const visit = (path) => driven.goto(new URL(path, origin).href)
      await prepare({ page: driven, visit, width })
      return click && findPlace(driven.locator(click).filter({ visible: true }).first())
    })
    // The driver leaves the page to be restyled and repainted.
    await wait(AT_REST_MS)
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
    await page.evaluate(`(${watch})(${JSON.stringify(isDone)})`)
    const before = await page.threadTime()
    await (place ? page.click(place) : page.press(key))
    const measured = await readMeasured(page, isDone)
    return { ...measured, cpu: (await page.threadTime()) - before }
  } finally {
    await page.close()
  }
}

async function findPlace(control) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await control.boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The results, once the page is idle. */
async function readMeasured(page, isDone) {
  const atRest = AT_REST_MS * Number(values.slower)
  for (let left = MOST_RESTS; left > 0; left -= 1) {
    await wait(atRest)
    const measured = await page.evaluate('window.measured')
    if (!isDone || measured.result > 0) return measured
  }
  throw new Error(`Nothing fits ${isDone} after the press.`)
}

/** Runs in the page: records the longest press, the longest task, and the time of the first result. */
function watch(isDone) {
  const measured = { painted: 0, task: 0, result: 0 }
  window.measured = measured
  const keep = (name) => (list) => {
    for (const it of list.getEntries()) measured[name] = Math.max(measured[name], it.duration)
  }
  new PerformanceObserver(keep('painted')).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver(keep('task')).observe({ type: 'longtask' })
  const begin = ({ timeStamp }) => {
    const show = () => {
      measured.result = performance.now() - timeStamp
    }
    // Checking in every frame would make the page draw all of them.
    new MutationObserver((_, observer) => {
      if (!document.querySelector(isDone)) return
      observer.disconnect()
      requestAnimationFrame(show)
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  }
  if (isDone) addEventListener('pointerdown', begin, { capture: true, once: true })
}
