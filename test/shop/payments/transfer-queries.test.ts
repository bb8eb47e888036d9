import { test } from 'node:test'
import { insertRefund, settleRefund } from '../../../shop/payments/records/refund-queries.ts'
import { listDueTransfers } from '../../../shop/payments/records/transfer-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'bank transfers that have to be refunded are listed, oldest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order' })
    const due = { provider: 'bank', state: 'refunding' } as const
    await addPayment(tx, { id: '1', ...due, changed_at: NOW + 1 })
    await addPayment(tx, { id: '2', ...due, amount: 500 })
    await addPayment(tx, { id: 'kept', provider: 'bank', state: 'captured' })
    await addPayment(tx, { id: 'by a provider', state: 'refunding' })

    const order = { number: 'no-order', email: 'kim@example.com', currency: 'SEK' }
    same(await listDueTransfers(tx), [
      { ...order, reference: 'ref-2', amount: 500 },
      { ...order, reference: 'ref-1', amount: 100_800 },
    ])
    const part = { orderId: 'order', reason: 'return', withDelivery: false } as const
    await insertRefund(tx, { ...part, id: 'part', paymentId: 'kept', amount: 700 }, NOW)
    await insertRefund(tx, { ...part, id: 'rest', paymentId: '1', amount: 900 }, NOW + 1)
    await insertRefund(tx, { ...part, id: 'other', paymentId: 'by a provider', amount: 1 }, NOW)
    same(await listDueTransfers(tx), [
      { ...order, reference: 'ref-2', amount: 500 },
      { ...order, reference: 'part', amount: 700 },
      { ...order, reference: 'rest', amount: 900 },
    ])
    await settleRefund(tx, 'part', 'done', NOW)
    same((await listDueTransfers(tx)).length, 2)
  }),
)
