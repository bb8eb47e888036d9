import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { type AnnouncedReturn, announcedReturn } from '../../helpers/returns.ts'
import { auditOf, openStaff, type StaffShop, type StaffVisitor } from '../../helpers/staff.ts'

async function say(
  staff: StaffVisitor,
  { id }: AnnouncedReturn,
  act: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  await staff.open(`/staff/returns/${id}`)
  await staff.submit(`/staff/returns/${id}/${act}`, fields)
  return textOf(staff.page())
}

const counts = ({ rowId }: AnnouncedReturn, came: string, sound: string) => ({
  ...{ [`came-${rowId}`]: came, [`sound-${rowId}`]: sound },
})

function refundsOf({ db }: StaffShop) {
  return db.selectFrom('refund').select(['amount', 'state', 'reason']).execute()
}

test('what came is paid back once, and what is sound is on sale again', async (t) => {
  const opened = await openStaff(t)
  const made = await announcedReturn(opened, 2)
  const before = await stockOf(opened.db, 'SHOE-42')
  const eva = await opened.staff('owner', 'Eva')
  await eva.open('/staff/returns')
  match(textOf(eva.page()), new RegExp(`${made.number} Anmäld .* 23 november 2026 kl. 11:00`))

  match(await say(eva, made, 'repaid'), /först in varorna som mottagna/)
  match(await say(eva, made, 'received', counts(made, '3', '0')), /högst så många/)
  match(await say(eva, made, 'received', counts(made, '1', '2')), /inte fler till salu/)
  match(await say(eva, made, 'received', counts(made, 'x', '0')), /med siffror/)
  equal(await stockOf(opened.db, 'SHOE-42'), before)
  match(await say(eva, made, 'received', counts(made, '2', '1')), /är mottagen/)
  match(await say(eva, made, 'received', counts(made, '2', '1')), /redan tagit hand/)
  equal(await stockOf(opened.db, 'SHOE-42'), before + 1)
  deepEqual(await refundsOf(opened), [])

  match(await say(eva, made, 'repaid'), /2 000 kr för retur/)
  match(await say(eva, made, 'repaid'), /går tillbaka en gång.*Kunden får tillbaka 2 000 kr/)

  deepEqual(await refundsOf(opened), [{ amount: 200_000, state: 'started', reason: 'return' }])
  deepEqual(await findStockFaults(opened.db), [])
  deepEqual((await auditOf(opened.db)).slice(-2), ['return.received', 'return.repaid'])
  await eva.open(`/staff/orders/${made.orderId}`)
  match(textOf(eva.page()), new RegExp(`Returer ${made.number}`))
})

test('fewer came than were announced: those are paid, the rest can be announced again', async (t) => {
  const opened = await openStaff(t)
  const made = await announcedReturn(opened, 2)
  const eva = await opened.staff('owner', 'Eva')

  await say(eva, made, 'received', counts(made, '1', '0'))
  await say(eva, made, 'repaid')

  deepEqual(await refundsOf(opened), [{ amount: 100_000, state: 'started', reason: 'return' }])
  const again = (quantity: number) =>
    made.visitor.ask('/api/returns', {
      orderId: made.orderId,
      rows: [{ rowSystemId: made.rowId, quantity, reason: 'other' }],
    })
  equal((await again(2)).statusCode, 422)
  equal((await again(1)).statusCode, 200)
})

test('a refusal is mailed with its reason, and frees the goods', async (t) => {
  const opened = await openStaff(t)
  const made = await announcedReturn(opened, 2)
  const kim = await opened.staff('sales', 'Kim')

  match(await say(kim, made, 'refused', { message: ' ' }), /Skriv till kunden varför/)
  match(await say(kim, made, 'refused', { message: 'Skorna är använda.' }), /är nekad/)
  match(await say(kim, made, 'refused', { message: 'Igen.' }), /redan tagit hand/)

  const [mail, ...others] = await opened.mails()
  equal(others.length, 0)
  equal(mail?.to, 'kim@example.com')
  match(mail?.text ?? '', /Skorna är använda\./)
  deepEqual(await refundsOf(opened), [])
  const rows = [{ rowSystemId: made.rowId, quantity: 2, reason: 'other' }]
  const again = await made.visitor.ask('/api/returns', { orderId: made.orderId, rows })
  equal(again.statusCode, 200)
})

test('what the staff refunds meanwhile is not paid a second time', async (t) => {
  const opened = await openStaff(t)
  const made = await announcedReturn(opened, 2)
  const eva = await opened.staff('owner', 'Eva')
  await say(eva, made, 'received', counts(made, '2', '2'))
  await opened.db
    .updateTable('order_row')
    .set({ refunded: 1 })
    .where('id', '=', made.rowId)
    .execute()

  match(await say(eva, made, 'repaid'), /av raden/)

  deepEqual(await refundsOf(opened), [])
  const { state } = await opened.db
    .selectFrom('goods_return')
    .select('state')
    .executeTakeFirstOrThrow()
  equal(state, 'received')
})
