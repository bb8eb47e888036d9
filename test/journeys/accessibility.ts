import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Part of WCAG 2.2 AA, and off unless it is asked for. */
const TARGETS = ['target-size']

/** Those that a colour scheme can break and a layout cannot. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const
export const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const
export const FORCED = { colorScheme: 'light', forcedColors: 'active' } as const

/**
 * What axe finds on a page in light, by all rules, and by those of colours in each other mode. The page
 * is light again after it.
 */
export async function violationsInModes(
  page: Page,
  modes: readonly (typeof DARK | typeof FORCED)[] = [DARK, FORCED],
): Promise<readonly string[]> {
  await page.emulateMedia(LIGHT)
  const found = [...(await violationsOf(page))]
  for (const mode of modes) {
    await page.emulateMedia(mode)
    const name = mode === DARK ? 'dark' : 'forced'
    found.push(...(await runAxe(page, { runOnly: COLOURS })).map((it) => `${name} ${it}`))
  }
  await page.emulateMedia(LIGHT)
  return found
}

/** What axe finds on a page once nothing in it moves, each with its places; `more` are rules that it else leaves out. */
export async function violationsOf(
  page: Page,
  more: readonly string[] = TARGETS,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return runAxe(page, { rules: Object.fromEntries(more.map((it) => [it, { enabled: true }])) })
}

async function runAxe(page: Page, options: object): Promise<readonly string[]> {
  await page.evaluate(stillness)
  return page.evaluate(async (chosen) => {
    const axe = Reflect.get(globalThis, 'axe')
    const found = await axe.run(document, { resultTypes: ['violations'], ...chosen })
    return found.violations.map(
      (it: { id: string; nodes: { target: string[] }[] }) =>
        `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  }, options)
}

/**
 * Colours halfway through a transition are nobody's choice; what turns for ever is not waited for. An
 * animation is asked how it is: its `finished` sometimes never comes.
 */
async function stillness(): Promise<void> {
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
  while (document.getAnimations().some(isMoving)) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
