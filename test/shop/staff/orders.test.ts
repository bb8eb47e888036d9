import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { listPayments } from '../../../shop/payments/records/payment-queries.ts'
import { settlePayment } from '../../../shop/payments/settlement/settle-payment.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { type Fields, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import {
  auditOf,
  codeAt,
  MINUTE_MS,
  markPaid,
  openStaff,
  order,
  type StaffShop,
  type StaffsOrder,
} from '../../helpers/staff.ts'

const TRANSFER = { amount: '1 000,00', paidOn: '2026-11-23', reference: 'OCR 12' }
const SHIPMENT = { carrier: 'PostNord', tracking: 'AB 123 SE' }

async function press(staff: FormVisitor, { url }: StaffsOrder, act: string, fields: Fields = {}) {
  await staff.open(url)
  await staff.submit(`${url}/${act}`, fields)
  return textOf(staff.page())
}

const mailsOf = async (opened: StaffShop) =>
  (await opened.mails()).map(({ to, subject }) => `${to}: ${subject.replace(/\d{6}-\w{6}/, 'N')}`)

function transfersOf({ db }: StaffShop) {
  return db
    .selectFrom('payment')
    .select(['state', 'refunded'])
    .where('provider', '=', 'bank')
    .execute()
}

async function totalOf({ db }: StaffShop, { orderId }: StaffsOrder) {
  return db
    .selectFrom('orders')
    .select(['status', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

test('an order goes from the mail to the shop to the parcel, with one mail each', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const [buyers, shops] = await opened.mails()
  equal(buyers?.to, 'kim@example.com')
  equal(shops?.to, 'kundservice@courtside.example')
  match(shops?.text ?? '', new RegExp(`https://shop\\.example${bought.url}`))
  match(shops?.text ?? '', /1 × Löparsko Åska \(SHOE-42\)/)

  const kim = await opened.staff('sales')
  await kim.open('/staff')
  match(kim.page(), new RegExp(`href="${bought.url}"`))
  const { total } = await totalOf(opened, bought)
  const amount = String(total / 100).replace('.', ',')
  match(await press(kim, bought, 'paid', { ...TRANSFER, amount }), /är registrerad/)
  match(await press(kim, bought, 'packed'), /är packad/)
  match(await press(kim, bought, 'sent', SHIPMENT), /är skickad, och kunden får ett mejl/)

  deepEqual((await mailsOf(opened)).sort(), [
    'kim@example.com: Beställning N är skickad',
    'kim@example.com: Vi har fått din betalning för beställning N',
  ])
  deepEqual(await auditOf(opened.db), ['order.paid', 'order.packed', 'order.sent'])
  for (const it of ['sales: skickade', 'PostNord', 'AB 123 SE', '2026-11-23', 'OCR 12']) {
    ok(textOf(kim.page()).includes(it), it)
  }
})

test('what to pack comes first, then where it goes and what to do; money is folded', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  await markPaid(opened, bought.orderId)
  const kim = await opened.staff('owner')
  await kim.open(bought.url)
  const main = () => kim.page().slice(kim.page().indexOf('<main'))
  const PACKED =
    /1 st Löparsko Åska Storlek 42 · Blå SHOE-42 Leveransadress Kim Ek.*Markera som packad/
  const foldOf = (id: string) =>
    new RegExp(`<details class="staff-fold"( open="")?><summary id="${id}"`).exec(main())

  match(textOf(main()), PACKED)
  match(main(), /<label class="staff-goods__row"><input type="checkbox"\/?><img/)
  for (const id of ['cancel', 'refund']) equal(foldOf(id)?.[1], undefined, id)
  match(textOf(await press(kim, bought, 'refunds', { refund: 'again', amount: 'x' })), /Inget/)
  ok(foldOf('refund')?.[1])
  equal(foldOf('cancel')?.[1], undefined)
  await press(kim, bought, 'packed')
  ok(!main().includes('<label class="staff-goods__row">'), 'nothing is left to tick')
})

test('the shop reads how an English order is paid and delivered in its own language', async (t) => {
  const opened = await openStaff(t)
  const english = () => opened.visitor({ language: 'en' })
  const bought = await order({ ...opened, visitor: english })
  const [buyers, shops] = await opened.mails()
  for (const it of [/Bank transfer in advance/, /To your door/]) match(buyers?.text ?? '', it)
  const kim = await opened.staff('sales')
  await kim.open(bought.url)

  for (const said of [shops?.text ?? '', textOf(kim.page())]) {
    match(said, /Banköverföring i förskott/)
    match(said, /Hem till dörren/)
    ok(!/in advance|To your door/.test(said), said)
  }
})

test('a second press, or another tab, says so and doubles nothing', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const kim = await opened.staff('sales')
  const eva = await opened.staff('owner')
  const fields = TRANSFER
  for (const it of [kim, eva]) await it.open(bought.url)
  const both = (act: string, sent: Fields) =>
    Promise.all([kim, eva].map((it) => it.submit(`${bought.url}/${act}`, sent)))
  const said = async (act: string, sent: Fields = {}) =>
    (await both(act, sent)).map(({ body }) => textOf(body)).join(' ')

  match(await said('paid', fields), /väntar inte på betalning/)
  match(await said('packed'), /var redan packad/)
  match(await said('sent', SHIPMENT), /var redan skickad/)
  match(await press(kim, bought, 'packed'), /är redan skickad|var redan packad/)

  equal((await transfersOf(opened)).length, 1)
  deepEqual(await auditOf(opened.db), ['order.paid', 'order.packed', 'order.sent'])
  equal((await mailsOf(opened)).filter((it) => /skickad/.test(it)).length, 1)
})

