import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { enter } from './account-steps.ts'
import { fillGrid, orderable, orderOnAccount, SHIRT } from './company-steps.ts'
import { newVisitor, withOwnShop } from './running-shop.ts'

const scene = withOwnShop()

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
  const card = page.locator('.product-card:has(.cs-swatch ~ .cs-swatch) >> visible=true').first()
  const open = card.locator('.product-card__action')
  const sizes = card.locator('.quick-buy__sizes[data-state="ready"]')

  await open.focus()
  await page.keyboard.press('Enter')
  await sizes.locator('.size-tile__box').first().waitFor()
  const answered = page.waitForResponse(/quickbuy\/activevariant/)
  await card.locator('.quick-buy__radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await answered
  await sizes.waitFor()
  await card.locator('.size-tile__box:enabled').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await card.locator('[data-act="add"][data-state="success"]').waitFor()
  await page.keyboard.press('Escape')

  await card.locator('.product-sheet').waitFor({ state: 'hidden' })
  ok(await open.evaluate((it) => it === document.activeElement))
  match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /1/)
  deepEqual(faults, [])
  await context.close()
})

test('a phone’s bar leads to the sizes, the size guide lies over the page, and what was chosen is there when it is closed', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, {
    width: 360,
    javaScriptEnabled: false,
  })
  await page.goto('/search?q=l%C3%B6parskor')
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL('**/p/**')
  const bar = page.locator('.shop-buy-bar a')
  await bar.click()
  await bar.waitFor({ state: 'hidden' })
  const box = page.locator('.size-tile__box:enabled').first()
  const { y = -1 } = (await box.boundingBox()) ?? {}
  ok(y > 0 && y < 740, `${y} px`)
  await box.check()

  await page.locator('.size-guide-button__open').click()
  const { height = 0 } = (await page.locator('#size-guide-panel').boundingBox()) ?? {}
  await page.keyboard.press('Escape')

  await page.locator('#size-guide-panel').waitFor({ state: 'hidden' })
  ok(height > 0 && Math.round(height) <= 400, `${height} of 800 px`)
  deepEqual([await box.isChecked(), new URL(page.url()).hash], [true, '#buy'])
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

test('a club orders 48 pieces in 12 sizes and 4 colours by keyboard, past the rows', async (t) => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/pro/account', 'bo@example.com')
  await page.goto(SHIRT)

  const start = performance.now()
  await fillGrid(page)
  const receipt = await orderOnAccount(page, /^Beställ med betalningsskyldighet/)
  t.diagnostic(`48 pieces ordered in ${Math.round(performance.now() - start)} ms`)

  equal(await page.locator('.shop-receipt__row').count(), 48)
  match(receipt.text, /Tack! Beställning \S+ är mottagen/)
  deepEqual(faults, [])
  await context.close()
})

test('a club orders 500 rows from a file, keeps them as a list, and orders it again', async (t) => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/pro/quick-order')
  await page.getByRole('main').getByRole('link', { name: 'Logga in' }).click()
  await page.fill('input[name="userName"]', 'bo@example.com')
  await page.fill('input[name="password"]', 'courtside-demo')
  await page.press('input[name="password"]', 'Enter')
  await page.waitForURL('**/pro/quick-order')
  const rows = orderable(499).map((it) => `${it};1`)
  const csv = ['Artikelnummer;Antal', ...rows, 'FINNS-INTE;1'].join('\r\n')
  const file = { name: 'lag.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
  await page.setInputFiles('#quick-order-file', file)

  const start = performance.now()
  await page.getByRole('button', { name: 'Granska raderna' }).click()
  await page.getByText('Rad 501', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Lägg 499 rader i varukorgen' }).click()
  await page.getByText('499 varor (499 st) ligger i varukorgen.').waitFor()
  t.diagnostic(`500 rows shown and added in ${Math.round(performance.now() - start)} ms`)
  match(await page.locator('#quick-order-lines').inputValue(), /FINNS-INTE;1$/)

  await page.goto('/pro/account/order-lists')
  equal(await page.evaluate(() => window.scrollY), 0)
  await page.locator('#from-cart-name').fill('Lagets kläder')
  await page.locator('#from-cart').getByRole('button').click()
  await page.getByText('499 rader, 499 st.').waitFor()
  await page.locator('.shop-order-list').getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await page.waitForURL('**/pro/cart')
  match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /998/)
  deepEqual(faults, [])
  await context.close()
})
