import type { FrameLocator, Page } from 'playwright-core'
import { addArticle, BUYER } from './checkout-steps.ts'
import { frameOf, isCalm } from './paid-sum.ts'

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
} as const

interface Way {
  readonly method?: 'card' | 'account' | 'stripe-wallet'
  readonly prefix?: string
}

/** Puts something in the cart and fills in the checkout; the frame comes in its own time. */
export async function fillIn(page: Page, { method = 'card', prefix = '' }: Way = {}) {
  await page.goto(`${prefix}/`)
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix })
  await page.goto(`${prefix}/checkout`)
  await page.locator('shop-checkout[data-state=ready]').waitFor()
  for (const [name, value] of Object.entries(BUYER)) {
    await page.locator(`[name="customerDetails-${name}"]`).fill(value)
  }
  await page.locator(`[name=selectedDeliveryMethod][value=home]`).check()
  await page.locator(`[name=selectedPaymentMethod][value=${method}]`).check()
  await page.locator('[name=acceptTermsOfCondition]').check()
}

/** The same, up to the payment. */
export async function reachPayment(page: Page, way: Way = {}): Promise<FrameLocator> {
  await fillIn(page, way)
  await isCalm(page)
  return frameOf(page)
}

export async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill('1229')
  await frame.locator('#cvc').fill('123')
}

export const pay = (frame: FrameLocator) => frame.locator('[data-pay]').click()
