import { deepEqual, equal, match } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, holdOrder, payInFrame, reachPayment, validate } from '../../helpers/pay-steps.ts'

const MINUTE = 60_000

async function holdWithNews(shop: PayingShop) {
  const held = await holdOrder(shop)
  return { ...held, news: await newsOf(shop, held.orderId) }
}

/** What the provider would say of an order's payment that has come. */
async function newsOf(shop: PayingShop, orderId: string) {
  const { reference, amount, currency } = await shop.sandbox(orderId)
  return { id: randomUUID(), orderId, reference, state: 'authorized', amount, currency }
}

test('hears no call that is not signed by its provider', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId, news } = await holdWithNews(shop)
  const time = Math.floor(shop.now() / 1000)

  const answers = [
    await shop.call('authorized', news, { signature: '' }),
    await shop.call('authorized', news, { signature: 'none' }),
    await shop.call('authorized', news, { signature: `t=${time},v1=${'0'.repeat(64)}` }),
    await shop.call('authorized', news, { signedBody: JSON.stringify({ ...news, amount: 1 }) }),
    await shop.call('authorized', news, { signedAt: shop.now() - 6 * MINUTE }),
    await shop.call('authorized', news, { signedAt: shop.now() + 6 * MINUTE }),
  ]

  deepEqual(answers, Array(6).fill(401))
  deepEqual(await shop.order(orderId), {
    status: 'held',
    payments: ['sandpay pending'],
    taken: 1,
    mails: [],
  })
})

test('hears no call that another provider, or the same for another event, has signed', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId, news } = await holdWithNews(shop)
  const calls: number[] = []
  const { shop: server } = shop
  const { SIGNATURE_HEADER, signCall } = await import(
    '../../../src/server/payments/sandbox/signature.ts'
  )
  for (const [provider, event] of [
    ['sandpart', 'authorized'],
    ['sandpay', 'validate'],
  ] as const) {
    const payload = JSON.stringify(news)
    const key = shop.payments.seals.keyOf(provider)
    const signature = signCall(key, { event, body: payload }, shop.now())
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    const url = '/api/payment/sandpay/authorized'
    calls.push((await server.inject({ method: 'POST', url, headers, payload })).statusCode)
  }

  deepEqual(calls, [401, 401])
  equal((await shop.order(orderId)).status, 'held')
})

test('takes an event once, in whichever hundred copies it comes', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId, news } = await holdWithNews(shop)

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => shop.call('authorized', news)),
  )
  // The same payment, told by other events: later, and out of order.
  await shop.call('authorized', { ...news, id: randomUUID() })
  await shop.call('pending', { ...news, id: randomUUID(), state: 'pending' })

  deepEqual(new Set(answers), new Set([200]))
  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay authorized'],
    taken: 1,
    mails: ['order-mail'],
  })
})

test('confirms nothing that is paid with another amount or currency, and gives it back', async (t) => {
  const shop = await openPayingShop(t)
  for (const wrong of [{ amount: 1 }, { currency: 'EUR' }]) {
    const { orderId, news } = await holdWithNews(shop)

    equal(await shop.call('authorized', { ...news, ...wrong }), 200)

    const story = await shop.order(orderId)
    deepEqual([story.status, story.payments], ['held', ['sandpay refunding']])
    await shop.work()
    deepEqual((await shop.order(orderId)).payments, ['sandpay cancelled'])
  }
})

test('lets a payment pay no other order than its own', async (t) => {
  const shop = await openPayingShop(t)
  const one = await holdWithNews(shop)
  const other = await holdWithNews(shop)

  const crossed = { ...one.news, orderId: other.orderId }

  equal(await shop.call('authorized', crossed), 409)
  equal(await shop.call('authorized', { ...one.news, orderId: 'no-such-order' }), 404)
  equal((await shop.order(one.orderId)).status, 'held')
  equal((await shop.order(other.orderId)).status, 'held')
})

test('asks for a call that comes before its order again, and takes it then', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const news = await newsOf(shop, checkout.orderId)

  equal(await shop.call('authorized', news), 404)
  await validate(buyer, checkout)
  equal(await shop.call('authorized', news), 200)

  equal((await shop.order(checkout.orderId)).status, 'paid')
})

test('answers calls that cannot be read, and those of unknown providers, without harm', async (t) => {
  const shop = await openPayingShop(t)
  const { news } = await holdWithNews(shop)
  const post = (url: string, payload: string, type: string) =>
    shop.shop.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

  equal(await shop.call('authorized', { ...news, amount: '1' }), 400)
  equal(await shop.call('authorized', [news]), 400)
  equal((await post('/api/payment/nobody/authorized', '{}', 'application/json')).statusCode, 404)
  equal((await post('/api/payment/sandpay/authorized', '\u0000', 'text/plain')).statusCode, 401)
  equal((await post('/api/payment/sandpay/authorized', '', 'image/png')).statusCode, 401)
})

test('tells a guessed way back nothing, and leads elsewhere for no address', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdWithNews(shop)
  const stranger = shop.visitor()
  const guesses = [
    '',
    orderId,
    `${orderId}.`,
    `${orderId}.${'A'.repeat(32)}`,
    `.${shop.payments.seals.make('return', '')}`,
    `other.${shop.payments.seals.make('return', orderId)}`,
    `${orderId}.${shop.payments.seals.make('frame', orderId)}`,
    'https://evil.example',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%0d%0alocation:https://evil.example',
  ]

  for (const state of guesses) {
    const query = `state=${encodeURIComponent(state)}&redirectUrl=https://evil.example`
    const { statusCode, headers } = await stranger.ask(`/checkout/return?${query}`)
    deepEqual([statusCode, headers.location], [303, '/checkout'], state)
  }
})

test('leads back with a post from another site, without a session, by the sealed state', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout, orderId } = await holdWithNews(shop)
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
  match(String(back.headers.location), new RegExp(`^/order/${orderId}\\?key=[\\w-]{43}$`))
  equal((await shop.shop.inject(String(back.headers.location))).statusCode, 200)
  equal((await shop.shop.inject(`/order/${orderId}`)).statusCode, 404)
})

test('shows a frame to nobody without its seal, and pays nothing there', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdWithNews(shop)
  const { reference } = await shop.sandbox(orderId)
  const seal = shop.payments.seals.make('frame', `sandpay ${reference}`)
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
    await ask(`/frame/sandpart/${reference}?sign=${seal}`),
    await ask(`/frame/nobody/${reference}?sign=${seal}`),
    await ask(`/sandbox/sandpay/${reference}`),
    await ask(`/sandbox/sandpay/${reference}/pay`, {}, { shownAmount: 1, ...cardOf(TRIAL.pays) }),
    await ask(`/sandbox/sandpart/${reference}/pay`, { 'sandbox-frame': seal }, { shownAmount: 1 }),
  ]

  deepEqual(
    refused.map((it) => it.statusCode),
    Array(7).fill(404),
  )
  const shown = await ask(`/frame/sandpay/${reference}?sign=${seal}`)
  const policy = String(shown.headers['content-security-policy'])
  equal(shown.statusCode, 200)
  const { pages } = shop.payments.origins()
  match(policy, new RegExp(`frame-ancestors ${pages.join(' ').replaceAll('.', '\\.')};`))
  match(policy, /script-src 'self';/)
  equal(shown.headers['x-frame-options'], undefined)
  equal(shown.headers['set-cookie'], undefined)
})
