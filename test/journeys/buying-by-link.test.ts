import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsInModes } from './accessibility.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** A link to two sizes of what the shop lists first that has two, as an editor would write it. */
async function writeLink(page: Page): Promise<string> {
  const { pathname } = new URL(await firstWithSizes(page))
  await page.goto(pathname)
  const boxes = page.locator('.size-tile__box:enabled')
  const numbers = await boxes.evaluateAll((found) =>
    found.map((it) => (it as HTMLInputElement).name.replace('quantity.', '')),
  )
  return `/buy/${numbers.slice(0, 2).toReversed().join(',').toLowerCase()}?utm_source=mail&code=SOMMAR10`
}

async function firstWithSizes(page: Page): Promise<string> {
  await page.goto('/search?q=löparskor')
  const links = await page
    .locator('main a[href*="/p/"]')
    .evaluateAll((found) => [...new Set(found.map((it) => (it as HTMLAnchorElement).href))])
  for (const link of links) {
    await page.goto(link)
    if ((await page.locator('.size-tile__box:enabled').count()) >= 2) return link
  }
  throw new Error('No product has two sizes in stock.')
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'by keyboard' : 'without script'
  test(`a link in a mail leads to a cart with its goods and its code, ${how}`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: 360,
      javaScriptEnabled,
    })
    const link = await writeLink(page)
    await page.goto(link)
    match(page.url(), /\/buy\/[^?]*:1,[^?]*:1\?utm_source=mail&code=SOMMAR10$/)
    equal(await page.locator('.shop-buy-link__line').count(), 2)
    if (javaScriptEnabled) deepEqual(await violationsInModes(page), [])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    equal(wide, 360)

    const press = page.locator('.shop-buy-link__press button')
    await press.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cart(?:\?cookies=\w+)?$/)

    equal(await page.locator('.cart-table__row').count(), 2)
    match((await page.locator('.mini-cart__count').first().textContent()) ?? '', /2/)
    match((await page.locator('main').textContent()) ?? '', /Kampanjkod SOMMAR10/)
    deepEqual(faults, [])
    await context.close()
  })
}

test('a second press while the first is on its way buys nothing more', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto(await writeLink(page))
  const sent: string[] = []
  const again = new Promise<void>((done) => page.exposeFunction('pressedAgain', done))
  await page.route(/\/buy\//, async (route) => {
    sent.push(route.request().method())
    await again
    await route.continue()
  })
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.shop-buy-link__press button')
    button?.click()
    setTimeout(() => {
      button?.click()
      Reflect.get(globalThis, 'pressedAgain')()
    }, 100)
  })
  await page.waitForURL(/\/cart(?:\?cookies=\w+)?$/)

  deepEqual(sent, ['POST'])
  await context.close()
})
