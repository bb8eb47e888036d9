import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { addArticle, BUYER, fieldOf, openCheckout, readMail } from './checkout-steps.ts'
import { CARDS, fillIn, pay, reachPayment, typeCard } from './frame-steps.ts'
import { frameOf, isCalm, payAndRead, readReceipt } from './paid-sum.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const textOf = async (part: Locator): Promise<string> => (await part.textContent())?.trim() ?? ''

test('pays by card in the frame, and comes to the receipt', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)
  const way = await page.locator('shop-checkout').getAttribute('checkout')

  await typeCard(frame, CARDS.pays)
  match(await textOf(frame.locator('[data-pay]')), /^Slutför köp – betala [\d\s]+kr$/)
  const receipt = await payAndRead(page, scene.dataDir, () => pay(frame))

  match(receipt.text, /Tack! Beställning \S+ är mottagen/)
  equal((await page.request.get('/api/cart').then((it) => it.json())).quantity, '0')
  match(await readMail(scene.dataDir, receipt.number), new RegExp(BUYER.email))
  // The way back leads to the receipt also where the session is lost.
  await context.clearCookies()
  await page.goto(JSON.parse(way ?? '{}').paymentWidget.redirectUrl)
  equal((await readReceipt(page)).number, receipt.number)
  deepEqual(faults, [])
  await context.close()
})

test('says why a card was declined, keeps everything, and takes the next card', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)

  await typeCard(frame, CARDS.declined)
  await frame.locator('[data-pay]').click()
  const problem = frame.locator('[data-problem]')
  await problem.getByText('Kortet nekades. Välj ett annat kort.').waitFor()
  await isCalm(page)
  ok(await problem.evaluate((it) => it === document.activeElement))
  equal(await page.locator('main [role=alert] >> visible=true').count(), 0)
  equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME')
  equal(await page.locator('[name="customerDetails-email"]').inputValue(), BUYER.email)
  equal(await frame.locator('#cvc').inputValue(), '123')

  await typeCard(frame, CARDS.pays)
  await payAndRead(page, scene.dataDir, () => pay(frame))

  deepEqual(faults, [])
  await context.close()
})

test('shows the new sum in the same frame after a change, with the card still typed', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)
  await typeCard(frame, CARDS.pays)
  const before = await textOf(frame.locator('[data-pay]'))
  const address = await page.locator('.cs-payment-frame iframe').getAttribute('src')

  await page.locator('[name=selectedDeliveryMethod][value=slot]').check()
  await until(async () => (await textOf(frame.locator('[data-pay]'))) !== before)

  equal(await page.locator('.cs-payment-frame iframe').getAttribute('src'), address)
  equal(await frame.locator('#number').inputValue(), '4242 4242 4242 4242')
  await page.locator('[name=selectedDeliveryOption]').first().check()
  await isCalm(page)
  await payAndRead(page, scene.dataDir, () => pay(frame))
  deepEqual(faults, [])
  await context.close()
})

test('lists at once what is missing on the page and in the frame, and then what is left', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/')
  await addArticle(page, { articleNumber: 'CS-40109-BLK', prefix: '' })
  await openCheckout(page, '')
  await page.locator('[name=selectedPaymentMethod][value=card]').check()
  await isCalm(page)
  const frame = frameOf(page)
  const listed = page.locator('.cs-faults:focus a')
  const isSilent = async () => (await frame.locator('[data-problem]').isVisible()) === false

  await pay(frame)
  await listed.first().waitFor()
  equal(await page.title(), 'Fel: Kassa – Courtside')
  const beside = await page.locator('shop-checkout .cs-error').allInnerTexts()
  const inFrame = 'Rätta de markerade fälten i betalningsformuläret.'
  equal(beside.length, 8)
  deepEqual(await listed.allInnerTexts(), [...beside, inFrame])
  deepEqual([await isSilent(), await frame.locator('.cs-error:visible').count()], [true, 3])

  await listed.last().press('Enter')
  await frame.locator('#number:focus').waitFor()
  await typeCard(frame, CARDS.pays)
  await pay(frame)
  await until(async () => (await listed.count()) === beside.length)
  deepEqual([await listed.allInnerTexts(), await isSilent()], [beside, true])

  await listed.first().press('Enter')
  await page.locator(`${fieldOf('email')}:focus`).waitFor()
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  await payAndRead(page, scene.dataDir, () => pay(frame))
  deepEqual(faults, [])
  await context.close()
})

