import { test } from 'node:test'
import { moveOrders } from '../../../shop/orders/proof/order-owner-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addCart, addOrder } from '../../helpers/row-orders.ts'

const cartOwners = (tx: Tx) =>
  tx.selectFrom('cart').select(['id', 'session_id', 'customer_id']).orderBy('id').execute()

const orderSessions = (tx: Tx) =>
  tx.selectFrom('orders').select(['id', 'session_id', 'customer_id']).orderBy('id').execute()

test(
  'orders move to the new session, and the carts of held ones to the customer',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'held', status: 'held' })
    await addOrder(tx, { id: 'paid', status: 'paid' })
    await addCart(tx)

    await moveOrders(tx, { from: 'session', to: 'new', customerId: 'anna' })

    same(await orderSessions(tx), [
      { id: 'held', session_id: 'new', customer_id: null },
      { id: 'paid', session_id: 'new', customer_id: null },
    ])
    same(await cartOwners(tx), [
      { id: 'cart', session_id: 'session', customer_id: null },
      { id: 'cart of held', session_id: null, customer_id: 'anna' },
      { id: 'cart of paid', session_id: 'session', customer_id: null },
    ])
  }),
)

test(
  'orders of other sessions do not move',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'held', status: 'held' })

    await moveOrders(tx, { from: 'other', to: 'new', customerId: 'anna' })

    same(await orderSessions(tx), [{ id: 'held', session_id: 'session', customer_id: null }])
    same(await cartOwners(tx), [{ id: 'cart of held', session_id: 'session', customer_id: null }])
  }),
)
