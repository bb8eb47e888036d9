import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Part of WCAG 2.2 AA, and off unless it is asked for. */
const TARGETS = ['target-size']

/** What axe finds on a page once nothing in it moves, each with its places; `more` are rules that it else leaves out. */
export async function violationsOf(
  page: Page,
  more: readonly string[] = TARGETS,
): Promise<readonly string[]> {
  await page.evaluate(stillness)
  await page.evaluate(AXE)
  return page.evaluate(async (names) => {
    const axe = Reflect.get(globalThis, 'axe')
    const rules = Object.fromEntries(names.map((it) => [it, { enabled: true }]))
    const found = await axe.run(document, { resultTypes: ['violations'], rules })
    return found.violations.map(
      (it: { id: string; nodes: { target: string[] }[] }) =>
        `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  }, more)
}

/** Colours halfway through a transition are nobody's choice; what turns for ever is not waited for. */
async function stillness(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((it) => Number.isFinite(Number(it.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map((it) => it.finished))
}
