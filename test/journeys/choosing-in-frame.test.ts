import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { BUYER } from './checkout-steps.ts'
import { CARDS, pay, reachPayment, typeCard } from './frame-steps.ts'
import { isCalm, payAndRead } from './paid-sum.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

test('takes delivery and country from the frame, with the card still typed and the sum agreed', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)
  const sum = () => frame.locator('[data-pay]').textContent()
  await frame.locator('#number').fill('4242424242424242')
  const first = await sum()

  await frame.locator('[data-choices] summary').click()
  await frame.locator('#choice-delivery').selectOption('slot')
  await page.locator('[name=selectedDeliveryMethod][value=slot]:checked').waitFor()
  await until(async () => (await sum()) !== first)
  const second = await sum()
  await isCalm(page)
  await frame.locator('#choice-country').selectOption('NO')
  await page.getByText(/Leveranssättet som du valde finns inte längre/).waitFor()
  await until(async () => (await sum()) !== second)

  equal(await page.locator('[name=selectedCountry]').inputValue(), 'NO')
  equal(await frame.locator('#choice-delivery option[value=slot]').count(), 0)
  equal(await frame.locator('#number').inputValue(), '4242 4242 4242 4242')
  deepEqual(faults, [])
  await context.close()
})

test('leaves the payment from the frame, and pays in the next one', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)
  const address = () => page.locator('.cs-payment-frame iframe').getAttribute('src')
  const first = await address()

  await frame.locator('[data-cancel]').click()
  const beside = page.locator('.shop-checkout__section--order .cs-faults')
  await beside.getByText('Betalningen avbröts.').waitFor()
  await until(async () => (await address()) !== first)
  await isCalm(page)

  equal(await page.locator('[name="customerDetails-email"]').inputValue(), BUYER.email)
  await typeCard(frame, CARDS.pays)
  await payAndRead(page, scene.dataDir, () => pay(frame))
  deepEqual(faults, [])
  await context.close()
})
