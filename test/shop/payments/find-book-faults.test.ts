import { test } from 'node:test'
import {
  type BookFault,
  countOrders,
  findBookFaults,
} from '../../../shop/payments/books/find-book-faults.ts'
import { insertRefund } from '../../../shop/payments/records/refund-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { enqueue, type OutboxKind } from '../../../shop/platform/jobs/outbox.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, addReservation } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const TOTAL = 100_800

/** A paid order of two shoes, as the shop leaves one. */
async function addPaid(tx: Tx): Promise<void> {
  await addOrder(tx, { id: 'order', status: 'paid' })
  await addReservation(tx, 'order', { 'SHOE-42': 2 }, 'sold')
  await addPayment(tx, { id: 'card', state: 'captured' })
  await queue(tx, 'order-mail', 'order')
}

const queue = (tx: Tx, kind: OutboxKind, ref: string) => enqueue(tx, { kind, ref }, NOW)

async function refund(tx: Tx, amount: number): Promise<void> {
  const part = {
    orderId: 'order',
    paymentId: 'card',
    reason: 'return',
    withDelivery: false,
  } as const
  await insertRefund(tx, { ...part, id: 'part', amount }, NOW)
  await tx.updateTable('payment').set({ refunded: amount }).where('id', '=', 'card').execute()
}

const order = (tx: Tx) => tx.updateTable('orders').where('id', '=', 'order')
const card = (tx: Tx) => tx.updateTable('payment').where('id', '=', 'card')
const goods = (tx: Tx) => tx.updateTable('reservation').where('order_id', '=', 'order')
const outbox = (tx: Tx) => tx.updateTable('outbox')
const DONE = { done_at: NOW }
const GIVEN_UP = { given_up_at: NOW }

/** What happens to the order, and what the books say of it then. */
const CASES: readonly (readonly [string, (tx: Tx) => Promise<unknown>, ...BookFault['fault'][]])[] =
  [
    ['an order that is paid, sold and confirmed', async () => {}],
    [
      'a refund of a part that waits for its provider',
      async (tx) => {
        await refund(tx, 500)
        await queue(tx, 'payment-refund-part', 'part')
      },
    ],
    [
      'money that is reserved, and waits to be taken',
      async (tx) => {
        await card(tx).set({ state: 'authorized' }).execute()
        await queue(tx, 'payment-capture', 'card')
      },
    ],
    [
      'a second payment that goes back, and an order whose money is back',
      async (tx) => {
        await addPayment(tx, { id: 'second', state: 'refunding', refunded: TOTAL })
        await queue(tx, 'payment-refund', 'second')
        await addOrder(tx, { id: 'other', status: 'refunded' })
        await addPayment(tx, { id: 'back', order_id: 'other', state: 'refunded', refunded: TOTAL })
      },
    ],
    [
      'a transfer that the owner has to give back',
      async (tx) => {
        await order(tx).set({ status: 'cancelled' }).execute()
        await goods(tx).set({ state: 'released' }).execute()
        await card(tx).set({ provider: 'bank', state: 'refunding', refunded: TOTAL }).execute()
      },
    ],
    [
      'goods that a cancelled order keeps, and its money',
      (tx) => order(tx).set({ status: 'cancelled' }).execute(),
      'kept',
      'unclaimed',
    ],
    [
      'goods of a paid order that are only held',
      (tx) => goods(tx).set({ state: 'held' }).execute(),
      'unsold',
    ],
    [
      'a payment of another sum',
      (tx) =>
        card(tx)
          .set({ amount: TOTAL - 1 })
          .execute(),
      'unpaid',
    ],
    [
      'a payment in another currency',
      (tx) => card(tx).set({ currency: 'EUR' }).execute(),
      'unpaid',
    ],
    [
      'an order that is paid twice',
      (tx) => addPayment(tx, { id: '2', state: 'captured' }),
      'twice',
    ],
    [
      'money that nobody takes',
      (tx) => card(tx).set({ state: 'authorized' }).execute(),
      'uncaptured',
    ],
    [
      'money whose taking was given up',
      async (tx) => {
        await card(tx).set({ state: 'authorized' }).execute()
        await queue(tx, 'payment-capture', 'card')
        await outbox(tx).set(GIVEN_UP).where('kind', '=', 'payment-capture').execute()
      },
      'uncaptured',
    ],
    ['a sum refunded without a refund', (tx) => card(tx).set({ refunded: 1 }).execute(), 'refunds'],
    ['a refund that no step follows', (tx) => refund(tx, 500), 'unreturned'],
    [
      'a whole payment that is not on its way back',
      async (tx) => {
        await card(tx).set({ state: 'refunding', refunded: TOTAL }).execute()
        await queue(tx, 'payment-refund', 'card')
        await outbox(tx).set(DONE).where('kind', '=', 'payment-refund').execute()
      },
      'unreturned',
    ],
    [
      'an order without a mail',
      (tx) => tx.deleteFrom('outbox').where('kind', '=', 'order-mail').execute(),
      'unconfirmed',
    ],
    [
      'a refund without a mail',
      async (tx) => {
        await refund(tx, 500)
        await tx.updateTable('refund').set({ state: 'done', settled_at: NOW }).execute()
      },
      'untold',
    ],
  ]

for (const [name, happen, ...faults] of CASES) {
  test(
    `books ${faults.length > 0 ? 'name' : 'allow'} ${name}`,
    onShop(async (tx) => {
      await addPaid(tx)
      await happen(tx)
      same(
        await findBookFaults(tx),
        faults.map((fault) => ({ fault, number: 'no-order' })),
      )
    }),
  )
}

test(
  'books name money without an order by its reference, and count the orders',
  onShop(async (tx) => {
    await addPaid(tx)
    await addPayment(tx, { id: 'stray', order_id: 'gone', state: 'captured' })

    same(await findBookFaults(tx), [{ fault: 'unclaimed', number: 'ref-stray' }])
    same(await countOrders(tx), 1)
  }),
)
