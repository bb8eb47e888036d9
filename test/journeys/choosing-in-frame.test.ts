import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { FrameLocator, Page } from 'playwright-core'
import { addArticle, BUYER } from './checkout-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

async function reachFrame(page: Page): Promise<FrameLocator> {
  await page.goto('/')
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })
  await page.goto('/checkout')
  await page.locator('shop-checkout[data-state=ready]').waitFor()
  for (const [name, value] of Object.entries(BUYER)) {
    await page.locator(`[name="customerDetails-${name}"]`).fill(value)
  }
  await page.locator('[name=selectedDeliveryMethod][value=home]').check()
  await page.locator('[name=selectedPaymentMethod][value=card]').check()
  await page.locator('[name=acceptTermsOfCondition]').check()
  await isCalm(page)
  return page.frameLocator('.cs-payment-frame iframe')
}

const isCalm = (page: Page) =>
  page.locator('.cs-payment-frame[data-state=ready]:not([data-suspended])').waitFor()

test('takes delivery and country from the frame, with the card still typed and the sum agreed', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachFrame(page)
  const sum = () => frame.locator('[data-sum]').textContent()
  await frame.locator('#number').fill('4242424242424242')
  const first = await sum()

  await frame.locator('[data-choices] summary').click()
  await frame.locator('#choice-delivery').selectOption('slot')
  await page.locator('[name=selectedDeliveryMethod][value=slot]:checked').waitFor()
  await until(async () => (await sum()) !== first)
  const second = await sum()
  await isCalm(page)
  await frame.locator('#choice-country').selectOption('NO')
  await page.getByText(/Leveranssättet som du valde går inte att få längre/).waitFor()
  await until(async () => (await sum()) !== second)

  equal(await page.locator('[name=selectedCountry]').inputValue(), 'NO')
  equal(await frame.locator('#choice-delivery option[value=slot]').count(), 0)
  equal(await frame.locator('#number').inputValue(), '4242 4242 4242 4242')
  deepEqual(faults, [])
  await context.close()
})

test('leaves the payment from the frame, and pays in the next one', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachFrame(page)
  const address = () => page.locator('.cs-payment-frame iframe').getAttribute('src')
  const first = await address()

  await frame.locator('[data-cancel]').click()
  const beside = page.locator('.shop-checkout__section--order .cs-faults')
  await beside.getByText('Betalningen avbröts.').waitFor()
  await until(async () => (await address()) !== first)
  await isCalm(page)

  equal(await page.locator('[name="customerDetails-email"]').inputValue(), BUYER.email)
  await frame.locator('#number').fill('4242424242424242')
  await frame.locator('#expiry').fill('1229')
  await frame.locator('#cvc').fill('123')
  await frame.locator('[data-pay]').click()
  await page.waitForURL(/\/order\//)
  deepEqual(faults, [])
  await context.close()
})