test('what is not paid is neither packed nor sent, but an invoice’s goods are', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('stock')
  const bought = await order(opened)
  match(await press(kim, bought, 'packed'), /inte betald än/)
  match(await press(kim, bought, 'sent', SHIPMENT), /inte betald än/)
  await opened.db
    .updateTable('orders')
    .set({
      details: JSON.stringify({
        ...(await detailsOf(opened, bought)),
        paymentMethod: { id: 'invoice', name: 'Faktura' },
      }),
    })
    .execute()
  match(await press(kim, bought, 'packed'), /är packad/)
  match(await press(kim, bought, 'sent', SHIPMENT), /är skickad/)

  const eva = await opened.staff('owner')
  match(await press(eva, bought, 'paid', TRANSFER), /är registrerad/)
  match(textOf(eva.page()), /Skickad/)
})

async function detailsOf({ db }: StaffShop, { orderId }: StaffsOrder): Promise<object> {
  const { details } = await db
    .selectFrom('orders')
    .select('details')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return JSON.parse(details)
}

test('a payment is refused that is none, and what was typed stays', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const kim = await opened.staff('sales')
  const refused = [
    [{ ...TRANSFER, amount: 'tusen' }, /Skriv beloppet med siffror/],
    [{ ...TRANSFER, amount: '-5' }, /Skriv beloppet med siffror/],
    [{ ...TRANSFER, amount: '0' }, /Skriv beloppet med siffror/],
    [{ ...TRANSFER, amount: '1' }, /inte det som ska betalas/],
    [{ ...TRANSFER, paidOn: '2026-11-24' }, /idag eller tidigare/],
    [{ ...TRANSFER, paidOn: '2026-02-31x' }, /idag eller tidigare/],
    [{ ...TRANSFER, reference: ' \n ' }, /vad som står på kontoutdraget/],
  ] as const
  for (const [fields, words] of refused) {
    match(await press(kim, bought, 'paid', fields), words)
    match(kim.page(), new RegExp(`name="amount"[^>]*value="${fields.amount}"`))
  }
  equal((await totalOf(opened, bought)).status, 'placed')
  deepEqual(await transfersOf(opened), [])
  deepEqual(await auditOf(opened.db), [])
})

test('cancelling puts the goods back once, and the buyer gets one mail', async (t) => {
  const opened = await openStaff(t)
  const before = await stockOf(opened.db, 'SHOE-42')
  const bought = await order(opened, {}, { 'SHOE-42': 2 })
  await mailsOf(opened)
  equal(await stockOf(opened.db, 'SHOE-42'), before - 2)
  const eva = await opened.staff('owner')
  const kim = await opened.staff('sales')
  await Promise.all([press(eva, bought, 'cancelled'), press(kim, bought, 'cancelled')])
  match(await press(kim, bought, 'cancelled'), /var redan avbruten/)

  equal(await stockOf(opened.db, 'SHOE-42'), before)
  deepEqual(await findStockFaults(opened.db), [])
  equal((await totalOf(opened, bought)).status, 'cancelled')
  deepEqual(await mailsOf(opened), ['kim@example.com: Beställning N är avbruten'])
  deepEqual(await auditOf(opened.db), ['order.cancelled'])
})

