import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeSandboxPayment,
  findSandboxPayment,
  listUndelivered,
  openSandboxPayment,
  type SandboxPayment,
} from '../../../../shop/payments/providers/sandbox/sandbox-store.ts'
import { allRows, onEmptyDatabase, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const PAYMENT: SandboxPayment = {
  reference: 'ref',
  orderId: '1',
  state: 'pending',
  amount: 100_800,
  currency: 'SEK',
  content: {
    language: 'sv',
    country: 'SE',
    email: 'kim@example.com',
    rows: [{ name: 'Boken', quantity: 1, total: 10_600 }],
    callback: 'https://shop.example/',
    attempts: 0,
    isIdentified: false,
    isCaptureRefused: false,
    calls: [],
  },
}
const CALL = { id: 'c', event: 'paid', tries: 0, nextAt: NOW }
const CALLING: SandboxPayment = {
  ...PAYMENT,
  reference: 'calling',
  orderId: '2',
  content: { ...PAYMENT.content, calls: [CALL] },
}

const rowOf = ({ reference, orderId, state, amount, currency, content }: SandboxPayment) => ({
  reference,
  provider: 'sandpay',
  order_id: orderId,
  state,
  amount,
  currency,
  content: JSON.stringify(content),
  changed_at: NOW,
})

test(
  'a payment is found by its reference or its order, and only at its provider',
  onShop(async (tx) => {
    await openSandboxPayment(tx, 'sandpay', PAYMENT, NOW)

    same(await findSandboxPayment(tx, 'sandpay', { reference: 'ref' }), PAYMENT)
    same(await findSandboxPayment(tx, 'sandpay', { orderId: '1' }), PAYMENT)
    same(await findSandboxPayment(tx, 'other', { reference: 'ref' }), undefined)
    same(await findSandboxPayment(tx, 'sandpay', { orderId: 'none' }), undefined)
  }),
)

test(
  'an order has one payment at a provider; a new one replaces a cancelled one',
  onShop(async (tx) => {
    const cancelled: SandboxPayment = { ...CALLING, state: 'cancelled' }
    await openSandboxPayment(tx, 'sandpay', PAYMENT, NOW)
    await openSandboxPayment(tx, 'sandpay', cancelled, NOW)
    await openSandboxPayment(tx, 'other', { ...cancelled, reference: 'others' }, NOW)
    await openSandboxPayment(tx, 'sandpay', { ...cancelled, reference: '3', orderId: '3' }, NOW)

    await openSandboxPayment(tx, 'sandpay', { ...PAYMENT, reference: 'second' }, NOW + 1)
    await openSandboxPayment(tx, 'sandpay', { ...CALLING, reference: 'newer' }, NOW)

    same(await allRows(tx, 'sandbox_payment'), [
      rowOf({ ...cancelled, reference: '3', orderId: '3' }),
      rowOf({ ...CALLING, reference: 'newer' }),
      { ...rowOf({ ...cancelled, reference: 'others' }), provider: 'other' },
      rowOf(PAYMENT),
    ])
  }),
)

test(
  'payments of one provider with unacknowledged calls are listed',
  onShop(async (tx) => {
    await openSandboxPayment(tx, 'sandpay', PAYMENT, NOW)
    await openSandboxPayment(tx, 'sandpay', CALLING, NOW)

    same(await listUndelivered(tx, 'sandpay'), [CALLING])
    same(await listUndelivered(tx, 'other'), [])
  }),
)

test(
  'a payment is changed if it exists and there is something to change',
  onEmptyDatabase(async (db) => {
    const began = Date.now()
    await db.transaction().execute(async (tx) => {
      await openSandboxPayment(tx, 'sandpay', PAYMENT, NOW)
      await openSandboxPayment(tx, 'sandpay', CALLING, NOW)
    })
    const pay = () => ({ state: 'captured', amount: 5, content: CALLING.content }) as const
    const paid: SandboxPayment = { ...PAYMENT, ...pay() }

    equal(await changeSandboxPayment(db, 'sandpay', 'none', pay), undefined)
    equal(await changeSandboxPayment(db, 'other', 'ref', pay), undefined)
    equal(await changeSandboxPayment(db, 'sandpay', 'ref', () => undefined), undefined)
    same(await allRows(db, 'sandbox_payment'), [rowOf(CALLING), rowOf(PAYMENT)])
    same(await changeSandboxPayment(db, 'sandpay', 'ref', pay), paid)
    const rows = db.selectFrom('sandbox_payment').selectAll().orderBy('reference')
    const [other, changed] = await rows.execute()
    same(other, rowOf(CALLING))
    const changedAt = changed?.changed_at ?? 0
    ok(changedAt >= began)
    same(changed, { ...rowOf(paid), changed_at: changedAt })
  }),
)

test(
  'changes at the same moment happen one after the other',
  onEmptyDatabase(async (db) => {
    await db.transaction().execute((tx) => openSandboxPayment(tx, 'sandpay', PAYMENT, NOW))
    const count = ({ content }: SandboxPayment) => ({
      content: { ...content, attempts: content.attempts + 1 },
    })

    await Promise.all(
      Array.from({ length: 8 }, () => changeSandboxPayment(db, 'sandpay', 'ref', count)),
    )

    const changed = await findSandboxPayment(db, 'sandpay', { reference: 'ref' })
    equal(changed?.content.attempts, 8)
  }),
)
