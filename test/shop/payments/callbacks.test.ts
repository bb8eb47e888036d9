import { deepEqual, equal, match } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { arrive } from '../../helpers/arrive.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, holdOrder, payInFrame } from '../../helpers/pay-steps.ts'

/** A held order, and the status that the provider would report for its payment. */
async function holdWithEvent(shop: PayingShop) {
  const { checkout, orderId } = await holdOrder(shop)
  const { reference, amount, currency } = await shop.sandbox(orderId)
  const event = { id: randomUUID(), orderId, reference, state: 'authorized', amount, currency }
  return { checkout, orderId, event }
}

test('rejects unreadable calls and those of unknown providers without harm', async (t) => {
  const shop = await openPayingShop(t)
  const { event } = await holdWithEvent(shop)
  const post = (url: string, payload: string, type: string) =>
    shop.shop.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

  equal(await shop.call('authorized', { ...event, amount: '1' }), 400)
  equal(await shop.call('authorized', [event]), 400)
  equal((await post('/api/payment/nobody/authorized', '{}', 'application/json')).statusCode, 404)
  equal((await post('/api/payment/sandpay/authorized', '\u0000', 'text/plain')).statusCode, 401)
  equal((await post('/api/payment/sandpay/authorized', '', 'image/png')).statusCode, 401)
})

test('leads the buyer back by a POST from another site without a session, by the signed state', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout, orderId } = await holdWithEvent(shop)
  await payInFrame(shop, orderId, cardOf(TRIAL.pays))
  const url = checkout.paymentWidget?.redirectUrl ?? ''

  const posted = await shop.shop.inject({
    method: 'POST',
    url,
    payload: 'anything=1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://provider.example',
      'sec-fetch-site': 'cross-site',
    },
  })
  deepEqual([posted.statusCode, posted.headers.location], [303, url])
  const back = await shop.shop.inject({ url })

  equal(back.statusCode, 303)
  match(String(back.headers.location), new RegExp(`^/order/${orderId}\\?key=[\\w-]{50}$`))
  const { open } = browse(shop.shop)
  equal((await arrive(open, String(back.headers.location))).statusCode, 200)
  equal((await shop.shop.inject(`/order/${orderId}`)).statusCode, 404)
  // The return address can be opened again years later, so the key that it gives expires.
  const [, end = ''] = /key=(\w{7})/.exec(String(back.headers.location)) ?? []
  const order = await shop.db.selectFrom('orders').select('created_at').executeTakeFirstOrThrow()
  equal(Number.parseInt(end, 36), Math.floor(order.created_at / 1000) + 24 * 60 * 60)
})

test('neither shows nor pays anything in a frame without its signature', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdWithEvent(shop)
  const { reference } = await shop.sandbox(orderId)
  const signature = shop.payments.signer.sign('frame', `sandpay ${reference}`)
  const ask = (url: string, headers: Record<string, string> = {}, payload?: object) =>
    shop.widgets.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers,
      ...(payload && { payload }),
    })

  const refused = [
    await ask(`/frame/sandpay/${reference}`),
    await ask(`/frame/sandpay/${reference}?sign=${'A'.repeat(32)}`),
    await ask(`/frame/sandpart/${reference}?sign=${signature}`),
    await ask(`/frame/nobody/${reference}?sign=${signature}`),
    await ask(`/sandbox/sandpay/${reference}`),
    await ask(`/sandbox/sandpay/${reference}/pay`, {}, { shownAmount: 1, ...cardOf(TRIAL.pays) }),
    await ask(
      `/sandbox/sandpart/${reference}/pay`,
      { 'sandbox-frame': signature },
      { shownAmount: 1 },
    ),
  ]

  deepEqual(
    refused.map((it) => it.statusCode),
    Array(7).fill(404),
  )
  const shown = await ask(`/frame/sandpay/${reference}?sign=${signature}`)
  const policy = String(shown.headers['content-security-policy'])
  equal(shown.statusCode, 200)
  const { pages } = shop.payments.origins()
  match(policy, new RegExp(`frame-ancestors ${pages.join(' ').replaceAll('.', '\\.')};`))
  match(policy, /script-src 'self';/)
  equal(shown.headers['x-frame-options'], undefined)
  equal(shown.headers['set-cookie'], undefined)
})
