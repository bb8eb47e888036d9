import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { APPROVED_PERSON } from '../../../shop/payments/providers/sandbox/test-values.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, reachPayment } from '../../helpers/pay-steps.ts'

/** The address in the HTML that a client inserts in its page. */
function frameOf({ paymentWidget }: Checkout): URL {
  const [, src = ''] = /src="([^"]+)"/.exec(paymentWidget?.responseString ?? '') ?? []
  return new URL(src.replaceAll('&amp;', '&'))
}

async function askAlone(frame: URL, body: object) {
  const response = await fetch(`${frame.origin}${frame.pathname}/validate${frame.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, verdict: await response.json() }
}

async function linkIn(url: string | URL): Promise<string> {
  const html = await (await fetch(url)).text()
  const [, href = ''] =
    /<p class="frame-return"[^>]* hidden="">.*?<a href="([^"]+)" target="_top">/s.exec(html) ?? []
  return href.replaceAll('&amp;', '&')
}

const PROVIDERS = [
  ['sandpay', 'card', cardOf(TRIAL.pays)],
  ['sandpart', 'account', {}],
] as const

for (const [provider, method, body] of PROVIDERS) {
  test(`${provider} is paid in a page that does not listen, and ends with a link to the order`, async (t) => {
    const shop = await openPayingShop(t)
    const { buyer, checkout } = await reachPayment(shop, method)
    const { orderId } = checkout
    const frame = frameOf(checkout)

    const first = await askAlone(frame, { acceptsTerms: false })
    deepEqual(first, {
      status: 200,
      verdict: {
        shouldProceed: false,
        error: 'Godkänn köpvillkoren för att gå vidare.',
        needsTerms: true,
      },
    })
    equal((await shop.order(orderId)).status, undefined)
    const second = await askAlone(frame, { acceptsTerms: true })
    deepEqual(second.verdict, { shouldProceed: true })
    equal((await shop.order(orderId)).status, 'held')
    deepEqual((await askAlone(frame, { acceptsTerms: true })).verdict, { shouldProceed: true })
    const link = await linkIn(frame)
    if (provider === 'sandpart') await identify(shop, orderId)
    deepEqual(await payInFrame(shop, orderId, body, provider), { outcome: 'authorized' })

    const { pathname, search, origin } = new URL(link)
    equal(origin, shop.payments.origins().shop)
    const back = await buyer.ask(pathname + search)
    deepEqual([back.statusCode, back.headers.location], [303, `/order/${orderId}`])
    equal((await shop.order(orderId)).status, 'paid')
  })
}

async function identify({ widgets, payments, sandbox }: PayingShop, orderId: string) {
  const { reference } = await sandbox(orderId, 'sandpart')
  const sign = payments.signer.sign('frame', `sandpart ${reference}`)
  await widgets.inject({
    method: 'POST',
    url: `/sandbox/sandpart/${reference}/identify`,
    headers: { 'sandbox-frame': sign },
    payload: { identity: APPROVED_PERSON },
  })
}

test('a frame that asks by itself gets all that is missing, in its language', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const customerDetails = { ...checkout.customerDetails, email: '', city: '' }
  const path = '/api/checkout/setPaymentProvider'
  await buyer.ask(path, { ...checkout, customerDetails }, { method: 'PUT' })

  const { status, verdict } = await askAlone(frameOf(checkout), { acceptsTerms: true })

  equal(status, 200)
  equal(verdict.shouldProceed, false)
  match(verdict.error, /^Fyll i din e-postadress\. Fyll i ort\.$/)
  equal(verdict.needsTerms, undefined)
})

test('a frame with another signature is not found', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop)
  const frame = frameOf(checkout)
  frame.searchParams.set('sign', 'forged')

  equal((await askAlone(frame, { acceptsTerms: true })).status, 404)
  equal((await shop.order(checkout.orderId)).status, undefined)
})

test('the page at the end of a provider links to the order that its state was signed for', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop)
  const [, state = ''] = checkout.paymentWidget?.redirectUrl?.split('state=') ?? []
  const { widgets, shop: own } = shop.payments.origins()

  const link = await linkIn(`${widgets}/done?state=${state}&language=en&storefront=sport`)
  const forged = await linkIn(`${widgets}/done?state=${state}x`)
  const bare = await linkIn(`${widgets}/done`)

  equal(link, `${own}/en/checkout/return?state=${state}`)
  deepEqual([forged, bare], ['', ''])
})

test('the HTML of a frame is high enough for a page that does not resize it', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop)
  const html = checkout.paymentWidget?.responseString ?? ''

  ok(/ width="100%" height="\d{3}"/.test(html), html)
  equal(checkout.paymentWidget?.updatesAmount, true)
})
