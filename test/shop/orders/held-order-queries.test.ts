import { test } from 'node:test'
import {
  cancelHeldOrder,
  findCartOwner,
  listPendingPayments,
  moveRows,
} from '../../../shop/orders/stock/held-order-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows, addOrder, addPayment } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const statuses = (tx: Tx) =>
  tx.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()

test(
  'a held order is cancelled once, and its cart returned; a paid one is not',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'held' })
    await addOrder(tx, { id: '2', status: 'paid' })
    await addOrder(tx, { id: '3', status: 'held' })

    same(await cancelHeldOrder(tx, '1'), { cartId: 'cart of 1' })
    same(await cancelHeldOrder(tx, '1'), undefined)
    same(await cancelHeldOrder(tx, '2'), undefined)
    same(await cancelHeldOrder(tx, 'none'), undefined)

    same(await statuses(tx), [
      { id: '1', status: 'cancelled' },
      { id: '2', status: 'paid' },
      { id: '3', status: 'held' },
    ])
  }),
)

test(
  'the owner of a cart is its customer, otherwise its session',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'hers', customer_id: 'anna', storefront: 'professional' })

    same(await findCartOwner(tx, 'cart'), {
      column: 'session_id',
      id: 'session',
      storefront: 'sport',
    })
    same(await findCartOwner(tx, 'hers'), {
      column: 'customer_id',
      id: 'anna',
      storefront: 'professional',
    })
    same(await findCartOwner(tx, 'none'), undefined)
  }),
)

test(
  'rows move under their ids, and articles in both carts are added up, to 100 at most',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'hers', customer_id: 'anna' })
    await addCartRows(tx, 'cart', { 'SHOE-42': 2, 'BOOK-1': 60, 'BIKE-1': 1 })
    await addCartRows(tx, 'hers', { 'BOOK-1': 60, 'BIKE-1': 2 })

    await moveRows(tx, 'cart', 'hers')

    const row = { cart_id: 'hers', seen_price: null }
    same(await allRows(tx, 'cart_row'), [
      { ...row, id: 'cart SHOE-42', article_number: 'SHOE-42', quantity: 2, position: 1 },
      { ...row, id: 'hers BIKE-1', article_number: 'BIKE-1', quantity: 3, position: 2 },
      { ...row, id: 'hers BOOK-1', article_number: 'BOOK-1', quantity: 100, position: 1 },
    ])
  }),
)

test(
  'the pending payments of an order are listed, newest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2' })
    await addPayment(tx, { id: 'older', order_id: '1', created_at: NOW - 1 })
    await addPayment(tx, { id: 'newer', order_id: '1' })
    await addPayment(tx, { id: 'failed', order_id: '1', state: 'failed' })
    await addPayment(tx, { id: 'other', order_id: '2' })

    same(await listPendingPayments(tx, '1'), ['newer', 'older'])
    same(await listPendingPayments(tx, 'none'), [])
  }),
)
