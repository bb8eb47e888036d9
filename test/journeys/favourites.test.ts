import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { faultsOf } from './checkout-steps.ts'
import { logInAsAnna } from './login-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const HEARTS = '.product-card .favourite-button__button'
const COUNT = '[data-favourite-count]'

const heart = (page: Page, at: number) => page.locator(HEARTS).nth(at)
const idOf = (page: Page, at: number) => heart(page, at).getAttribute('value')
const markedOf = (page: Page) =>
  page
    .locator('.favourite-button__button[aria-pressed="true"]')
    .evaluateAll((all) => all.map((it) => (it as HTMLButtonElement).value))
const countOf = (page: Page) => page.locator(COUNT).first().textContent()
const keptOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(localStorage['courtside.favourites'] ?? '{}').productIds ?? [])

async function mark(page: Page, at: number): Promise<string> {
  const id = (await idOf(page, at)) ?? ''
  await heart(page, at).click()
  await until(async () => (await heart(page, at).getAttribute('aria-pressed')) === 'true')
  return id
}

const newContext = async (): Promise<BrowserContext> =>
  (await newVisitor(scene.browser, scene.shop.url)).context

test('a guest’s favourites outlive a reload, reach another tab, and are shown as cards', async () => {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto('/')
  const first = await mark(page, 0)
  equal(await page.locator(`a:has(> ${COUNT})`).isVisible(), true)

  const other = await context.newPage()
  await other.goto('/search')
  await until(async () => (await countOf(other)) === '1')
  const second = await mark(other, 1)
  await until(async () => (await countOf(page)) === '2')

  await page.reload()
  await until(async () => (await markedOf(page)).includes(first))
  await page.locator(`a:has(> ${COUNT})`).click()
  await until(async () => (await page.locator('.product-card').count()) === 2)
  deepEqual(new Set(await markedOf(page)), new Set([first, second]))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished)))
    deepEqual(await faultsOf(page), [], colorScheme)
  }

  await heart(page, 0).click()
  await until(async () => (await countOf(other)) === '1')
  equal(await page.locator('.product-card').count(), 2)
})

test('a login merges them into the account, another device reads them, a logout leaves none', async () => {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto('/search')
  const first = await mark(page, 2)
  await logInAsAnna(page)
  await until(async () =>
    page.evaluate(() => /"owner":"[^"]/.test(localStorage['courtside.favourites'])),
  )

  const device = await newContext()
  const elsewhere = await device.newPage()
  await logInAsAnna(elsewhere)
  await until(async () => (await keptOf(elsewhere)).includes(first))
  await elsewhere.goto('/search')
  const second = await mark(elsewhere, 3)
  await elsewhere.goto('/favourites')
  await until(async () => (await elsewhere.locator('.product-card').count()) === 2)

  await page.goto('/favourites')
  const isWhole = async () => {
    const all = await markedOf(page)
    return all.length === 2 && all.includes(first) && all.includes(second)
  }
  await until(async () => (await keptOf(page)).includes(second))
  await until(isWhole)

  await page.goto('/account')
  await page.locator('.shop-account__out button').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await until(async () => (await keptOf(page)).length === 0)
  equal(
    (await context.cookies()).some((it) => it.name === 'courtside_favourites'),
    false,
  )
  await page.goto('/favourites')
  match(String(await page.locator('favourite-list').textContent()), /inga favoriter/)
})

test('without script the heart leads to the login, and then marks in the account', async () => {
  const context = await scene.browser.newContext({
    javaScriptEnabled: false,
    baseURL: scene.shop.url,
  })
  const page = await context.newPage()
  await page.goto('/cart')
  await heart(page, 0).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.locator('[name=userName]').fill('bo@example.com')
  await page.locator('[name=password]').fill('courtside-demo')
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname === '/cart')
  const id = await idOf(page, 0)
  await heart(page, 0).click()
  await page.waitForLoadState()
  match(String(await page.locator('.shop-notice').textContent()), /Sparad som favorit/)
  await page.goto('/favourites')
  deepEqual(await markedOf(page), [id])
  await heart(page, 0).click()
  await page.waitForLoadState()
  match(String(await page.locator('favourite-list').textContent()), /inga favoriter/)
  await context.close()
})
