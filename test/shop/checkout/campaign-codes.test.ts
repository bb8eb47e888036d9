import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const MINUTE_MS = 60_000

const applyCode = (visitor: ShopVisitor, sent: Checkout, campaignCode: string) =>
  change(visitor, 'setCampaignCode', { ...sent, campaignCode })

test('takes a percentage or an amount off the items only', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1, 'BOOK-1': 1 })

  const percent = (await applyCode(kim, sent, ' sommar10 ')).json<Checkout>()
  const amount = (await applyCode(kim, sent, 'KLUBB100')).json<Checkout>()
  const none = (await applyCode(kim, sent, '')).json<Checkout>()
  const placed = await kim.ask('/api/checkout', {
    ...(await applyCode(kim, sent, 'SOMMAR10')).json<Checkout>(),
    acceptTermsOfCondition: true,
  })

  deepEqual(
    [percent, amount, none].map((it) => it.totals?.totalAmount),
    [99_540, 100_600, 110_600],
  )
  equal(percent.totals?.rows.find((it) => it.kind === 'discount')?.price, kr('−110,60 kr'))
  equal(placed.statusCode, 200)
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  deepEqual([order.discount_total, order.total, order.vat_total], [11_060, 99_540, 18_540])
  deepEqual(await db.selectFrom('code_use').select(['code', 'state']).execute(), [
    { code: 'SOMMAR10', state: 'used' },
  ])
})

test('explains under the field why a code gives no discount, and keeps what was typed', async (t) => {
  const { db, visitor } = await openShop(t)
  await db
    .insertInto('campaign_code')
    .values({ code: 'GAMMAL', percent: 50, valid_until: 1 })
    .execute()
  await db
    .insertInto('campaign_code')
    .values({ code: 'SENARE', percent: 50, valid_from: Date.now() + MINUTE_MS })
    .execute()
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })

  const say = async (code: string) => {
    const answer = await applyCode(kim, { ...sent, orderNote: 'Ring' }, code)
    equal(answer.statusCode, 422)
    return answer.json<ErrorBody>().modelState?.campaignCode?.[0]
  }

  equal(await say('FINNSEJ'), 'Koden FINNSEJ gäller inte. Kontrollera stavningen.')
  equal(await say('SENARE'), 'Koden SENARE gäller inte. Kontrollera stavningen.')
  equal(await say('GAMMAL'), 'Koden GAMMAL har gått ut. Ta bort den eller prova en annan.')
  equal(await say('KLUBB100'), `Koden KLUBB100 gäller när du handlar för minst ${kr('500 kr')}.`)
  const kept = (await kim.ask('/api/checkout')).json<Checkout>()
  deepEqual([kept.orderNote, kept.campaignCode], ['Ring', ''])
})

test('reports a code that expired before the order, and does not combine it with another', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const coded = (await applyCode(kim, sent, 'SOMMAR10')).json<Checkout>()
  const order = { ...coded, acceptTermsOfCondition: true }

  const other = await kim.ask('/api/checkout', { ...order, campaignCode: 'KLUBB100' })
  await db.updateTable('campaign_code').set({ valid_until: 1 }).execute()
  const late = await kim.ask('/api/checkout', order)

  deepEqual(
    [other.statusCode, other.json<ErrorBody>().modelState],
    [422, { campaignCode: ['Använd koden först, eller töm fältet.'] }],
  )
  deepEqual(
    [late.statusCode, late.json<ErrorBody>().modelState],
    [409, { campaignCode: ['Koden SOMMAR10 har gått ut. Ta bort den eller prova en annan.'] }],
  )
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
})

test('lets nobody guess codes, and blocks nobody else behind the same address', async (t) => {
  let clock = Date.now()
  const { visitor } = await openShop(t, { now: () => clock })
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const guess = (it: number) => applyCode(kim, sent, `GISSA${it}`)

  const statuses = []
  for (let it = 0; it < 11; it += 1) statuses.push((await guess(it)).statusCode)
  const right = await applyCode(kim, sent, 'SOMMAR10')
  const lo = visitor()
  const other = await applyCode(lo, await fillCheckout(lo, { 'BOOK-1': 1 }), 'SOMMAR10')
  clock += 11 * MINUTE_MS
  const later = await applyCode(kim, sent, 'SOMMAR10')

  deepEqual(statuses, [...Array(10).fill(422), 429])
  deepEqual([right.statusCode, other.statusCode, later.statusCode], [429, 200, 200])
  equal(right.headers['retry-after'], '600')
})

test('does not count valid codes as attempts', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  for (let it = 0; it < 12; it += 1) {
    const code = it % 2 ? 'SOMMAR10' : 'KLUBB100'
    equal((await applyCode(kim, sent, code)).statusCode, 200)
  }
})
