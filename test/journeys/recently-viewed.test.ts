import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { faultsOf } from './checkout-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const ROW = 'main > seen-list'

const newContext = async (): Promise<BrowserContext> =>
  (await newVisitor(scene.browser, scene.shop.url)).context
const keptOf = (page: Page): Promise<{ productIds: string[]; owner: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage['courtside.seen'] ?? 'null'))
const namesOf = (page: Page) => page.locator(`${ROW} .product-card__name`).allTextContents()

async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=userName]').fill(email)
  await page.locator('[name=password]').fill('courtside-demo')
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** The first products of the list of everything, by their pages. */
async function productsOf(page: Page): Promise<readonly string[]> {
  await page.goto('/search')
  const links = page.locator('.product-card__link')
  const paths = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))
  return paths.slice(0, 6)
}

async function agree(page: Page, choice: 'all' | 'none' = 'all'): Promise<void> {
  await page.goto('/cookies')
  await page.locator(`main button[value="${choice}"]`).click()
  await page.waitForLoadState('load')
}

async function look(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await until(async () => (await keptOf(page)) !== null)
  const id = (await page.locator(ROW).getAttribute('productid')) ?? ''
  await until(async () => (await keptOf(page))?.productIds[0] === id)
  return (await page.locator('h1').textContent()) ?? ''
}

/** What has moved on the page without the visitor's doing. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const it of list.getEntries()) sum += (it as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

test('what a guest looks at is kept from a yes on, shown below what helps, and cleared on request', async () => {
  const page = await (await newContext()).newPage()
  const [first = '', second = '', third = ''] = await productsOf(page)
  await page.goto(first)
  await page.waitForLoadState('networkidle')
  deepEqual([await keptOf(page), await page.locator(`${ROW} .product-card`).count()], [null, 0])

  await agree(page)
  const shoe = await look(page, first)
  equal(await page.locator(`${ROW} .product-card`).count(), 0)
  const other = await look(page, second)
  await until(async () => (await namesOf(page)).length === 1)
  deepEqual(await namesOf(page), [shoe])
  await look(page, third)

  for (const path of [third, '/cart', '/no-such-page', '/search?q=qqqqqq']) {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await until(async () => (await namesOf(page)).length > 1)
      const at = `${path} at ${viewport.width}`
      deepEqual([at, (await namesOf(page)).slice(-2)], [at, [other, shoe]])
      deepEqual([at, await shiftOf(page)], [at, 0])
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => Promise.all(document.getAnimations().map((it) => it.finished)))
    deepEqual(await faultsOf(page), [], colorScheme)
  }

  await page.locator(`${ROW} [data-act="clear"]`).click()
  await until(async () => (await page.locator(`${ROW} [role=status]`).count()) === 1)
  equal(await keptOf(page), null)
  await page.reload()
  await page.waitForLoadState('networkidle')
  equal(await page.locator(`${ROW} .product-card`).count(), 0)
})

test('a login merges it into the account, another device shows it, and a no forgets it everywhere', async () => {
  const page = await (await newContext()).newPage()
  const [first = '', second = '', third = ''] = await productsOf(page)
  await agree(page)
  const shoe = await look(page, first)
  await look(page, second)
  await logInAs(page, 'anna@example.com')
  await look(page, third)
  await until(async () => (await keptOf(page))?.owner !== '')

  const elsewhere = await (await newContext()).newPage()
  await logInAs(elsewhere, 'anna@example.com')
  await elsewhere.goto('/cart')
  await elsewhere.waitForLoadState('networkidle')
  equal(await keptOf(elsewhere), null)
  await agree(elsewhere)
  await elsewhere.goto('/no-such-page')
  await until(async () => (await namesOf(elsewhere)).length === 3)
  equal((await namesOf(elsewhere)).at(-1), shoe)

  await agree(elsewhere, 'none')
  await until(async () => (await keptOf(elsewhere)) === null)
  await page.goto('/recently-viewed')
  await until(async () => (await page.locator('main .goods-page .shop-lead').count()) === 1)

  await page.goto('/account')
  await page.locator('form[action="/logout"] button').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/account'))
  await page.goto(first)
  await until(async () => (await keptOf(page))?.owner === '')
  deepEqual((await keptOf(page))?.productIds.length, 1)
})
