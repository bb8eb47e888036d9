import { deepEqual, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** Writes the tag into a product's page, as an editor would: with the colours of that product. */
async function placeQuickBuy(page: Page, prefix: string, tag: string): Promise<void> {
  await page.goto(`${prefix}/search?q=l%C3%B6parskor`)
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL('**/p/**')
  const count = await page.evaluate((name) => {
    const code = document.querySelector('size-input')?.getAttribute('productid')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.shop-colours a[href]')]
    const ids = links.map((it) => new URL(it.href).searchParams.get('colour'))
    const variants = ids.map((id) => ({ VariantId: `${code}:${id}`, Color: id }))
    const host = document.createElement(name)
    host.setAttribute('variants', JSON.stringify(variants))
    document.querySelector('main')?.prepend(host)
    return variants.length
  }, tag)
  ok(count > 1, 'a product in several colours')
}

test('a visitor buys a size of another colour from a listing, by keyboard alone', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/')
  const card = page.locator('.shop-card:has(.shop-swatch ~ .shop-swatch) >> visible=true').first()
  const open = card.locator('.shop-quick')
  const sizes = card.locator('.quick-buy__sizes[data-state="ready"]')

  await open.focus()
  await page.keyboard.press('Enter')
  await sizes.locator('.size-input__box').first().waitFor()
  const answered = page.waitForResponse(/quickbuy\/activevariant/)
  await card.locator('.quick-buy__radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await answered
  await sizes.waitFor()
  await card.locator('.size-input__box:enabled').first().focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await card.locator('[data-act="add"][data-state="success"]').waitFor()
  await page.keyboard.press('Escape')

  await card.locator('.shop-sheet').waitFor({ state: 'hidden' })
  ok(await open.evaluate((it) => it === document.activeElement))
  match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /1/)
  deepEqual(faults, [])
  await context.close()
})

test('the size guide lies over the page, and what was typed is there when it is closed', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, {
    width: 360,
    javaScriptEnabled: false,
  })
  await page.goto('/search?q=l%C3%B6parskor')
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL('**/p/**')
  const box = page.locator('.size-input__box:enabled').first()
  await box.fill('3')

  await page.locator('.shop-guide__open').click()
  const { height = 0 } = (await page.locator('#size-guide').boundingBox()) ?? {}
  await page.keyboard.press('Escape')

  await page.locator('#size-guide').waitFor({ state: 'hidden' })
  ok(height > 0 && Math.round(height) <= 400, `${height} of 800 px`)
  deepEqual([await box.inputValue(), new URL(page.url()).hash], ['3', ''])
  await context.close()
})

test('a professional who is not logged in is led to the login', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await placeQuickBuy(page, '/pro', 'quick-buy-professional')
  const link = page.locator('quick-buy-professional .size-input__foot a')

  await link.waitFor()
  const text = await page.locator('quick-buy-professional').textContent()
  await link.click()

  await page.waitForURL((url) => url.pathname === '/pro/login')
  ok(!/kr\b|lager/i.test(text ?? ''), text ?? '')
  deepEqual(faults, [])
  await context.close()
})
