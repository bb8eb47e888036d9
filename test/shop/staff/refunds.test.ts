import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { amountField } from '../../../shop/staff/page/form-fields.tsx'
import { stockOf } from '../../helpers/checkout.ts'
import { type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import {
  auditOf,
  markPaid,
  openStaff,
  order,
  type StaffShop,
  type StaffsOrder,
} from '../../helpers/staff.ts'
import { CALL, statementOf } from '../../helpers/withdrawals.ts'

const SHIPMENT = { carrier: 'PostNord', tracking: '' }
const REASON = { reason: 'return' }

/** A sent order with one row, paid by bank transfer, opened by a staff member. */
async function openSent(opened: StaffShop) {
  const bought = await order(opened)
  await markPaid(opened, bought.orderId)
  const kim = await opened.staff('owner')
  await kim.open(bought.url)
  await kim.submit(`${bought.url}/sent`, SHIPMENT)
  const { id: rowId, quantity } = await opened.db
    .selectFrom('order_row')
    .select(['id', 'quantity'])
    .where('order_id', '=', bought.orderId)
    .where('kind', '=', 'article')
    .executeTakeFirstOrThrow()
  await opened.mails()
  return { bought, kim, rowId, quantity }
}

/** Fills in the displayed form, with its hidden fields; returns the text of the next page. */
async function send(
  staff: FormVisitor,
  { url }: StaffsOrder,
  act: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  await staff.open(url)
  const [, form = ''] =
    new RegExp(`action="${url}/${act}"(.*?)</form>`, 's').exec(staff.page()) ?? []
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const drawn = Object.fromEntries(hidden.map(([, name, value]) => [name, value ?? '']))
  await staff.submit(`${url}/${act}`, { ...drawn, ...fields })
  return textOf(staff.page())
}

function refundsOf({ db }: StaffShop) {
  return db.selectFrom('refund').select(['amount', 'state', 'reason']).execute()
}

test('refunds a piece by what was paid for it, and says when the owner has transferred it', async (t) => {
  const opened = await openStaff(t)
  const { bought, kim, rowId } = await openSent(opened)
  const { total } = await opened.db
    .selectFrom('order_row')
    .select('total')
    .where('id', '=', rowId)
    .executeTakeFirstOrThrow()

  match(
    await send(kim, bought, 'refunds', { ...REASON, [`pieces-${rowId}`]: '1' }),
    /betalas tillbaka/,
  )
  deepEqual(await refundsOf(opened), [{ amount: total, state: 'started', reason: 'return' }])
  const [asking] = await opened.mails()
  match(asking?.text ?? '', /bankkonto/)
  match(await send(kim, bought, 'transferred', {}), /är utbetalda/)

  deepEqual(await refundsOf(opened), [{ amount: total, state: 'done', reason: 'return' }])
  equal((await opened.mails()).length, 1)
  deepEqual((await auditOf(opened.db)).slice(-2), ['order.refund', 'order.refunded'])
})

test('refunds no more than is left, and nothing twice', async (t) => {
  const opened = await openStaff(t)
  const { bought, kim, rowId } = await openSent(opened)
  const pieces = `pieces-${rowId}`

  match(await send(kim, bought, 'refunds', REASON), /Välj rader, frakt eller ett belopp/)
  match(await send(kim, bought, 'refunds', { ...REASON, amount: '1000000' }), /inte kvar av det/)
  match(await send(kim, bought, 'refunds', { ...REASON, amount: '10', [pieces]: '9' }), /av raden/)
  match(await send(kim, bought, 'refunds', { ...REASON, amount: 'x' }), /Skriv beloppet med/)
  const delivery = { ...REASON, amount: '1', delivery: 'on' }
  match(await send(kim, bought, 'refunds', delivery), /betalas tillbaka/)
  match(await send(kim, bought, 'refunds', delivery), /Frakten är redan återbetald/)
  const fields = { ...REASON, amount: '10', refund: '0b9f8a52-6f0e-4b39-9d2a-3c1c5f6f7a10' }
  match(await send(kim, bought, 'refunds', fields), /betalas tillbaka/)
  match(await send(kim, bought, 'refunds', fields), /redan gjort/)

  deepEqual(
    (await refundsOf(opened)).map((it) => it.amount).sort((a, b) => a - b),
    [100, 1000],
  )
})

test('of two who pay back the whole order at the same time, one does', async (t) => {
  const opened = await openStaff(t)
  const { bought, kim } = await openSent(opened)
  const { total, currency } = await opened.db
    .selectFrom('orders')
    .select(['total', 'currency'])
    .where('id', '=', bought.orderId)
    .executeTakeFirstOrThrow()
  const all = { ...REASON, amount: amountField(total, currency) }
  const eva = await opened.staff('owner')

  const said = await Promise.all([
    send(kim, bought, 'refunds', all),
    send(eva, bought, 'refunds', all),
  ])

  deepEqual(said.map((it) => /inte kvar av det/.test(it)).sort(), [false, true])
  deepEqual(
    (await refundsOf(opened)).map((it) => it.amount),
    [total],
  )
})

test('goods are on sale again when the staff says so, and only once', async (t) => {
  const opened = await openStaff(t)
  const { bought, kim, rowId } = await openSent(opened)
  const pieces = `pieces-${rowId}`
  const before = await stockOf(opened.db, 'SHOE-42')
  await send(kim, bought, 'refunds', { ...REASON, [pieces]: '1' })
  equal(await stockOf(opened.db, 'SHOE-42'), before)

  match(await send(kim, bought, 'returned', { [pieces]: '1' }), /till salu igen/)
  const again = { [pieces]: '1', [`known-${rowId}`]: '0' }
  await kim.submit(`${bought.url}/returned`, again)

  match(textOf(kim.page()), /kan inte komma tillbaka/)
  equal(textOf(kim.page()).match(/Varor: 1 × SHOE-42/g)?.length, 2)
  equal(await stockOf(opened.db, 'SHOE-42'), before + 1)
  deepEqual(await findStockFaults(opened.db), [])
})

for (const how of ['yes', 'by hand'] as const) {
  test(`a withdrawn part is back in stock when the staff has it, once; repaid: ${how}`, async (t) => {
    const opened = await openStaff(t)
    const bought = await order(opened, {}, { 'SHOE-42': 2 })
    await markPaid(opened, bought.orderId)
    const kim = await opened.staff('owner')
    await kim.open(bought.url)
    await kim.submit(`${bought.url}/sent`, SHIPMENT)
    const before = await stockOf(opened.db, 'SHOE-42')
    const stock = async () => (await stockOf(opened.db, 'SHOE-42')) - before
    const rows = [{ articleNumber: 'SHOE-42', quantity: 1 }]
    const stated = { orderNumber: bought.number, name: 'Kim Ek', email: 'kim@example.com', rows }
    equal((await opened.visitor().ask('/api/withdrawal', stated)).statusCode, 200)
    const { id } = await opened.db
      .selectFrom('order_row')
      .select('id')
      .where('order_id', '=', bought.orderId)
      .where('kind', '=', 'article')
      .executeTakeFirstOrThrow()

    equal(await stock(), 0, 'what is only stated is with the customer')
    await kim.open('/staff/withdrawals')
    const settled = how === 'yes' ? { refund: how } : { refund: 'no' }
    await kim.submit(`/staff/withdrawals/${bought.number}`, settled)
    equal(await stock(), 0, 'money is no goods')
    match(await send(kim, bought, 'returned', { [`pieces-${id}`]: '1' }), /till salu igen/)
    equal(await stock(), 1)
    for (const known of ['0', '1', '2']) {
      const again = { [`pieces-${id}`]: known === '0' ? '1' : '2', [`known-${id}`]: known }
      await kim.submit(`${bought.url}/returned`, again)
    }

    equal(await stock(), 1)
    deepEqual(await findStockFaults(opened.db), [])
  })
}

test('each mail of an order says in its subject what it is, from the order to a refund by bank', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened, {}, { 'SHOE-42': 2 })
  await markPaid(opened, bought.orderId)
  const kim = await opened.staff('owner')
  await kim.open(bought.url)
  await kim.submit(`${bought.url}/sent`, SHIPMENT)
  for (const amount of ['100', '50']) {
    await send(kim, bought, 'refunds', { amount, ...REASON })
    await send(kim, bought, 'transferred', {})
  }
  await opened.visitor().ask(CALL, statementOf(bought))

  const mails = (await opened.mails()).filter(({ to }) => to === 'kim@example.com')
  const subjects = mails.map(({ subject }) =>
    subject.replace(bought.number, 'N').replace('\u00a0', ' '),
  )
  deepEqual(subjects.toSorted(), [
    '100 kr för beställning N är på väg till ditt konto',
    '50 kr för beställning N är på väg till ditt konto',
    'Beställning N är skickad',
    'Du har ångrat beställning N',
    'Tack för din beställning N',
    'Vart ska vi betala tillbaka 100 kr för beställning N?',
    'Vart ska vi betala tillbaka 50 kr för beställning N?',
    'Vi har fått din betalning för beställning N',
  ])
})
