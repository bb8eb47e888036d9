import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach, type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import demo from '../../shop/demo/shop.json' with { type: 'json' }
import { BUYER, fieldOf, openCheckout, readMail } from './checkout-steps.ts'
import { expectedEnhanced, expectedGa4 } from './measured-events.ts'
import { GOODS, runProgram } from './own-shop-steps.ts'
import { readReceipt } from './paid-sum.ts'
import { newVisitor, startShop, until, withOwnShop } from './running-shop.ts'
import { type Pushed, startTagManager, type TagManager } from './tag-manager.ts'

let tags: TagManager

const scene = withOwnShop({
  async furnish(dataDir) {
    tags = await startTagManager()
    configure(dataDir, 'ga4')
    const goods = join(dataDir, 'goods.csv')
    writeFileSync(goods, GOODS)
    await runProgram(dataDir, 'import', [goods])
  },
})

after(() => tags?.end())

beforeEach(() => tags.forget())

/** The pictures of the demo stay with its goods. */
function configure(dataDir: string, format: 'ga4' | 'enhanced'): void {
  const { look, ...file } = demo
  const tracking = tags.settings(format)
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify({ ...file, tracking }))
}

/** Opens a page as somebody who has answered nothing yet. */
async function open(t: TestContext, path: string) {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  t.after(() => context.close())
  const outside: string[] = []
  context.on('request', (it) => {
    if (!it.url().startsWith(scene.shop.url)) outside.push(it.url())
  })
  await page.goto(path)
  await page.locator('cookie-consent[data-state=ready]:not([hidden])').waitFor()
  deepEqual([outside, await hasLayer(page), await keysIn(page)], [[], false, []])
  const answer = (choice: 'all' | 'none') =>
    page.locator(`cookie-consent button[value=${choice}]`).click()
  return { context, page, faults, outside, answer }
}

const hasLayer = (page: Page) => page.evaluate(() => 'dataLayer' in window)
const keysIn = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage }))
const countIs = (page: Page, count: string) =>
  until(
    async () => (await page.locator('.mini-cart__count').first().textContent())?.trim() === count,
  )

/** Waits for what is said by what was just done. */
type Said = (...events: readonly string[]) => Promise<void>

/** From a list to the receipt; answers the order's number. */
async function shopAround(page: Page, said: Said): Promise<string> {
  await said('view_item_list')
  await page.locator('a.product-card__link').first().click()
  await page.waitForURL('**/p/strandtee')
  await said('select_item', 'view_item')
  await page.locator('main .size-tile__box:enabled').first().check()
  await page.locator('size-input [data-act=add]').first().click()
  await countIs(page, '1')
  await said('add_to_cart')
  await page.goto('/cart')
  await said('view_cart')
  await page.locator('cart-table [data-act^=increase]').first().click()
  await countIs(page, '2')
  await said('add_to_cart')
  await page.locator('cart-table [data-act^=decrease]').first().click()
  await countIs(page, '1')
  await said('remove_from_cart')
  await openCheckout(page, '')
  await said('begin_checkout')
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  await page.locator('[data-act=order]:not([data-state=loading])').click()
  const { number } = await readReceipt(page)
  await said('add_shipping_info', 'add_payment_info', 'purchase')
  return number
}

const OLDER_NAMES: Readonly<Record<string, string | undefined>> = {
  select_item: 'productClick',
  view_item: 'detail',
  add_to_cart: 'addToCart',
  remove_from_cart: 'removeFromCart',
  begin_checkout: 'checkout',
  add_shipping_info: 'checkoutOption',
  add_payment_info: 'checkoutOption',
  purchase: 'purchase',
}

for (const [format, expected] of [
  ['ga4', expectedGa4],
  ['enhanced', expectedEnhanced],
] as const) {
  test(`a tag manager on another origin hears of an order from the list on, as ${format}`, async (t) => {
    if (format !== 'ga4') {
      await scene.shop.stop()
      configure(scene.dataDir, format)
      scene.shop = await startShop(scene.dataDir)
    }
    const { context, page, faults, answer } = await open(t, '/search?q=strand')
    await answer('all')
    const times: Record<string, number> = {}
    const number = await shopAround(page, async (...events) => {
      for (const event of events) {
        const name = format === 'ga4' ? event : OLDER_NAMES[event]
        if (!name) continue
        times[name] = (times[name] ?? 0) + 1
        await tags.heard(name, times[name])
      }
    })
    await page.reload()
    await page.waitForFunction(() => 'moreRan' in window && 'inlineRan' in window)
    // Who waits after the page has waited, comes after it.
    await page.evaluate(() => navigator.locks.request('courtside.sent', () => {}))

    deepEqual(tags.events().map(whatIsSaid), expected(number))
    if (format === 'ga4') equal(tags.received().filter((it) => it.ecommerce === null).length, 11)
    deepEqual(await findPersonal(page), [])
    deepEqual(secretAddresses(), [])
    deepEqual(faults, [])
    await context.close()
  })
}

