import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds on a page, each with its places. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
    // Part of WCAG 2.2 AA, and off unless it is asked for.
    const rules = { 'target-size': { enabled: true } }
    const found = await axe.run(document, { resultTypes: ['violations'], rules })
    return found.violations.map(
      (it: { id: string; nodes: { target: string[] }[] }) =>
        `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  })
}
