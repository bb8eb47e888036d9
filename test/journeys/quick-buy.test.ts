import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { enter } from './account-steps.ts'
import { fillGrid, orderable, orderOnAccount, SHIRT } from './company-steps.ts'
import { newVisitor, withOwnShop } from './running-shop.ts'

const scene = withOwnShop()

const namesOf = (boxes: Element[]) => boxes.map((it) => it.getAttribute('name'))

/** Writes tags into a product's page, as an editor would: with the id of that product alone. */
async function place(page: Page, prefix: string, tags: readonly string[]): Promise<void> {
  await page.goto(`${prefix}/search?q=l%C3%B6parskor`)
  await page.locator('main a[href*="/p/"]').first().click()
  await page.waitForURL('**/p/**')
  await page.evaluate((names) => {
    const id = document.querySelector('size-input')?.getAttribute('productid') ?? ''
    const hosts = names.map((it) => document.createElement(it))
    for (const it of hosts) it.setAttribute('productid', id)
    document.querySelector('main')?.prepend(...hosts)
  }, tags)
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

for (const tag of ['quick-buy-professional', 'size-input']) {
  test(`a professional who is not logged in is led to the login by ${tag}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
    await place(page, '/pro', [tag])
    const placed = page.locator(`main > ${tag}`)
    const link = placed.locator('.size-input__foot a')

    await link.waitFor()
    const text = await placed.textContent()
    await link.click()

    await page.waitForURL((url) => url.pathname === '/pro/login')
    ok(!/kr\b|lager/i.test(text ?? ''), text ?? '')
    deepEqual(faults, [])
    await context.close()
  })
}

test('a visitor buys by tags that say the id of a product alone, which one call is made for', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const asked: string[] = []
  page.on('request', (it) => {
    const { pathname, search } = new URL(it.url())
    if (/^\/api\/(?:products|quickbuy)/.test(pathname)) asked.push(pathname + search)
  })
  await place(page, '', ['quick-buy', 'size-input'])
  const [colours, sizes] = ['quick-buy', 'size-input'].map((it) => page.locator(`main > ${it}`))
  if (!colours || !sizes) throw new Error('There are two.')
  await sizes.locator('.size-tile__box').first().waitFor()
  const tiles = (it: typeof sizes) => it.locator('.size-tile__box').evaluateAll(namesOf)
  const named = await tiles(page.locator('main .shop-buy size-input'))
  deepEqual([await tiles(sizes), await tiles(colours)], [named, named])
  deepEqual([asked.length, asked[0]?.startsWith('/api/products?products=')], [1, true])

  await colours.locator('.quick-buy__radio').nth(1).check()
  await colours.locator('.size-tile__box:enabled').first().check()
  await colours.locator('[data-act="add"]').click()
  await colours.locator('[data-act="add"][data-state="success"]').waitFor()
  await sizes.locator('.size-tile__box:enabled').first().check()
  await sizes.locator('[data-act="add"]').click()
  await sizes.locator('[data-act="add"][data-state="success"]').waitFor()

  match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /2/)
  deepEqual(faults, [])
  await context.close()
})

test('a club orders 48 pieces in 12 sizes and 4 colours by keyboard, past the rows', async (t) => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/pro/account', 'bo@example.com')
  await page.goto(SHIRT)

  const start = performance.now()
  await fillGrid(page)
  const receipt = await orderOnAccount(page, /^Slutför köp/)
  t.diagnostic(`48 pieces ordered in ${Math.round(performance.now() - start)} ms`)

  equal(await page.locator('.shop-receipt__row').count(), 4)
  const sizes = await page.locator('.shop-receipt__sizes > p').allTextContents()
  equal(sizes.join().split('\u00a0×\u00a01').length - 1, 48)
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
