import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { agreeAndWait, playInTabs, type Tabs, withReceipts } from './receipt-tabs.ts'

const OTHERS = 4

const receipts = withReceipts()

const CASES = fc.record({
  others: fc.array(fc.constantFrom('granted', 'later', 'never'), {
    minLength: OTHERS,
    maxLength: OTHERS,
  }),
  /** How far the tab comes that crashes, with its first push or with its second. */
  place: fc.constantFrom('before', 'said', 'kept'),
  isSecond: fc.boolean(),
})

test('what a tab says that crashes is told at least once, under the same id', async (t) => {
  const held = new Map<string, () => void>()
  const counts = { crashed: 0, twice: 0 }
  receipts.onHeld = (place) => held.get(place)?.()
  const runs = await playInTabs(CASES, async (tabs) => {
    const pages = await Promise.all(Array.from({ length: OTHERS }, () => tabs.context.newPage()))
    await Promise.all(pages.map((it) => it.goto(`${receipts.address}/empty`)))
    return async ({ others, place, isSecond }, id) => {
      const ids = [id, `R-${id}`]
      const stop = `${place} ${ids[isSecond ? 1 : 0]}`
      const url = `${receipts.address}/?says&id=${id}`
      const doomed = await openDoomed(tabs)
      const isHeld = new Promise<void>((resolve) => held.set(stop, resolve))
      const ended = Promise.all(pages.map((it, at) => show(it, url, others[at] ?? '')))
      await doomed.page.goto(`${url}&consent=granted&holds=${encodeURIComponent(stop)}`)
      const hasCrashed = await Promise.race([isHeld.then(() => true), isDone(doomed.page)])
      await doomed.crash()
      await ended
      const again = await tabs.context.newPage()
      await show(again, url, 'granted')
      await again.close()

      const said = receipts.said.filter((it) => ids.includes(it)).sort()
      const twice = said.length - ids.length
      deepEqual([...new Set(said)], ids)
      ok(twice <= (hasCrashed && place !== 'before' ? 1 : 0), `${stop} was told as ${said}`)
      counts.crashed += hasCrashed ? 1 : 0
      counts.twice += twice
    }
  })
  t.diagnostic(`${runs} runs, ${counts.crashed} crashed between, ${counts.twice} ids told twice`)
})

async function show(tab: Page, url: string, consent: string): Promise<void> {
  await tab.goto(`${url}&consent=${consent}`)
  await agreeAndWait(tab, consent)
}

/** Another tab was first with both ids. */
async function isDone(page: Page): Promise<false> {
  await page.waitForFunction(() => document.title === 'done').catch(() => {})
  return false
}

/** A tab whose process can be ended as nothing can be that a page hears of. */
async function openDoomed({ context, pids }: Tabs) {
  const others = await pids()
  const page = await context.newPage()
  await page.goto(`${receipts.address}/empty`)
  const [pid] = (await pids()).filter((it) => !others.includes(it))
  if (!pid) throw new Error('No process of its own')
  const crash = async () => {
    const gone = new Promise((resolve) => page.once('crash', resolve))
    process.kill(pid, 'SIGKILL')
    await gone
    await page.close()
  }
  return { page, crash }
}