test('what was paid by bank is the owner’s to pay back, and the mail says that it comes', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  await markPaid(opened, bought.orderId)
  await mailsOf(opened)
  await press(await opened.staff('sales'), bought, 'cancelled')

  const [mail, ...others] = await opened.mails()
  match(mail?.text ?? '', /betalar vi tillbaka hela beloppet.*clearingnummer och kontonummer/s)
  deepEqual(others, [])
  deepEqual(await transfersOf(opened), [{ state: 'refunding', refunded: 100_000 }])
  const rows = opened.db.selectFrom('order_row').select(['quantity', 'refunded'])
  const counted = await rows.where('order_id', '=', bought.orderId).execute()
  ok(counted.length > 0 && counted.every((it) => it.refunded === it.quantity))
})

test('money that comes by card for what the shop has cancelled goes back', async (t) => {
  const opened = await openStaff(t)
  const { db, clock } = opened
  const before = await stockOf(db, 'SHOE-42')
  const bought = await order(opened)
  await press(await opened.staff('sales'), bought, 'cancelled')
  await mailsOf(opened)
  const [payment] = await listPayments(db, bought.orderId)
  ok(payment)
  const { total } = await totalOf(opened, bought)
  const status = { ...payment, state: 'captured', amount: total } as const
  await db.transaction().execute((tx) => settlePayment(tx, payment, status, clock.now))

  equal((await totalOf(opened, bought)).status, 'refunded')
  equal(await stockOf(db, 'SHOE-42'), before)
  deepEqual(
    (await listPayments(db, bought.orderId)).map(({ state }) => state),
    ['refunding'],
  )
  deepEqual(await mailsOf(opened), ['kim@example.com: Pengar tillbaka för beställning N'])
})

test('a card payment of a cancelled order goes back by its provider, with one mail', async (t) => {
  const opened = await openStaff(t)
  const { db } = opened
  const bought = await order(opened)
  const [payment] = await listPayments(db, bought.orderId)
  ok(payment)
  const { total } = await totalOf(opened, bought)
  await db.updateTable('orders').set({ status: 'paid' }).execute()
  const paid = { state: 'captured', amount: total } as const
  await db.updateTable('payment').set(paid).execute()
  await mailsOf(opened)
  const said = await press(await opened.staff('sales'), bought, 'cancelled')

  match(said, /är avbruten/)
  equal((await totalOf(opened, bought)).status, 'refunded')
  deepEqual(await mailsOf(opened), ['kim@example.com: Beställning N är avbruten'])
  const [refund] = await db
    .selectFrom('outbox')
    .select('ref')
    .where('kind', '=', 'payment-refund')
    .execute()
  equal(refund?.ref, payment.id)
})

test('what was sent cannot be cancelled, and what was cancelled cannot be sent', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const [sent, gone] = [await order(opened), await order(opened)]
  await markPaid(opened, sent.orderId)
  await press(eva, sent, 'sent', SHIPMENT)
  match(await press(eva, sent, 'cancelled'), /är redan skickad/)
  equal((await totalOf(opened, sent)).status, 'paid')

  await press(eva, gone, 'cancelled')
  for (const [act, fields] of [
    ['packed', {}],
    ['sent', SHIPMENT],
  ] as const) {
    match(await press(eva, gone, act, fields), /är avbruten/)
  }
  match(await press(eva, gone, 'paid', TRANSFER), /är avbruten: betala tillbaka dem/)
  match(await press(eva, gone, 'paid', TRANSFER), /väntar inte på betalning/)
  equal((await totalOf(opened, gone)).status, 'refunded')
})

test('of a cancelling and a sending at the same moment, one happens', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const kim = await opened.staff('stock')
  for (let count = 0; count < 10; count += 1) {
    const bought = await order(opened, {}, { 'PLENTY-1': 1 })
    await markPaid(opened, bought.orderId)
    for (const it of [eva, kim]) await it.open(bought.url)
    await Promise.all([
      eva.post(`${bought.url}/cancelled`, {}),
      kim.post(`${bought.url}/sent`, SHIPMENT),
    ])
    const { status } = await totalOf(opened, bought)
    const fulfilment = await opened.db
      .selectFrom('order_handling')
      .select('sent_at as sentAt')
      .where('order_id', '=', bought.orderId)
      .executeTakeFirst()
    equal(status === 'refunded', !fulfilment?.sentAt, status)
  }
  deepEqual(await findStockFaults(opened.db), [])
})

test('cancelling asks for a code that is minutes old', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const eva = await opened.staff('owner')
  opened.clock.now += 11 * MINUTE_MS
  await eva.open(bought.url)
  const asked = await eva.post(`${bought.url}/cancelled`, {})
  match(String(asked.headers.location), /^\/staff\/prove\?to=/)
  equal((await totalOf(opened, bought)).status, 'placed')
  await eva.follow(asked)
  await eva.submit('/staff/prove', { code: codeAt(opened.clock.now), to: bought.url })
  match(textOf(eva.page()), /Tryck en gång till/)
  await eva.submit(`${bought.url}/cancelled`, {})
  equal((await totalOf(opened, bought)).status, 'cancelled')
})

