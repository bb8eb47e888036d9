import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { arrive } from '../../helpers/arrive.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { DAY_MS, HOUR_MS, openWithdrawals } from '../../helpers/withdrawals.ts'

const PERIOD_MS = 400 * DAY_MS
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const linkIn = (text: string) => /https:\/\/shop\.example(\S*\/order\/\S+)/.exec(text)?.[1] ?? ''

/** Removes what differs between pages for any viewer. */
const bare = (body: string, orderId: string) =>
  body
    .replaceAll(orderId, 'ID')
    .replace(/key(=|%3D)[\w-]*/g, 'key=')
    .replace(/nonce="[^"]*"|[\w-]{51}/g, '')

test('the link in a mail opens the order, and after 400 days offers a new one', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId, number } = await shop.order()
  const url = linkIn((await shop.orderMail()).text)
  shop.clock.now += PERIOD_MS - 1000
  const good = await arrive(browse(shop.shop).open, url)
  shop.clock.now += 1000

  const expired = await browse(shop.shop).open(url)

  equal(good.statusCode, 200)
  ok(good.body.includes(number))
  equal(expired.statusCode, 404)
  match(textOf(expired.body), /Länken gäller inte längre .* Mejla en ny länk/)
  for (const it of [number, 'Kim', 'kim@example.com', 'SHOE-42']) ok(!expired.body.includes(it), it)
  equal(expired.headers['referrer-policy'], 'strict-origin')
  match(String(expired.headers['cache-control']), /no-store/)
  match(expired.body, /<meta name="robots" content="noindex/)
  equal((await visitor.ask(`/order/${orderId}`)).statusCode, 200)
  match(textOf((await shop.shop.inject(`/en${url}`)).body), /The link is no longer valid/)
})

test('any order id has the same page, and the same response to a request for a link', async (t) => {
  const shop = await openWithdrawals(t)
  const { orderId } = await shop.order()
  const url = linkIn((await shop.orderMail()).text)
  shop.clock.now += PERIOD_MS
  const answers = []
  for (const [id, address] of [
    [orderId, url],
    [orderId, `/order/${orderId}?key=wrong`],
    [UNKNOWN, `/order/${UNKNOWN}?key=wrong`],
    ['no-order-at-all', '/order/no-order-at-all?key='],
  ] as const) {
    const stranger = browse(shop.shop)
    const page = await stranger.open(address)
    const path = `/order/${encodeURIComponent(id)}`
    ok(page.body.includes(`action="${path}/link"`), page.body)
    const posted = await stranger.post(`${path}/link`, {})
    const sent = await stranger.follow(posted)
    const known = (body: string) => bare(bare(body, id), encodeURIComponent(id))
    answers.push([
      page.statusCode,
      known(page.body),
      posted.statusCode,
      known(String(posted.headers.location)),
      sent.statusCode,
      known(sent.body),
    ])
  }

  equal(new Set(answers.map((it) => JSON.stringify(it))).size, 1)
  match(String(answers[0]?.[5]), /Finns beställningen är en ny länk på väg/)
  equal((await shop.shop.inject(`/order/${orderId}`)).statusCode, 404)
})

test('a new link goes to the order’s address, and opens it', async (t) => {
  const shop = await openWithdrawals(t)
  const { orderId, number } = await shop.order()
  const url = linkIn((await shop.orderMail()).text)
  shop.clock.now += 2 * PERIOD_MS
  const stranger = browse(shop.shop)
  await stranger.open(url)

  await stranger.submit(`/order/${orderId}/link`, {})
  const [mail, ...others] = await shop.mails()

  deepEqual([others, mail?.to], [[], 'kim@example.com'])
  equal(mail?.subject, `Ny länk till din beställning ${number}`)
  match(mail?.text ?? '', /Länken gäller till och med \S+ \d+\s\S+\s20\d\d\./)
  ok(!/Kim|SHOE/.test(mail?.text ?? ''))
  const opened = await arrive(browse(shop.shop).open, linkIn(mail?.text ?? ''))
  equal(opened.statusCode, 200)
  ok(opened.body.includes(number))
})

test('nobody gets more than three links to an order in a day', async (t) => {
  const shop = await openWithdrawals(t)
  const { orderId } = await shop.order()
  await shop.orderMail()
  const ask = (remoteAddress: string) =>
    shop.shop.inject({
      method: 'POST',
      url: `/order/${orderId}/link`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
      remoteAddress,
    })
  const statuses = new Set<number>()
  for (let at = 0; at < 8; at += 1) {
    statuses.add((await ask(`192.0.2.${at}`)).statusCode)
    shop.clock.now += 11_000
  }

  deepEqual([[...statuses], (await shop.mails()).length], [[303], 3])
  shop.clock.now += DAY_MS
  const twice = [await ask('192.0.2.1'), await ask('192.0.2.2')]
  deepEqual([twice.map((it) => it.statusCode), (await shop.mails()).length], [[303, 303], 1])
})

test('an IP address may request links thirty times in an hour', async (t) => {
  const shop = await openWithdrawals(t)
  const ask = async () => {
    const { statusCode } = await shop.shop.inject({
      method: 'POST',
      url: `/en/order/${UNKNOWN}/link`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    return statusCode
  }
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) statuses.push(await ask())

  deepEqual(statuses, [...Array(30).fill(303), 429])
  shop.clock.now += HOUR_MS
  equal(await ask(), 303)
})

test('an expired link fills in nothing in the form to withdraw', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const [, path = ''] =
    /https:\/\/shop\.example(\/withdraw\?order=\S+)/.exec((await shop.orderMail()).text) ?? []
  const seen = async () => (await arrive(browse(shop.shop).open, path)).body.includes(number)

  equal(await seen(), true)
  shop.clock.now += PERIOD_MS
  equal(await seen(), false)
})

test('unpaid and cancelled orders cannot be used to flood a stranger with mails', async (t) => {
  const shop = await openWithdrawals(t)
  const ids: string[] = []
  const askAll = async () => {
    for (const id of ids) {
      await browse(shop.shop).post(`/order/${id}/link`, {})
    }
    return (await shop.mails()).length
  }
  for (let at = 0; at < 5; at += 1) {
    ids.push((await shop.order({ selectedPaymentMethod: 'card' })).orderId)
  }
  equal(await askAll(), 0)

  await shop.db.updateTable('orders').set({ status: 'cancelled' }).execute()

  equal(await askAll(), 3)
})
