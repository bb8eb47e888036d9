import { deepEqual } from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { addArticle, sidewaysOf } from './checkout-steps.ts'
import { pressAt } from './list-steps.ts'

/** What is typed of a checkout before the login, by the names of its fields. */
const TYPED = {
  'customerDetails-email': 'anna.annan@example.com',
  'customerDetails-zipCode': '111 22',
  'customerDetails-firstName': 'Annika',
  'customerDetails-address': 'Vasagatan 3',
}

/** Until the checkout of this page is awake, where it has a script. */
type Ready = () => Promise<void>

/** Puts something in the cart and begins to fill in the checkout, by keyboard. */
export async function beginCheckout(page: Page, ready: Ready): Promise<void> {
  await page.goto('/cart')
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })
  await page.goto('/checkout')
  await ready()
  for (const [name, value] of Object.entries(TYPED)) {
    await page.locator(`[name="${name}"]`).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(value)
  }
}

/** From the checkout to the login and back, by keyboard. */
export async function logInThere(page: Page, way: string, email: string): Promise<void> {
  await pressAt(page, way)
  await page.waitForURL((url) => url.pathname === '/login')
  await fillLogin(page, email)
}

export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.locator('[name=userName]').focus()
  await page.keyboard.type(email)
  await page.locator('[name=password]').focus()
  await page.keyboard.type('courtside-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/checkout')
}

/** The checkout as it was typed, with its cart. */
export async function isAsTyped(page: Page, ready: Ready, name: string): Promise<void> {
  // What a customer's account knows is folded.
  await page.locator('[name="customerDetails-email"]').waitFor({ state: 'attached' })
  await ready()
  const names = Object.keys(TYPED)
  const read = names.map((it) => page.locator(`[name="${it}"]`).inputValue())
  deepEqual([name, ...(await Promise.all(read))], [name, ...Object.values(TYPED)])
  await page.locator('.cart-table__rows > li').first().waitFor()
  deepEqual([name, await sidewaysOf(page)], [name, 0])
}

/** Other tabs learn of it from this one's next page, so it stays open. */
export async function logOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/account')
  await pressAt(other, '.shop-account__out button')
  await other.waitForURL((url) => url.pathname === '/')
}

/** Logs a private customer of the demo in, on a page with script or without. */
export async function logInAsAnna(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=userName]').fill('anna@example.com')
  await page.locator('[name=password]').fill('courtside-demo')
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Logs in and puts something in the cart; answers the path of a product with several sizes. */
export async function beginToBuy(page: Page): Promise<string> {
  await logInAsAnna(page)
  await page.goto('/cart')
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })
  await page.goto('/search?q=l%C3%B6parskor')
  return (await page.locator('main a[href*="/p/"]').first().getAttribute('href')) ?? ''
}