test('orders are found by number, name, mail and article, and by their state', async (t) => {
  const opened = await openStaff(t)
  const details = { email: 'asa@example.org', firstName: 'Åsa', lastName: 'Öberg' }
  const { customerDetails } = (await import('../../helpers/checkout.ts')).BUYER
  const ofAsa = await order(
    opened,
    { customerDetails: { ...customerDetails, ...details } as never },
    { 'BOOK-1': 1 },
  )
  const ofKim = await order(opened)
  await markPaid(opened, ofKim.orderId)
  const eva = await opened.staff('owner')
  const found = async (query: string) => {
    await eva.open(`/staff?${query}`)
    return [ofAsa, ofKim]
      .filter(({ url }) => eva.page().includes(`"${url}"`))
      .map((it) => it.number)
  }

  for (const q of [
    ofAsa.number,
    ofAsa.number.slice(7),
    'ASA@example',
    'åsa',
    'ÖBERG',
    'Öberg',
    'BOOK-1',
    'vara book',
  ]) {
    deepEqual(await found(`q=${encodeURIComponent(q)}`), [ofAsa.number], q)
  }
  deepEqual(await found('q='), [ofAsa.number, ofKim.number])
  deepEqual(await found('state=topack'), [ofKim.number])
  deepEqual(await found('state=topay'), [ofAsa.number])
  deepEqual(await found('state=topay&q=kim'), [])
  deepEqual(await found('state=nothing'), [ofAsa.number, ofKim.number])
  for (const q of ['%', '_', "'; drop table orders; --", '\\', '<b>', 'x\u0000y']) {
    deepEqual(await found(`q=${encodeURIComponent(q)}`), [], q)
  }
})

test('a long list has pages, and odd ones are the first', async (t) => {
  const opened = await openStaff(t)
  for (let count = 0; count < 52; count += 1) await order(opened, {}, { 'PLENTY-1': 1 })
  const eva = await opened.staff('owner')
  const countOn = async (page: string) => {
    await eva.open(`/staff?page=${page}`)
    return eva.page().match(/class="staff-row"/g)?.length ?? 0
  }

  equal(await countOn('1'), 50)
  match(textOf(eva.page()), /1–50 av 52/)
  match(eva.page(), /href="\/staff\?page=2" rel="next"/)
  equal(await countOn('2'), 2)
  equal(await countOn('3'), 0)
  for (const odd of ['0', '-1', 'x', '1e9', '99999999999']) equal(await countOn(odd), 50)
})

test('the packing slip has what is in the parcel and no price, in the buyer’s language', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened, {}, { 'SHOE-42': 2, 'BOOK-1': 1 })
  const kim = await opened.staff('stock')
  const { body, statusCode } = await kim.open(`${bought.url}/slip`)

  equal(statusCode, 200)
  for (const it of [
    'Följesedel',
    bought.number,
    'SHOE-42',
    'Löparsko Åska',
    'BOOK-1',
    'Stigen 1',
  ]) {
    ok(body.includes(it), it)
  }
  ok(!/\bkr\b|SEK/.test(textOf(body)))
  equal((await kim.open('/staff/orders/nothing/slip')).statusCode, 404)
  equal((await kim.open('/staff/orders/nothing')).statusCode, 404)
})

test('notes are text, and stay when they are refused', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const kim = await opened.staff('stock')
  await press(kim, bought, 'notes', { text: '<script>alert(1)</script>\nRad två' })
  ok(kim.page().includes('&lt;script&gt;alert(1)'))
  const long = 'x'.repeat(2001)
  match(await press(kim, bought, 'notes', { text: long }), /för lång/)
  match(await press(kim, bought, 'notes', { text: ' ' }), /Skriv något/)
  equal((await opened.db.selectFrom('order_note').selectAll().execute()).length, 1)
  const audit = JSON.stringify(await opened.db.selectFrom('staff_audit').selectAll().execute())
  ok(!audit.includes('script'))
})

test('the stock hands no money on: its forms are not shown, and not taken', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const kim = await opened.staff('stock')
  await kim.open(bought.url)
  ok(!/\/(paid|cancelled)"/.test(kim.page()))
  equal((await kim.post(`${bought.url}/cancelled`, {})).statusCode, 403)
})
