import { match } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { violationsOf } from './accessibility.ts'
import { frameOf, isCalm, orderAndRead, payAndRead, type ReceiptSaid } from './paid-sum.ts'
import { until } from './running-shop.ts'

const MAX_TAB_STOPS = 80

/** The shop hears of each order, too. */
const SHOP_EMAIL = 'kundservice@courtside.example'

export const BUYER = {
  email: 'kim@example.com',
  zipCode: '111 22',
  firstName: 'Kim',
  lastName: 'Berg',
  address: 'Storgatan 1',
  city: 'Stockholm',
  phoneNumber: '070-123 45 67',
} as const

export const fieldOf = (name: string) => `[name="customerDetails-${name}"]`

/** Goes on with the keyboard until the control has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < MAX_TAB_STOPS; press += 1) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

/** Into the provider's frame, and on to one of its controls. */
async function tabInto(page: Page, frame: FrameLocator, selector: string): Promise<void> {
  const isThere = () => frame.locator(selector).evaluate((it) => it === document.activeElement)
  for (let press = 0; press < MAX_TAB_STOPS; press += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector} in the frame`)
}

/** Tab comes to the chosen one of a group, and arrows choose another. */
export async function chooseByArrow(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`)
  const wanted = `[name="${name}"][value="${value}"]`
  for (let press = 0; press < 8; press += 1) {
    if (await page.locator(wanted).isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`Arrows never come to ${value}`)
}

/** The first of what the carrier offers. */
export async function chooseFirst(page: Page, name: string): Promise<void> {
  await page.locator(`[name="${name}"]`).first().waitFor()
  await tabTo(page, `[name="${name}"]`)
  await page.keyboard.press('Space')
}

export async function typeIn(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, fieldOf(name))
  await page.keyboard.type(value)
}

/** Puts an article in the cart as its buy button does, without a walk to its page. */
export async function addArticle(
  page: Page,
  { articleNumber, prefix }: { readonly articleNumber: string; readonly prefix: string },
): Promise<void> {
  const context = {
    storefront: prefix.endsWith('/pro') ? 'professional' : 'sport',
    language: prefix.startsWith('/en') ? 'en' : 'sv',
  }
  await page.evaluate(
    async (sent) => {
      const token = document.querySelector<HTMLMetaElement>(
        '[name=request-verification-token]',
      )?.content
      const headers = {
        'content-type': 'application/json',
        'request-context': JSON.stringify(sent.context),
        requestverificationtoken: token ?? '',
      }
      const body = JSON.stringify({ articleNumber: sent.articleNumber, quantity: 1 })
      const { ok: isAdded } = await fetch('/api/cart/add', { method: 'POST', headers, body })
      if (!isAdded) throw new Error(`${sent.articleNumber} could not be added`)
    },
    { articleNumber, context },
  )
}

/** How many of an article are left, as a buyer's page would see it. */
export async function countStock(page: Page, articleNumber: string): Promise<number> {
  const answer = await page.request.get(`/api/quickbuy/activevariant?variantid=${articleNumber}`)
  const { sizeInputComponentData } = await answer.json()
  const sizes: readonly { articleNumber: string; availableInStock: number }[] =
    JSON.parse(sizeInputComponentData)
  const found = sizes.find((it) => it.articleNumber === articleNumber)
  if (!found) throw new Error(`${articleNumber} has no stock`)
  return found.availableInStock
}

/** Opens the checkout. */
export async function openCheckout(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/checkout`)
  await page.locator('shop-checkout[data-state=ready]').waitFor()
}

/** What axe finds, and by how much the page is wider than the screen, by size of text. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const violations = await violationsOf(page)
  const tooWide = (await sidewaysBySize(page)).filter((it) => it !== 0)
  return [...violations, ...tooWide.map((it) => `${it} px too wide`)]
}

export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** By how much the page is wider than the screen, with text of its own size and of double size. */
export async function sidewaysBySize(page: Page): Promise<readonly number[]> {
  const root = page.locator(':root')
  await root.evaluate((it) => it.style.setProperty('font-size', '200%'))
  const doubled = await sidewaysOf(page)
  await root.evaluate((it) => it.style.removeProperty('font-size'))
  return [await sidewaysOf(page), doubled]
}

/** Space for the terms, Enter for the order; then the receipt. */
export async function orderByKey(page: Page): Promise<ReceiptSaid> {
  await tabTo(page, '[data-act=order]')
  const button = page.locator('[data-act=order]')
  await until(async () => (await button.getAttribute('data-state')) === 'idle')
  match((await button.textContent()) ?? '', /^(Slutför köp – betala|Place order and pay) .*\d/)
  return orderAndRead(page, () => page.keyboard.press('Enter'))
}

/** Fills in the card or says who one is, in the provider's frame. */
export async function payByKey(
  page: Page,
  method: 'card' | 'account',
  dataDir: string,
): Promise<ReceiptSaid> {
  await isCalm(page)
  const frame = frameOf(page)
  if (method === 'card') {
    for (const [field, value] of [
      ['#number', '4242424242424242'],
      ['#expiry', '1229'],
      ['#cvc', '123'],
    ] as const) {
      await tabInto(page, frame, field)
      await page.keyboard.type(value)
    }
  } else {
    await tabInto(page, frame, '#identity')
    await page.keyboard.type('19121212-1212')
    const loggedIn = page.waitForResponse('**/api/registerme/*Login/')
    await page.keyboard.press('Enter')
    await loggedIn
    await page.locator('.cs-payment-frame:not([data-suspended])').waitFor()
    await frame.getByRole('button', { name: /^(Slutför köp|Place order)/ }).waitFor()
    await tabInto(page, frame, '[data-pay]')
  }
  return payAndRead(page, dataDir, () => page.keyboard.press('Enter'))
}

/** The buyer's mail of an order, readable; it is written soon after the order is. */
export async function readMail(dataDir: string, number: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((it) => it.endsWith('.eml'))
      .map((it) => decode(readFileSync(join(folder, it), 'utf8')))
      .find((it) => it.includes(number) && !it.includes(`To: ${SHOP_EMAIL}`))
  await until(async () => find() !== undefined)
  return find() ?? ''
}

function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
