import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sweep } from '../../../shop/app/sweep.ts'
import { tally } from '../../helpers/checkout.ts'
import { CALL, DAY_MS, HOUR_MS, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

test('answers the same, byte by byte, whatever number and address belong together', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId } = await shop.order()
  const stranger = '261123-ZZZZZZ'
  const bodies = [
    statementOf({ number }),
    statementOf({ number }),
    statementOf({ number }, { email: 'eva@example.com' }),
    statementOf({ number: stranger }),
    { ...statementOf({ number: '' }), orderId },
    { ...statementOf({ number: '' }), orderId: '2b0d1c5e-0000-4000-8000-000000000001' },
    { ...statementOf({ number: '' }), orderId, email: 'eva@example.com' },
  ]

  const answers = []
  for (const body of bodies) answers.push(await shop.visitor({ language: 'en' }).ask(CALL, body))

  const received = answers.map(({ statusCode, body, headers }) => {
    const { 'set-cookie': _own, date: _date, ...same } = headers
    return JSON.stringify([statusCode, body, Object.keys(same).sort(), same['content-length']])
  })
  equal(new Set(received).size, 1, received.join('\n'))
  const pages = []
  for (const it of [number, stranger]) {
    const fields = { ...statementOf({ number: it }), step: 'confirm' }
    const { headers, statusCode } = await shop.form(shop.visitor(), '/withdraw', fields)
    const page = await shop.shop.inject(String(headers.location))
    const own = /nonce="[^"]*"|mark(=|%3D)[\w-]*|token(\\?" (content|value)=\\?")[\w-]*/gi
    pages.push(statusCode + page.body.replaceAll(it, 'NUMBER').replace(own, ''))
  }
  ok(pages[0] === pages[1])
  deepEqual(await shop.counts(), { known: 1, unknown: 3 })
})

test('statements that fit nothing reveal nothing, and are forgotten', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId, visitor } = await shop.order()
  await shop.visitor().ask(CALL, statementOf({ number }, { email: 'eva@example.com' }))
  await shop
    .visitor()
    .ask(CALL, { ...statementOf({ number: '' }), orderId, email: 'x@example.com' })

  deepEqual(await shop.mails(), [])
  ok(!/ångrat/.test((await visitor.ask(`/order/${orderId}`)).body))
  shop.clock.now += 30 * DAY_MS + 1
  await sweep(shop.db, shop.clock.now)
  deepEqual(await shop.counts(), { known: 0, unknown: 0 })
})

test('counts tries of an address, and of an order whether there is one or not', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const ask = async (stated: object, remoteAddress: string) => {
    const payload = stated
    return shop.shop.inject({ method: 'POST', url: CALL, payload, remoteAddress })
  }
  for (const it of [number, '261123-ZZZZZZ']) {
    const tries = Array.from({ length: 12 }, (_, at) =>
      ask(statementOf({ number: it }, { email: `k${at}@example.com` }), `10.0.0.${at}`),
    )
    deepEqual(tally(await Promise.all(tries)), { 200: 10, 429: 2 }, it)
  }
  const many = Array.from({ length: 32 }, (_, at) =>
    ask(statementOf({ number: `261123-AAAA${10 + at}` }), '10.1.1.1'),
  )
  const answers = await Promise.all(many)

  deepEqual(tally(answers), { 200: 30, 429: 2 })
  const refused = answers.find((it) => it.statusCode === 429)
  match(refused?.headers['retry-after']?.toString() ?? '', /^\d+$/)
  shop.clock.now += HOUR_MS + 1
  equal((await ask(statementOf({ number }), '10.1.1.1')).statusCode, 200)
})

test('a page that has been tried too often keeps what was typed, and the own order is open', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId, visitor } = await shop.order()
  const stranger = shop.visitor()
  const fields = { ...statementOf({ number }, { email: 'eva@example.com' }), step: 'confirm' }

  const answers = []
  for (let at = 0; at < 11; at += 1) answers.push(await shop.form(stranger, '/withdraw', fields))

  const last = answers.at(-1)
  equal(last?.statusCode, 429)
  ok(last?.headers['retry-after'])
  match(last?.body ?? '', /role="alert"[\s\S]*För många försök[\s\S]*value="eva@example.com"/)
  const own = { order: orderId, step: 'confirm', shown: '2 1' }
  equal((await shop.form(visitor, '/withdraw', own)).statusCode, 303)
  deepEqual(await shop.counts(), { known: 1, unknown: 1 })
})

test('takes nothing from another site, or with a token that is not the visitor’s', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, visitor } = await shop.order()
  const crossSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

  const refused = [
    await visitor.ask(CALL, statementOf({ number }), { headers: crossSite }),
    await visitor.ask(CALL, statementOf({ number }), {
      headers: { requestverificationtoken: 'x' },
    }),
    await shop.form(visitor, '/withdraw', {
      ...statementOf({ number }),
      step: 'confirm',
      __RequestVerificationToken: 'x',
    }),
  ]

  deepEqual(tally(refused), { 403: 3 })
  deepEqual(await shop.counts(), { known: 0, unknown: 0 })
})

test('says what is wrong with a call, by field', async (t) => {
  const shop = await openWithdrawals(t)
  const ask = async (body: object) => {
    const answer = await shop.visitor({ language: 'en' }).ask(CALL, body)
    return [answer.statusCode, Object.keys(answer.json().modelState ?? {})]
  }
  const whole = statementOf({ number: '261123-ABCDEF' })

  deepEqual(await ask({}), [400, ['name', 'email']])
  deepEqual(await ask({ ...whole, orderNumber: undefined }), [400, ['orderNumber']])
  deepEqual(await ask({ ...whole, orderNumber: '---' }), [400, ['orderNumber']])
  deepEqual(await ask({ ...whole, email: 'kim' }), [400, ['email']])
  deepEqual(await ask({ ...whole, name: '\u0000\r\n\u202e' }), [400, ['name']])
  deepEqual(await ask({ ...whole, rows: [{ articleNumber: 'A', quantity: 0 }] }), [
    400,
    ['rows-0-quantity'],
  ])
})

test('the page that says received says it of nothing that the shop did not receive', async (t) => {
  const shop = await openWithdrawals(t)
  const fields = { ...statementOf({ number: '261123-ABCDEF' }), step: 'confirm' }
  const { headers } = await shop.form(shop.visitor(), '/withdraw', fields)
  const url = String(headers.location)

  equal((await shop.shop.inject(url)).statusCode, 200)
  for (const other of [
    url.replace('ABCDEF', 'ABCDEG'),
    url.replace(/at=\d/, 'at=2'),
    '/withdraw/received',
  ]) {
    notEqual(other, url)
    const answer = await shop.shop.inject(other)
    deepEqual([answer.statusCode, answer.headers.location], [303, '/withdraw'])
  }
})
