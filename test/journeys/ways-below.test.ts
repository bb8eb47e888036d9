import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const BELOW = ['/c/loparskor', '/c/loparklader', '/c/lopartillbehor']

/** How often each category below the page's is led to, by a link or a filter that can be seen. */
const waysBelow = (page: Page) =>
  page.evaluate((paths) => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>('main a, main input, dialog a, dialog input'),
    ]
      .filter((it) => it.checkVisibility())
      .map((it) => it.getAttribute('href') ?? `/c/${it.getAttribute('value')}`)
    return paths.map((path) => seen.filter((it) => it === path).length)
  }, BELOW)

/** Opens the sheet of a phone, or wakes what stands beside the list. */
async function wakeFilters(page: Page): Promise<void> {
  const opener = page.locator('[data-act="open-filters"]:visible')
  if ((await opener.count()) > 0) {
    await opener.click()
    await page.locator('dialog[open]').waitFor()
    return
  }
  await page.locator('faceted-search summary').first().hover()
  await page.locator('faceted-search[data-state="ready"]').waitFor()
}

for (const width of [360, 768, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    const script = javaScriptEnabled ? 'with' : 'without'
    test(`a list leads to each category below it once, ${script} script at ${width} px`, async () => {
      const given = { width, javaScriptEnabled }
      const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, given)
      await page.goto('/c/lopning')

      deepEqual(await waysBelow(page), [1, 1, 1])

      if (javaScriptEnabled) await wakeFilters(page)
      deepEqual(await waysBelow(page), [1, 1, 1])
      deepEqual(faults, [])
      await context.close()
    })
  }
}

test('the first product of a list is in sight on a phone', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/c/lopning', '/pro/c/fotboll', '/c/traning', '/search?q=skor']) {
    await page.goto(path)
    const goods = page.locator('#products a[href*="/p/"]').first()
    const top = await goods.evaluate((it) => it.getBoundingClientRect().top)
    ok(top < 560, `${path}: the first product begins at ${top} px`)
  }
  await context.close()
})
