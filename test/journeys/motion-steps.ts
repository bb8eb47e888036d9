import type { Page } from 'playwright-core'

const STEPS: Record<string, (page: Page, paths: readonly string[]) => Promise<void>> = {
  async buy(page) {
    await page.goto('/')
    await page.locator('buy-button [data-act="buy"] >> visible=true').first().click()
    await page.locator('.mini-cart__added').waitFor()
  },
  async openCart(page) {
    await page.goto('/')
    await page.locator('mini-cart [data-act="toggle"]').click()
    await page.locator('.mini-cart__panel').waitFor()
  },
  async openMenu(page) {
    await page.goto('/')
    await page.locator('.main-navbar__open').click()
    await page.locator('.main-navbar__sheet').waitFor()
  },
  async openFilters(page, paths) {
    await page.goto(paths.find((it) => it.startsWith('/c/')) ?? '/')
    await page.locator('.faceted-search__open >> visible=true').first().click()
    await page.locator('dialog[open]').first().waitFor()
  },
}

export const ACTS = Object.keys(STEPS)

/** Does each of them, and answers those after which nothing has moved. */
export async function stillActs(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  await page.addInitScript(watchMotion)
  const still: string[] = []
  for (const [name, act] of Object.entries(STEPS)) {
    await act(page, paths)
    const moved = await page.evaluate(movesByNow)
    if (moved.length === 0) still.push(name)
  }
  return still
}

/** Runs in the page: what has moved once what was done has been drawn. */
async function movesByNow(): Promise<readonly string[]> {
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  return Reflect.get(globalThis, 'moves')
}

/** Runs in the page: keeps each animation and transition that takes time; one that only waits is no motion. */
function watchMotion(): void {
  const moves: string[] = []
  Reflect.set(globalThis, 'moves', moves)
  for (const kind of ['animationstart', 'transitionrun']) {
    document.addEventListener(kind, ({ target }) => {
      if (!(target instanceof Element)) return
      const running = target.getAnimations().flatMap(({ effect }) => {
        const isKeyed = effect instanceof KeyframeEffect && effect.getComputedTiming().duration
        return isKeyed ? effect.getKeyframes() : []
      })
      if (running.some(({ easing }) => !easing.startsWith('step'))) moves.push(target.className)
    })
  }
}
