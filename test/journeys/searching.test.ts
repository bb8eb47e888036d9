import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const fieldOf = (page: Page) => page.locator('header quick-search input[name="q"]')
const hitsOf = (page: Page) => page.locator('quick-search [role="listbox"]:not([aria-busy]) a')
const isFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') === 'q')

test('on a phone one tap opens the search on every kind of page', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 375 })

  for (const path of ['/', '/search?q=skor', '/campaigns', '/cart', '/en', '/pro']) {
    await page.goto(path)
    await fieldOf(page).click()

    equal(await isFocused(page), true, path)
    await page.locator('quick-search[data-full]').waitFor()
    equal(await isFocused(page), true, path)
  }

  deepEqual(faults, [])
  await context.close()
})

for (const width of [320, 1440]) {
  test(`finds a thing in a colour while typing, and opens it in it, at ${width} px`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width })
    await page.goto('/')

    await fieldOf(page).click()
    await page.locator('quick-search[data-state="ready"]').waitFor()
    await page.keyboard.type('röda herrskor')
    await hitsOf(page).first().waitFor()
    const hits = await hitsOf(page).count()
    ok(await fieldOf(page).evaluate((it) => it.scrollWidth <= it.clientWidth))
    const product = page.locator('quick-search a[href*="/p/"]').first()
    const href = (await product.getAttribute('href')) ?? ''
    const [, colour = ''] = /colour=([\w-]+)/.exec(href) ?? []
    await product.click()
    await page.waitForURL(`**${href}`)

    ok(hits <= (width < 600 ? 9 : 11))
    ok(['clay', 'signal-red', 'wine'].includes(colour), href)
    equal(await page.locator(`a[href*="colour=${colour}"][aria-current]`).count(), 1)
    deepEqual(faults, [])
    await context.close()
  })
}

test('Enter goes to all hits, and the query stays in the field', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 1440 })
  await page.goto('/')
  await fieldOf(page).click()
  await page.locator('quick-search[data-state="ready"]').waitFor()

  await page.keyboard.type('svarta tights')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=svarta%20tights')

  equal(await fieldOf(page).inputValue(), 'svarta tights')
  ok((await page.locator('main a[href*="/p/"]').count()) > 0)
  await context.close()
})