/** Of those that the tag manager has seen. */
function secretAddresses(): readonly string[] {
  ok(tags.addresses().some((it) => it.includes('/order/')))
  return tags.addresses().filter((it) => /[?&](?:key|token)=/.test(it))
}

test('an order that its mail’s link opens is told once, and the tag manager never sees the key', async (t) => {
  const buyer = await open(t, '/search?q=strand')
  await buyer.answer('none')
  const number = await shopAround(buyer.page, async () => {})
  const [, link = ''] = /(\/order\/\S+\?key=\S+)/.exec(await readMail(scene.dataDir, number)) ?? []
  const { page, faults, answer } = await open(t, link)
  const { pathname, search } = new URL(page.url())
  deepEqual([pathname, search], [link.split('?')[0], ''])
  await answer('all')
  await tags.heard('purchase')
  await page.reload()
  await page.waitForFunction(() => 'moreRan' in window && 'inlineRan' in window)
  await page.evaluate(() => navigator.locks.request('courtside.sent', () => {}))
  await page.goto('/cart')
  await page.goBack()
  await page.waitForFunction(() => 'moreRan' in window)

  match((await readReceipt(page)).number, new RegExp(number))
  equal(tags.events().filter((it) => it.event === 'purchase').length, 1)
  deepEqual(secretAddresses(), [])
  deepEqual(faults, [])
})

const whatIsSaid = ({ event, ecommerce }: Pushed) => ({ event, ecommerce })

/** What of the buyer, their session and the address of their order has left the shop. */
async function findPersonal(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  const session = cookies.find((it) => it.name === 'courtside_session')?.value ?? 'none'
  const token = await page.locator('meta[name=request-verification-token]').getAttribute('content')
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? 'none'
  ok(token && orderId.length > 8)
  const left = JSON.stringify([tags.received(), tags.asked])
  const secrets = [...Object.values(BUYER), session, token, orderId]
  return secrets.filter((it) => left.includes(it) || left.includes(encodeURIComponent(it)))
}

test('who declines is not measured: no event, no other origin, nothing kept but the answer', async (t) => {
  const { context, page, faults, outside, answer } = await open(t, '/search?q=strand')
  const scripts: string[] = []
  context.on('request', (it) => {
    if (/tracking/.test(it.url())) scripts.push(it.url())
  })
  await answer('none')
  await page.locator('cookie-consent[hidden]').waitFor({ state: 'attached' })
  // What a page writes is with the browser a moment later.
  await until(async () => (await context.cookies()).length > 0)
  const cookies = (await context.cookies()).map((it) => it.name)
  await shopAround(page, async () => {
    deepEqual([await hasLayer(page), await keysIn(page)], [false, []])
  })

  deepEqual([cookies, outside, scripts, tags.asked], [['courtside_consent'], [], [], []])
  deepEqual(faults, [])
})

test('the question covers three tenths of a low phone at most, and holds at 320 px with large text', async (t) => {
  for (const path of ['/', '/en', '/pro']) {
    const { page } = await open(t, path)
    await page.setViewportSize({ width: 360, height: 640 })
    const height = await page
      .locator('cookie-consent')
      .evaluate((it: HTMLElement) => it.offsetHeight)
    ok(height <= 640 * 0.3, `${path}: ${height}`)

    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator(':root').evaluate((it) => it.style.setProperty('font-size', '200%'))
    await page.locator('cookie-consent summary').click()
    for (const button of await page.locator('cookie-consent button').all()) {
      await button.scrollIntoViewIfNeeded()
      const isCut = await button.evaluate(
        (it) => it.scrollWidth > it.clientWidth || it.getBoundingClientRect().bottom > innerHeight,
      )
      deepEqual(
        [path, await button.textContent(), isCut],
        [path, await button.textContent(), false],
      )
    }
  }
})