test('takes the keyboard to what is wrong with a card', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, { width: 320 })
  const frame = await reachPayment(page, { prefix: '/en' })

  await frame.locator('#number').fill('4242 4242 4242 4241')
  await frame.locator('#cvc').focus()
  await page.keyboard.press('Enter')
  const links = page.locator('.cs-faults a')
  await links.first().waitFor()

  deepEqual(await links.allInnerTexts(), ['Correct the marked fields in the payment form.'])
  ok(await page.locator('.cs-faults').evaluate((it) => it === document.activeElement))
  ok((await page.title()).startsWith('Error: '))
  equal(await frame.locator('[data-problem]').isVisible(), false)
  equal(await frame.locator('.cs-error:visible').count(), 3)
  equal(await frame.locator('#expiry').getAttribute('aria-invalid'), 'true')
  const [width, inner] = await frame.locator('html').evaluate((it) => [it.scrollWidth, innerWidth])
  equal(width, inner)
  deepEqual(faults, [])
  await context.close()
})

test('pays later by the second provider, after the first one was blocked and one has said who one is', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.route('**/frame/sandpay/**', (route) => route.abort('blockedbyclient'))
  await page.clock.install()
  await fillIn(page, { method: 'card', prefix: '/en' })
  await page.clock.fastForward(10_000)
  await page.getByText('The payment form could not be loaded.').waitFor()
  const blocked = faults.splice(0).filter((it) => !it.includes('ERR_BLOCKED_BY_CLIENT'))
  await page.locator('[name=selectedPaymentMethod][value=account]').check()
  await isCalm(page)
  for (const [name, value] of Object.entries(BUYER)) {
    equal(await page.locator(`[name="customerDetails-${name}"]`).inputValue(), value)
  }
  deepEqual([blocked, await page.locator('[name=acceptTermsOfCondition]').isChecked()], [[], true])
  const frame = frameOf(page)

  await frame.locator('[data-pay]').click()
  await frame.locator('#identity-error').getByText('Identify yourself first.').waitFor()
  await frame.locator('#identity').fill('20000101-9801')
  await frame.locator('[data-identify]').click()
  await frame.locator('#identity-error').getByText('We cannot let you pay later.').waitFor()
  await frame.locator('#identity').fill('19121212-1212')
  const loggedIn = page.waitForResponse('**/api/registerme/*Login/')
  await frame.locator('#identity').press('Enter')
  await loggedIn
  await frame.getByText('You are identified.').waitFor()
  match(await textOf(frame.locator('[data-pay]')), /^Place order and pay SEK/)
  const { text } = await payAndRead(page, scene.dataDir, () => pay(frame))

  match(text, /Thank you! Order \S+ is received/)
  deepEqual(faults, [])
  await context.close()
})

test('goes on in another tab where one was closed in the middle of paying', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const left = await reachPayment(page)
  await typeCard(left, CARDS.pays)
  let isHeld = false
  // The order is held by then, and its tab never hears of it.
  await page.route('**/sandpaycheckout/validateOrder', async (route) => {
    await route.fetch()
    isHeld = true
  })
  await left.locator('[data-pay]').click()
  await until(async () => isHeld)
  await page.close()

  const next = await context.newPage()
  await next.goto('/checkout')
  await next.locator('.cs-payment-frame[data-state=ready]').waitFor()
  equal(await next.locator('[name="customerDetails-email"]').inputValue(), BUYER.email)
  await next.locator('[name=acceptTermsOfCondition]').check()
  const frame = frameOf(next)
  await typeCard(frame, CARDS.pays)
  const { text } = await payAndRead(next, scene.dataDir, () => pay(frame))

  match(text, /Tack! Beställning \S+ är mottagen/)
  deepEqual(faults, [])
  await context.close()
})

test('finds nothing left to pay behind the Back button, and one receipt in every tab', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const frame = await reachPayment(page)
  const second = await context.newPage()
  await second.goto('/checkout')
  const left = frameOf(second)
  await second.locator('.cs-payment-frame[data-state=ready]').waitFor()

  await typeCard(frame, CARDS.pays)
  await payAndRead(page, scene.dataDir, () => pay(frame))
  await page.goBack()
  await page.getByText('Varukorgen är tom').first().waitFor()
  await second.bringToFront()
  await second.reload()
  await second.getByText('Varukorgen är tom').first().waitFor()

  equal(await left.locator('[data-pay]').count(), 0)
  deepEqual(faults, [])
  await context.close()
})
