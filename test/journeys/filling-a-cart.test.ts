import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, startShop, until, withOwnShop } from './running-shop.ts'

const scene = withOwnShop()

/** Rows whose quantity can be changed; a gift may come along. */
const BOUGHT = '.cart-table__row:has([data-act^="increase"])'

const countIn = async (page: Page) =>
  (await page.locator('.mini-cart__count').first().textContent())?.trim() ?? ''

/** The first product of a search that has at least two sizes in stock. */
async function openProductWithSizes(page: Page): Promise<void> {
  const links = await page
    .locator('main a[href*="/p/"]')
    .evaluateAll((found) => [...new Set(found.map((it) => it.getAttribute('href') ?? ''))])
  for (const link of links) {
    await page.goto(link)
    if ((await page.locator('.size-tile__box:enabled').count()) >= 2) return
  }
  throw new Error('No product has two sizes in stock.')
}

test('a visitor searches, buys two sizes, sees them in a second tab and after a power cut', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/')
  const field = page.locator('header input[name="q"]')
  await field.focus()
  await field.fill('löparskor')
  await page.locator('[role="option"]').first().waitFor()
  const hits = await page.locator('[role="option"]').allTextContents()
  ok(hits.some((it) => /löp/i.test(it)))
  await field.fill('löprasko')
  await until(async () => (await page.locator('[role="option"]').count()) > 0)

  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await openProductWithSizes(page)
  const tiles = page.locator('.size-tile__box:enabled')
  await tiles.nth(0).check()
  await tiles.nth(1).check()
  await page.locator('.size-chosen [data-act^="increase"]').nth(1).click()
  await page.locator('size-input [data-act="add"]').click()
  await until(async () => (await countIn(page)) === '3')

  const second = await context.newPage()
  await second.goto('/cart')
  equal(await second.locator(BOUGHT).count(), 2)
  await page.bringToFront()
  await page.locator('mini-cart [data-act="toggle"]').click()
  const plus = page.locator('.mini-cart__panel [data-act^="increase"]').first()
  await plus.click()
  await until(async () => (await countIn(page)) === '4')
  await second.bringToFront()
  await until(async () => (await countIn(second)) === '4')
  await second.locator('cart-table[data-state=ready]').waitFor()

  const port = Number(new URL(scene.shop.url).port)
  await scene.shop.kill()
  scene.shop = await startShop(scene.dataDir, port)
  await page.goto('/cart')
  deepEqual([await countIn(page), await page.locator(BOUGHT).count()], ['4', 2])
  deepEqual(faults, [])
  await context.close()
})

test('a first press on a row is answered once, and the row stays the server’s', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/search?q=löparskor')
  await openProductWithSizes(page)
  await page.locator('.size-tile__box:enabled').first().check()
  await page.locator('size-input [data-act="add"]').click()
  await until(async () => (await countIn(page)) === '1')
  await page.goto('/cart')
  const table = page.locator('cart-table')
  equal(await table.getAttribute('data-state'), null)
  const served = await table.locator('*').elementHandles()

  await table.locator('[data-act^="increase"]').first().click()
  await until(async () => (await countIn(page)) === '2')

  equal(await table.getAttribute('data-state'), 'ready')
  const stay = await Promise.all(served.map((it) => it.evaluate((node) => node.isConnected)))
  ok(stay.every((it) => it))
  const [shown] = await table.locator('.cs-quantity__box').all()
  equal(await shown?.inputValue(), '2')
  deepEqual(faults, [])
  await context.close()
})

test('a visitor without script searches, buys, changes a quantity and takes a row out', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, {
    javaScriptEnabled: false,
  })
  await page.goto('/')
  await page.locator('input[name="q"]').first().fill('löparskor')
  await page.locator('[data-act="search"]').first().click()
  await page.waitForURL(/\/search\?q=/)
  await openProductWithSizes(page)
  const tiles = page.locator('.size-tile__box:enabled')
  await tiles.nth(0).check()
  await tiles.nth(1).check()
  await page.locator('size-input [data-act="add"]').click()
  await page.goto('/cart')
  equal(await countIn(page), '2')

  await page.locator('cart-table [data-act^="increase"]').first().click()
  await page.goto('/cart')
  equal(await countIn(page), '3')
  await page.locator('cart-table .cart-table__remove').first().click()
  await page.goto('/cart')
  equal(await page.locator(BOUGHT).count(), 1)
  await context.close()
})

test('a visitor of the professional storefront sees prices after logging in, and none before', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/pro')
  const before = await page.content()
  ok(!/\d\s?kr\b/.test(before.replace(/<footer[\s\S]*/, '').replace(/Fri frakt[^<]*/g, '')))

  await page.goto('/pro/login')
  await page
    .locator('main input[type="email"], main input[name="userName"]')
    .first()
    .fill('bo@example.com')
  await page.locator('main input[type="password"]').fill('courtside-demo')
  await page.locator('login-form [data-act=login]').click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto('/pro')
  match(await page.content(), /exkl\. moms/i)
  await context.close()
})

test('another colour is shown in the same page, with the sizes that are chosen, and Back', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/search?q=l%C3%B6parskor')
  await openProductWithSizes(page)
  const colours = page.locator('.shop-colours a')
  const first = page.url()
  await page.locator('.size-tile__box:enabled').first().check()
  await page.locator('size-input[data-state=ready]').waitFor()
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  const other = page.locator('.shop-colours a:not([aria-current])').first()
  const href = await other.getAttribute('href')
  const name = await other.getAttribute('aria-label')
  const pictureOf = () => page.locator('.shop-product__picture').first().getAttribute('src')
  const picture = await pictureOf()
  await other.focus()
  await page.keyboard.press('Enter')
  await until(async () => page.url().endsWith(href ?? 'none'))
  await until(async () => (await page.locator('#product[aria-busy]').count()) === 0)

  equal(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), true)
  ok((name ?? '').startsWith((await page.locator('.shop-colours strong').textContent()) ?? 'none'))
  equal(await page.locator('.shop-colours a[aria-current]').getAttribute('href'), href)
  equal(await page.locator('.shop-colours a:focus').getAttribute('href'), href)
  ok(picture !== (await pictureOf()))
  const [product = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  ok(product.includes((await pictureOf())?.split('?')[0] ?? 'none'))

  await page.goBack()
  await until(async () => page.url() === first && (await pictureOf()) === picture)
  await page.locator('.size-tile__box:checked').first().waitFor()
  equal(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), true)
  ok((await colours.count()) > 1)
  deepEqual(faults, [])
  await context.close()
})
