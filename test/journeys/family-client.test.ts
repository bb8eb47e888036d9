import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { APPROVED_PERSON } from '../../shop/payments/providers/sandbox/test-values.ts'
import { BUYER } from './checkout-steps.ts'
import { CARDS, pay, typeCard } from './frame-steps.ts'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const PAYLOAD = {
  alternativeAddress: { country: 'SE' },
  customerDetails: { ...BUYER, country: 'SE', careOf: null },
  campaignCode: null,
  orderNote: null,
  selectedCompanyAddressId: null,
  selectedDeliveryMethod: 'home',
}

/**
 * A page of another make, on the shop's own address: it has none of our scripts, sends the checkout as
 * such clients do, draws the provider's HTML into itself, and hears no message.
 */
async function openClient(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
  const script = { contentType: 'text/javascript', body: '' }
  await page.route('**/*.js', (route) => route.fulfill(script))
  await page.goto('/checkout')
  await page.evaluate(() => {
    document.body.innerHTML = '<main id="pay"></main>'
  })
  await page.unroute('**/*.js')
}

/** The browser says that our scripts, which are kept away here, are not what they should be. */
const isFault = (it: string) => !it.includes("'integrity'")

/** One call, as a client without our scripts makes it. */
async function call(page: Page, method: string, path: string, sent: object) {
  return page.evaluate(
    async ([how, where, payload]) => {
      const { token } = await (await fetch('/api/token')).json()
      const response = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json', RequestVerificationToken: token },
        body: JSON.stringify(payload),
      })
      return { status: response.status, answer: await response.json() }
    },
    [method, path, sent] as const,
  )
}

async function reachFrame(page: Page, selectedPaymentMethod: string) {
  await openClient(page)
  const article = { articleNumber: 'CS-40109-BLK', quantity: '2' }
  const added = await call(page, 'POST', '/api/cart/add', article)
  equal(added.status, 200, JSON.stringify(added.answer))
  const sent = { ...PAYLOAD, selectedPaymentMethod }
  const chosen = await call(page, 'PUT', '/api/checkout/setPaymentProvider', sent)
  equal(chosen.status, 200, JSON.stringify(chosen.answer))
  return { sent, checkout: chosen.answer }
}

async function drawInto(page: Page, html: string) {
  await page.evaluate((markup) => {
    const place = document.querySelector('#pay')
    if (place) place.innerHTML = markup
  }, html)
  return page.frameLocator('#pay iframe')
}

for (const [method, prepare] of [
  ['card', (frame) => typeCard(frame, CARDS.pays)],
  ['account', identify],
] as const satisfies readonly (readonly [string, (frame: Frame) => Promise<void>])[]) {
  test(`pays by ${method} in a page that hears nothing, and goes on by a link`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
    const { checkout } = await reachFrame(page, method)
    const frame = await drawInto(page, checkout.paymentWidget.responseString)
    // Nobody else says what is missing.
    await pay(frame)
    await frame.locator('[data-problem]:focus a').first().press('Enter')
    await frame.locator('input[aria-invalid=true]:focus').waitFor()
    await prepare(frame)

    equal(await frame.locator('[data-terms]').isVisible(), false)
    await pay(frame)
    await frame.getByText('Godkänn köpvillkoren för att gå vidare.').waitFor()
    await frame.locator('[data-terms] input').check()
    await pay(frame)
    const link = frame.getByRole('link', { name: 'Gå vidare till din beställning' })
    await link.waitFor()

    equal(await link.evaluate((it) => it === document.activeElement), true)
    equal(new URL(page.url()).pathname, '/checkout')
    await link.click()
    await page.waitForURL(/\/order\//)
    match((await page.locator('main').textContent()) ?? '', /kim@example\.com/)
    deepEqual(faults.filter(isFault), [])
    await context.close()
  })
}

type Frame = Awaited<ReturnType<typeof drawInto>>

async function identify(frame: Frame): Promise<void> {
  await frame.locator('#identity').fill(APPROVED_PERSON)
  await frame.locator('[data-identify]').click()
  await frame.locator('[data-identified]').waitFor()
}

test('orders by bank transfer with what a client sends by itself', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  const { sent, checkout } = await reachFrame(page, 'prepay')

  equal(checkout.paymentWidget, null)
  const accepted = { ...sent, acceptTermsOfCondition: true }
  const placed = await call(page, 'POST', '/api/checkout', accepted)
  equal(placed.status, 200, JSON.stringify(placed.answer))
  await page.goto(placed.answer.redirectUrl)

  match((await page.locator('main').textContent()) ?? '', /kim@example\.com/)
  deepEqual(faults.filter(isFault), [])
  await context.close()
})

test('a facet of another client changes its list in the page', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await openClient(page)

  const swapped = await page.evaluate(async () => {
    document.body.innerHTML =
      '<div id="search-result"><div id="facetedSearchCompact"><b>own</b></div>old</div>'
    const response = await fetch('/api/productFilter/withHtmlResult?q=skor')
    const { productsView } = await response.json()
    const container = document.createElement('div')
    container.innerHTML = productsView
    const before = document.querySelector('#search-result')
    const after = container.querySelector('#search-result')
    const own = before?.querySelector('#facetedSearchCompact')
    const place = after?.querySelector('#facetedSearchCompact')
    if (!before || !after || !own || !place) return undefined
    place.replaceWith(own)
    before.replaceWith(after)
    return document.querySelectorAll('#search-result b, #search-result a[href^="/p/"]').length
  })

  await until(async () => (await page.locator('#facetedSearchCompact b').count()) === 1)
  equal(Number(swapped) > 1, true)
  await context.close()
})
