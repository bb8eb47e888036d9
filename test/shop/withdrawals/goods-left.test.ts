import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findPieces } from '../../../shop/withdrawals/refund-pieces.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { type SentOrder, sentOrder } from '../../helpers/returns.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'
import { hiddenOf } from '../../helpers/withdrawals.ts'

const RETURNS = '/api/returns'

const shoes = ({ orderId, rowOf }: SentOrder, quantity: number) => ({
  orderId,
  rows: [{ rowSystemId: rowOf('SHOE-42'), quantity, reason: 'other' }],
})

/** The form of withdrawal, as the buyer of the order has it open. */
async function openForm(opened: StaffShop, { orderId, visitor }: SentOrder) {
  const cookies = visitor.cookie().split('; ')
  const given = Object.fromEntries(cookies.map((it) => it.split(/=(.*)/s)))
  const form = browse(opened.shop, { given })
  await form.open(`/withdraw?order=${orderId}`)
  return form
}

const stated = async ({ db }: StaffShop) => {
  const rows = await db.selectFrom('withdrawal').select(['scope', 'rows']).execute()
  const whole = rows.filter((it) => it.scope === 'all').map(() => 'all')
  return [...rows.filter((it) => it.scope !== 'all').map((it) => JSON.parse(it.rows)), ...whole]
}

test('pieces in an open return are not offered to withdraw from, and the rest is a part', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  equal((await bought.visitor.ask(RETURNS, shoes(bought, 1))).statusCode, 200)

  const form = await openForm(opened, bought)

  match(form.page(), / max="1"[^>]* name="quantity.SHOE-42"/)
  match(textOf(form.page()), /en del av mitt köp.*Gäller 1 × [^(]*\(SHOE-42\)/)
  const both = { ...hiddenOf(form.page()), 'quantity.SHOE-42': '2', 'quantity.BOOK-1': '1' }
  equal((await form.submit('/withdraw', { ...both, step: 'confirm' })).statusCode, 422)
  const rest = { ...hiddenOf(form.page()), 'quantity.SHOE-42': '1', 'quantity.BOOK-1': '1' }
  await form.submit('/withdraw', { ...rest, shown: '1 1', step: 'confirm' })
  deepEqual(await stated(opened), [
    [
      { articleNumber: 'BOOK-1', quantity: 1 },
      { articleNumber: 'SHOE-42', quantity: 1 },
    ],
  ])

  const again = await openForm(opened, bought)
  match(textOf(again.page()), /Det finns inget mer att ångra/)
  equal((await bought.visitor.ask(RETURNS, shoes(bought, 1))).statusCode, 422)
})

test('what is left after a withdrawal of a part is the whole order again', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { orderId, visitor } = bought
  const said = { orderId, name: 'Kim Ek', email: 'kim@example.com' }
  await visitor.ask('/api/withdrawal', {
    ...said,
    rows: [{ articleNumber: 'BOOK-1', quantity: 1 }],
  })

  const form = await openForm(opened, bought)
  ok(!form.page().includes('quantity.BOOK-1'))
  await form.submit('/withdraw', { ...hiddenOf(form.page()), step: 'confirm' })

  deepEqual(await stated(opened), [[{ articleNumber: 'BOOK-1', quantity: 1 }], 'all'])
})

/** One side is ahead for sure, whatever the machine does besides. */
async function afterAll<Answer>(
  ahead: readonly Promise<Answer>[],
  behind: () => readonly Promise<Answer>[],
): Promise<readonly Promise<Answer>[]> {
  await Promise.all(ahead)
  return [...ahead, ...behind()]
}

test('one piece withdrawn from and returned at once, in two tabs: one of them has it', async (t) => {
  const opened = await openStaff(t)
  let returned = 0
  for (let round = 0; round < 6; round += 1) {
    const bought = await sentOrder(opened)
    const forms = await Promise.all([1, 2, 3].map(() => openForm(opened, bought)))
    const part = { 'quantity.SHOE-42': '1', 'quantity.BOOK-1': '0', shown: '1 0' }
    const confirm = (form: FormVisitor) =>
      form.post('/withdraw', { ...hiddenOf(form.page()), ...part, step: 'confirm' })
    const withdraw = () => forms.map(confirm)
    const sendBack = () => [1, 2].map(() => bought.visitor.ask(RETURNS, shoes(bought, 2)))
    const answers = await Promise.all([
      ...(round === 0 ? await afterAll(withdraw(), sendBack) : []),
      ...(round === 1 ? await afterAll(sendBack(), withdraw) : []),
      ...(round > 1 ? [...sendBack(), ...withdraw()] : []),
    ])

    ok(answers.every((it) => it.statusCode < 500))
    const rows = await opened.db
      .selectFrom('order_row')
      .select('returning_pieces')
      .where('id', '=', bought.rowOf('SHOE-42'))
      .executeTakeFirstOrThrow()
    const withdrawn = await opened.db
      .selectFrom('withdrawal')
      .select('id')
      .where('order_id', '=', bought.orderId)
      .execute()
    deepEqual([withdrawn.length, rows.returning_pieces], rows.returning_pieces ? [0, 2] : [1, 0])
    returned += rows.returning_pieces
  }
  ok(returned > 0 && returned < 12, `both ways: ${returned}`)
})

test('a whole order is not withdrawn from by a tab that has not seen its return', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const form = await openForm(opened, bought)
  const fields = { ...hiddenOf(form.page()), step: 'confirm' }
  equal((await bought.visitor.ask(RETURNS, shoes(bought, 2))).statusCode, 200)

  const answer = await form.post('/withdraw', fields)

  equal(answer.statusCode, 200)
  match(textOf(answer.body), /Gäller 1 × [^(]*\(BOOK-1\)/)
  deepEqual(await stated(opened), [])
})

test('a statement by mail and number is kept, but no piece is paid back twice by itself', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { orderId, visitor } = bought
  await visitor.ask(RETURNS, shoes(bought, 2))
  const rows = [{ articleNumber: 'SHOE-42', quantity: 1 }]
  const said = { orderId, name: 'Kim Ek', email: 'kim@example.com', rows }

  equal((await visitor.ask('/api/withdrawal', said)).statusCode, 200)

  deepEqual(await stated(opened), [rows])
  const pieces = await opened.db
    .transaction()
    .execute((tx) => findPieces(tx, orderId, { rows, articles: '' }))
  equal(pieces, undefined)
})
