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

test('a visitor buys a size of another colour by keyboard alone', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await placeQuickBuy(page, '', 'quick-buy')
  const sizes = page.locator('quick-buy .quick-buy__sizes[data-state="ready"]')
  await sizes.locator('.size-input__box').first().waitFor()
  const answered = page.waitForResponse(/quickbuy\/activevariant/)

  await page.locator('quick-buy .quick-buy__radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await answered
  await sizes.waitFor()
  await page.locator('quick-buy .size-input__box:enabled').first().focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')

  await page.locator('quick-buy [data-act="add"][data-state="success"]').waitFor()
  match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /1/)
  deepEqual(faults, [])
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
