import { deepEqual, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { buildDemoCatalogue } from '../../shop/demo/demo-catalogue.ts'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { agree } from '../helpers/price-lists.ts'
import { chooseByArrow, faultsOf, openCheckout, tabTo, typeIn } from './checkout-steps.ts'
import { orderAndRead, type ReceiptSaid } from './paid-sum.ts'
import { until } from './running-shop.ts'

/** Twelve sizes in four colours. */
export const SHIRT = '/pro/p/samling-traningstroja'

/** Gives the demo's company a price of its own, in the database of the running shop. */
export async function agreePrices(dataDir: string, lines: readonly string[]): Promise<void> {
  const db = await openDatabase({ dataDir })
  await agree(db, lines)
  await db.destroy()
}

/** Types a piece into each box of a grid, and puts them in the cart by the button behind the last one. */
export async function fillGrid(page: Page): Promise<void> {
  await tabTo(page, 'size-input .size-input__box')
  await page.locator('size-input[data-state="ready"]').waitFor()
  const boxes = await page.locator('size-input .size-input__box').count()
  for (let box = 0; box < boxes; box += 1) {
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
  }
  ok(await page.evaluate(() => document.activeElement?.matches('[data-act="add"]')))
  await page.keyboard.press('Enter')
  const count = page.locator('.mini-cart__count').first()
  await until(async () => (await count.textContent()) === String(boxes))
}

/** Past many rows by the link in front of them, by keyboard. */
export async function skipRows(page: Page): Promise<void> {
  const skip = '[href="#cart-table-end"]'
  if ((await page.locator(skip).count()) === 0) return
  await tabTo(page, skip)
  await page.keyboard.press('Enter')
}

/** From the top of the checkout to the receipt, past the rows, by keyboard. */
export async function orderOnAccount(page: Page, button: RegExp): Promise<ReceiptSaid> {
  await openCheckout(page, '/pro')
  await typeIn(page, 'reference', 'Lag 4711')
  await chooseByArrow(page, 'selectedDeliveryMethod', 'home')
  await chooseByArrow(page, 'selectedPaymentMethod', 'invoice')
  await skipRows(page)
  await tabTo(page, '[name=acceptTermsOfCondition]')
  await page.keyboard.press('Space')
  await tabTo(page, '[data-act=order]')
  const order = page.locator('[data-act=order]')
  await until(async () => (await order.getAttribute('data-state')) === 'idle')
  await order.filter({ hasText: button }).waitFor()
  return orderAndRead(page, () => page.keyboard.press('Enter'))
}

/** Articles that businesses may order at a price, from one shelf of the demo's. */
export function orderable(count: number): string[] {
  const products = buildDemoCatalogue().products.filter(
    (it) => it.storefronts.includes('professional') && !it.isQuotation,
  )
  return products.flatMap(({ articles }) => articles.map((it) => it.number)).slice(0, count)
}

/** With every space an ordinary one. */
export const plain = (text: string) => text.replaceAll(/\s/g, ' ')
export const mainText = async (page: Page) => plain((await page.textContent('main')) ?? '')

/** By Tab alone, and on by Enter. */
export async function follow(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  deepEqual(await faultsOf(page), [], page.url())
}
