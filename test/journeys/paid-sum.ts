import { deepEqual, equal, ok } from 'node:assert/strict'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { openHandle } from '../../shop/platform/db/libsql-handle.ts'
import { formatMoney } from '../../src/i18n/money.ts'

export interface ReceiptSaid {
  readonly text: string
  readonly number: string
  readonly sum: string
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('.cs-payment-frame iframe')

/** The frame is there, and no change is on its way. */
export const isCalm = (page: Page): Promise<void> =>
  page.locator('.cs-payment-frame[data-state=ready]:not([data-suspended])').waitFor()

export async function readReceipt(page: Page): Promise<ReceiptSaid> {
  await page.waitForURL(/\/order\//)
  const text = (await page.locator('main').textContent()) ?? ''
  const sum = (await page.locator('.shop-receipt .cs-totals__total dd').textContent()) ?? ''
  const [, number = ''] = /(\d{6}-\w+)/.exec(await page.title()) ?? []
  return { text, number, sum }
}

/** Orders by this press: the receipt says what was last shown. */
export async function orderAndRead(
  page: Page,
  press: () => Promise<unknown>,
): Promise<ReceiptSaid> {
  const shown = await readShownSum(page)
  await press()
  const receipt = await readReceipt(page)
  equal(receipt.sum, shown)
  return receipt
}

/** Pays by this press in the frame: page, frame, the provider's books and receipt agree on the sum. */
export async function payAndRead(
  page: Page,
  dataDir: string,
  press: () => Promise<unknown>,
): Promise<ReceiptSaid> {
  await isCalm(page)
  const button = await frameOf(page).locator('[data-pay]').textContent()
  ok(button?.endsWith(await readShownSum(page)), button ?? 'no button')
  const receipt = await orderAndRead(page, press)
  deepEqual(readCharged(page.url(), dataDir), [receipt.sum])
  return receipt
}

/** What there is to pay, as the checkout shows it last. */
async function readShownSum(page: Page): Promise<string> {
  const sum = page.locator('.shop-checkout__total .cs-totals__total dd')
  return (await sum.textContent()) ?? ''
}

/** What the providers have taken, or may take, for the order of a receipt; once, or it is wrong. */
function readCharged(receipt: string, dataDir: string): readonly string[] {
  const [, prefix, orderId] = /^(\/en)?.*\/order\/([^/]+)/.exec(new URL(receipt).pathname) ?? []
  const books = openHandle(join(dataDir, 'courtside.db'), 5000)
  const { rows } = books.run(
    `select amount, currency from sandbox_payment
      where order_id = ? and state in ('authorized', 'captured')`,
    [orderId],
  )
  books.close()
  const language = prefix ? 'en' : 'sv'
  return rows.map((it) => formatMoney(Number(it.amount), String(it.currency), language))
}
