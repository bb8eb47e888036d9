import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { enter, order } from './account-steps.ts'
import { addArticle, chooseByArrow, faultsOf, readMail, tabTo } from './checkout-steps.ts'
import { openOwner } from './owner-steps.ts'
import { newVisitor, until, withOwnShop } from './running-shop.ts'

const scene = withOwnShop()
let owner: Page

interface Size {
  readonly articleNumber: string
  readonly availableInStock: number
}

interface Sent {
  readonly orderId: string
  /** The page of the order, as its mail leads there. */
  readonly link: string
  /** The page of the shoes. */
  readonly product: string
}

/** Shoes that Anna has bought, and that the shop has sent; others each time. */
async function sendShoes(place: number): Promise<Sent> {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/account')
  await page.goto('/search?q=l%C3%B6parskor')
  const product = await page.locator('main .product-card__link').nth(place).getAttribute('href')
  await page.goto(product ?? '')
  const json = await page.locator('size-input').getAttribute('sizeinputfields')
  const sizes: readonly Size[] = JSON.parse(json ?? '[]')
  const { articleNumber = '' } = sizes.find((it) => it.availableInStock > 1) ?? {}
  await addArticle(page, { articleNumber, prefix: '' })
  const orderId = await order(page, { count: 1, of: 'goods' })
  await context.close()
  const db = await openDatabase({ dataDir: scene.dataDir })
  const sent = { packed_at: Date.now(), sent_at: Date.now() }
  await db
    .insertInto('order_handling')
    .values({ order_id: orderId, ...sent })
    .onConflict((it) => it.column('order_id').doUpdateSet(sent))
    .execute()
  await db.destroy()
  const mail = await readMail(scene.dataDir, orderId)
  const [link = ''] = /\/order\/[^\s?"]+\?key=[^\s"<]+/.exec(mail) ?? []
  return { orderId, link, product: product?.split('?')[0] ?? '' }
}

/** By Tab and Enter alone; without script there is nothing to ask where the focus is. */
async function press(page: Page, selector: string, isScripted: boolean): Promise<void> {
  if (!isScripted) return page.locator(selector).first().click()
  await tabTo(page, selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}

/** What is said already is folded, and can be changed. */
async function unfold(page: Page, isScripted: boolean): Promise<void> {
  const summary = '.shop-review-form summary'
  match((await page.locator(summary).textContent()) ?? '', /Ändra eller ta bort/)
  if (!isScripted) return page.locator(summary).click()
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
}

interface Words {
  readonly stars: string
  readonly fit: string
  readonly body: string
}

async function review(page: Page, { stars, fit, body }: Words, isScripted: boolean): Promise<void> {
  if (isScripted) {
    await chooseByArrow(page, 'stars', stars)
    await chooseByArrow(page, 'fit', fit)
    await tabTo(page, 'textarea[name="body"]')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(body)
    deepEqual(await faultsOf(page), [])
  } else {
    await page.locator(`[name="stars"][value="${stars}"]`).check()
    await page.locator(`[name="fit"][value="${fit}"]`).check()
    await page.locator('textarea[name="body"]').fill(body)
  }
  await press(page, 'button[value="save"]', isScripted)
  match(await textOf(page), /Tack! Vi läser ditt omdöme/)
}

const textOf = async (page: Page) => (await page.locator('main').textContent()) ?? ''

/** What the staff has of these words: never more than one. */
async function judge(
  body: string,
  name: string,
  prepare?: (found: Locator) => Promise<void>,
): Promise<void> {
  await owner.goto('/staff/reviews')
  const found = owner.locator('.staff-list__item', { hasText: body })
  equal(await found.count(), 1)
  await prepare?.(found)
  await found.getByRole('button', { name, exact: true }).click()
  await owner.locator('[role=status]').first().waitFor()
}

for (const isScripted of [true, false]) {
  const how = isScripted ? 'by keyboard' : 'without script'
  test(`a buyer says what shoes are like, and the shop reads it first, at 360 px, ${how}`, async () => {
    owner ??= await openOwner(scene, 1280)
    const { orderId, link, product } = await sendShoes(isScripted ? 0 : 1)
    const visitor = { width: 360, javaScriptEnabled: isScripted }
    const guest = await newVisitor(scene.browser, scene.shop.url, visitor)
    const first = `Mitt nummer är 070-${orderId}`
    const second = `Sitter som en smäck, ${orderId}`

    const stranger = await newVisitor(scene.browser, scene.shop.url, visitor)
    await enter(stranger.page, '/account', 'bo@example.com')
    const refused = await stranger.page.goto(`/order/${orderId}/reviews`)
    equal(refused?.status(), 404)
    await stranger.page.goto(product)
    equal(await stranger.page.locator('main [name="stars"]').count(), 0)

    await guest.page.goto(link)
    await press(guest.page, `a[href*="/order/${orderId}/reviews"]`, isScripted)
    await review(guest.page, { stars: '2', fit: 'small', body: first }, isScripted)
    await judge(first, 'Visa inte omdömet', async (found) => {
      await found.getByText('Visa inte …').click()
      await found.locator('select').selectOption('personal')
    })

    const account = await newVisitor(scene.browser, scene.shop.url, visitor)
    await enter(account.page, `/account/orders/${orderId}`)
    await press(account.page, `a[href*="/order/${orderId}/reviews"]`, isScripted)
    match(await textOf(account.page), /Orsak: det innehåller personuppgifter/)
    equal(await account.page.getByText('Skriv ett omdöme', { exact: true }).count(), 0)
    await unfold(account.page, isScripted)
    await review(account.page, { stars: '4', fit: 'true', body: second }, isScripted)
    const before = await newVisitor(scene.browser, scene.shop.url, visitor)
    await before.page.goto(product)
    doesNotMatch(await textOf(before.page), new RegExp(orderId))
    await judge(second, 'Visa omdömet')

    const reader = before.page
    await until(async () => {
      await reader.goto(product)
      return (await textOf(reader)).includes(second)
    })
    const shown = await textOf(reader)
    const own = reader.locator('.shop-review', { hasText: second })
    match((await own.textContent()) ?? '', /Normal i storlek/)
    match(shown, /Det kontrollerar vi mot beställningen/)
    ok(!shown.includes(first))
    const structured = await reader.locator('script[type="application/ld+json"]').allTextContents()
    const described = structured.filter((it) => it.includes('aggregateRating'))
    equal(described.length, 1)
    ok(described[0]?.includes(second))
    deepEqual([...guest.faults, ...account.faults, ...before.faults], [])
    for (const { context } of [stranger, guest, account, before]) await context.close()
  })
}
