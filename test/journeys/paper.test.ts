import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { enter } from './account-steps.ts'
import { orderable, orderOnAccount } from './company-steps.ts'
import { leftOnPaper } from './paper-steps.ts'
import { cutOnPaper, sheetsOf } from './print-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const FORMATS = ['A4', 'Letter']
const scene = withRunningShop()

/** A company orders a piece of as many articles as are asked for; the order's id. */
async function orderLines(page: Page, count: number, button: RegExp): Promise<string> {
  await page.goto('/pro/quick-order')
  const lines = orderable(count).map((it) => `${it} 1`)
  await page.locator('#quick-order-lines').fill(lines.join('\n'))
  await page.locator('[name=step][value=check]').first().click()
  await page.locator('[name=step][value=add]').click()
  await page.waitForURL('**/pro/cart')
  await orderOnAccount(page, button)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function send(orderId: string): Promise<void> {
  const db = await openDatabase({ dataDir: scene.dataDir })
  const now = Date.now()
  await db
    .insertInto('order_handling')
    .values({ order_id: orderId, packed_at: now, sent_at: now })
    .execute()
  await db.destroy()
}

async function sheetsByFormat(page: Page): Promise<readonly number[]> {
  const sheets = []
  for (const format of FORMATS) sheets.push(await sheetsOf(page, format))
  return sheets
}

test('a company’s order is one sheet of A4 and of Letter with a dozen rows, and so is what can be returned of it', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/pro/account', 'bo@example.com')
  const id = await orderLines(page, 12, /^Slutför köp/)
  for (const path of [`/pro/order/${id}`, `/pro/account/orders/${id}`]) {
    await page.goto(path)
    deepEqual([path, ...(await sheetsByFormat(page))], [path, 1, 1])
    deepEqual([path, await cutOnPaper(page, 'h2')], [path, []])
    deepEqual([path, await leftOnPaper(page)], [path, []])
  }

  await send(id)
  for (const path of [`/pro/order/${id}/return`, `/pro/account/orders/${id}/return`]) {
    await page.goto(path)
    await page.locator('order-returns legend').first().waitFor()
    deepEqual([path, ...(await sheetsByFormat(page))], [path, 1, 1])
    deepEqual([path, await leftOnPaper(page)], [path, []])
  }
  await context.close()
})

test('an order says on paper where it stands', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/pro/account', 'bo@example.com')
  const id = await orderLines(page, 1, /^Slutför köp/)
  await page.goto(`/pro/account/orders/${id}`)
  await page.emulateMedia({ media: 'print' })
  const said = page.locator('main .shop-orders__state')

  deepEqual([await said.isVisible(), await said.textContent()], [true, 'Packas'])
  await context.close()
})

test('an order that waits for an approver, the lists of a company and the home have nothing to press on paper', async () => {
  const disa = await newVisitor(scene.browser, scene.shop.url)
  await enter(disa.page, '/pro/account', 'disa@example.com')
  const id = await orderLines(disa.page, 40, /^Skicka till Bo Berg för godkännande/)
  await disa.context.close()

  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await enter(page, '/pro/account', 'bo@example.com')
  for (const path of [
    `/pro/account/approvals/${id}`,
    '/pro/account/persons',
    '/pro/account/addresses',
    '/',
  ]) {
    await page.goto(path)
    deepEqual([path, await leftOnPaper(page)], [path, []])
  }
  await context.close()
})
