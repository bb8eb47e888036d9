import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { recordWithdrawal } from '../../../shop/withdrawals/record-withdrawal.ts'
import { toStatement } from '../../../shop/withdrawals/statement.ts'
import { tally } from '../../helpers/checkout.ts'
import {
  CALL,
  DAY_MS,
  HOUR_MS,
  openWithdrawals,
  statementOf,
  type WithdrawalShop,
} from '../../helpers/withdrawals.ts'

/** Everything that a statement leaves in the outbox. */
const outboxOf = ({ db }: WithdrawalShop) =>
  db
    .selectFrom('outbox')
    .innerJoin('withdrawal', 'withdrawal.id', 'outbox.ref')
    .select(['kind', 'received_at', 'outbox.created_at'])
    .orderBy('kind')
    .execute()

test('keeps the statement with its time, and both mails, in one transaction', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId } = await shop.order()
  const { now } = shop.clock
  const stated = () =>
    toStatement({ ...statementOf({ number }), articles: '' }, { language: 'sv', now })

  const undone = shop.db.transaction().execute(async (tx) => {
    await recordWithdrawal(tx, stated(), now)
    throw new Error('The power is gone')
  })
  await undone.catch(() => {})
  deepEqual([await shop.counts(), await outboxOf(shop)], [{ known: 0, unknown: 0 }, []])
  const answer = await shop.visitor().ask(CALL, statementOf({ number }))

  deepEqual([answer.statusCode, answer.json().receivedAt], [200, '2026-11-23T10:00:00.000Z'])
  const at = { received_at: now, created_at: now }
  deepEqual(await outboxOf(shop), [
    { kind: 'withdrawal-mail', ...at },
    { kind: 'withdrawal-notice-mail', ...at },
  ])
  const row = await shop.db.selectFrom('withdrawal').selectAll().executeTakeFirstOrThrow()
  deepEqual(
    [row.order_id, row.name, row.rows, row.scope, row.settled_at],
    [orderId, 'Kim Ek', '[]', 'all', null],
  )
  const [toBuyer, toShop] = (await shop.mails()).map((it) => it.to).sort()
  deepEqual([toBuyer, toShop], ['kim@example.com', 'kundservice@courtside.example'])
})

test('is one withdrawal and one mail by a double press, two tabs, and 100 at once', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, visitor } = await shop.order()
  const { now } = shop.clock
  const written = [number.toLowerCase(), number.replace('-', ''), ` #${number} `]

  const first = await Promise.all(
    written.map((it) =>
      visitor.ask(CALL, statementOf({ number: it }, { email: 'KIM@example.com' })),
    ),
  )
  const others = Array.from({ length: 100 }, (_, it) => {
    const stated = { ...statementOf({ number }, { name: `Kim ${it}` }), articles: '' }
    const statement = toStatement(stated, { language: 'en', now })
    return shop.db.transaction().execute((tx) => recordWithdrawal(tx, statement, now))
  })
  await Promise.all(others)
  shop.clock.now += DAY_MS
  await visitor.ask(CALL, statementOf({ number }, { articles: 'boken' }))

  deepEqual(tally(first), { 200: 3 })
  deepEqual(await shop.counts(), { known: 1, unknown: 0 })
  equal((await shop.mails()).length, 2)
  deepEqual(await shop.mails(), [])
})

test('parts are withdrawn from one by one, and the whole after them', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const rows = (...pairs: readonly (readonly [string, number])[]) => ({
    rows: pairs.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
  })
  const said = [
    rows(['SHOE-42', 1], ['BOOK-1', 1]),
    rows(['BOOK-1', 1], ['SHOE-42', 1]),
    rows(['SHOE-42', 2]),
    {},
    rows(['BOOK-1', 1]),
  ]

  for (const part of said) {
    equal((await shop.visitor().ask(CALL, statementOf({ number }, part))).statusCode, 200)
  }

  deepEqual(await shop.counts(), { known: 3, unknown: 0 })
})

test('says kindly why there is nothing to withdraw from, on the own page and by mail', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId, visitor } = await shop.order()
  const cases = [
    [{ status: 'cancelled' }, 'redan avbruten', 'redan avbruten'],
    [{ status: 'refunded' }, 'redan återbetald', 'redan återbetald'],
    [{ status: 'held' }, 'inte betald', 'inte betald'],
    [{ status: 'placed', isBusiness: 1 }, 'för ett företag', 'för ett företag'],
  ] as const

  for (const [{ status, ...more }, onPage, inMail] of cases) {
    await shop.db.updateTable('orders').set({ status }).execute()
    if ('isBusiness' in more) await setBusiness(shop)
    const { body } = await visitor.ask(`/withdraw?order=${orderId}`)
    ok(body.includes(onPage) && !body.includes('Bekräfta att'), status)
    shop.clock.now += HOUR_MS
    const articles = `${status}${onPage}`
    await shop.visitor().ask(CALL, statementOf({ number }, { articles }))
    const [mail, ...none] = await shop.mails()
    deepEqual([mail?.to, none], ['kim@example.com', []])
    ok(mail?.text.includes(inMail), mail?.text)
    const receipt = await visitor.ask(`/order/${orderId}`)
    ok(!receipt.body.includes('/withdraw?order'), `${status}: no way there`)
  }
  deepEqual(await shop.counts(), { known: 0, unknown: 4 })
})

async function setBusiness({ db }: WithdrawalShop): Promise<void> {
  const { id, details } = await db
    .selectFrom('orders')
    .select(['id', 'details'])
    .executeTakeFirstOrThrow()
  const business = JSON.stringify({ ...JSON.parse(details), isBusiness: true })
  await db.updateTable('orders').set({ details: business }).where('id', '=', id).execute()
}

test('an order that was not paid when it was stated can be withdrawn from once it is', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const setStatus = (status: 'held' | 'paid') =>
    shop.db.updateTable('orders').set({ status }).execute()

  await setStatus('held')
  await shop.visitor().ask(CALL, statementOf({ number }))
  deepEqual(await shop.counts(), { known: 0, unknown: 1 })
  await setStatus('paid')
  await shop.visitor().ask(CALL, statementOf({ number }))

  deepEqual(await shop.counts(), { known: 1, unknown: 0 })
  const subjects = (await shop.mails()).map((it) => it.subject)
  ok(subjects.includes(`Du har ångrat beställning ${number}`), subjects.join())
})

test('after the period a statement is received and acknowledged, and says what that means', async (t) => {
  const shop = await openWithdrawals(t)
  const { number, orderId, visitor } = await shop.order()
  shop.clock.now += 90 * DAY_MS

  match((await visitor.ask(`/withdraw?order=${orderId}`)).body, /gick ut fredag 22\sjanuari\s2027/)
  await shop.visitor().ask(CALL, statementOf({ number }))

  const [toBuyer, toShop] = await shop.mails()
  match(toBuyer?.subject ?? '', /^Vi har fått din ångeranmälan/)
  match(toBuyer?.text ?? '', /Tiden för att ångra köpet gick ut fredag 22\sjanuari\s2027/)
  ok(!toBuyer?.text.includes('betalar tillbaka'))
  match(toShop?.text ?? '', /efter att tiden gått ut/)
  match((await visitor.ask(`/order/${orderId}`)).body, /Din ångeranmälan kom när tiden/)
})
