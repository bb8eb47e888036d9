import { test } from 'node:test'
import { findHeldCart, withHeldPieces } from '../../../shop/cart/contents/held-cart-queries.ts'
import {
  beginCheckout,
  type CheckoutRow,
  findCheckout,
  findCheckoutOfCart,
  forgetSent,
  saveContent,
} from '../../../shop/checkout/current/checkout-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'a checkout is found by its order and by its cart, before and after it is placed',
  onShop(async (tx) => {
    await addCart(tx, { version: 4 })
    await addOrder(tx, { id: 'placed', customer_id: 'anna', storefront: 'professional' })
    await beginCheckout(tx, { orderId: 'new', cartId: 'cart', content: '{"a":1}' }, NOW)
    await beginCheckout(tx, { orderId: 'placed', cartId: 'cart of placed', content: '{}' }, NOW)

    const fresh: CheckoutRow = {
      ...{ orderId: 'new', cartId: 'cart', content: '{"a":1}', cartStatus: 'open', cartVersion: 4 },
      storefront: 'sport',
      sessionId: 'session',
      customerId: null,
      orderStatus: null,
    }
    same(await findCheckout(tx, 'new'), fresh)
    same(await findCheckoutOfCart(tx, 'cart'), fresh)
    same(await findCheckout(tx, 'placed'), {
      ...{ orderId: 'placed', cartId: 'cart of placed', content: '{}', cartStatus: 'ordered' },
      cartVersion: 1,
      storefront: 'sport',
      sessionId: null,
      customerId: 'anna',
      orderStatus: 'placed',
    })
    same(await findCheckout(tx, 'none'), undefined)
    same(await findCheckoutOfCart(tx, 'none'), undefined)
  }),
)

test(
  'the newest order that holds stock is found, for its owner and storefront only',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'old', status: 'held', created_at: NOW - 1 })
    await addOrder(tx, { id: 'held', status: 'held' })
    await addOrder(tx, { id: 'paid', status: 'paid', created_at: NOW + 1 })
    const owner = { column: 'session_id', id: 'session', storefront: 'sport' } as const

    same(await findHeldCart(tx, owner), { orderId: 'held', cartId: 'cart of held' })
    same(await findHeldCart(tx, { ...owner, storefront: 'professional' }), undefined)
    same(await findHeldCart(tx, { ...owner, column: 'customer_id' }), undefined)
  }),
)

test(
  'the pieces that a held order holds are available to it',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'held', status: 'held' })
    const held = { order_id: 'held', expires_at: NOW }
    await tx
      .insertInto('reservation')
      .values([
        { ...held, article_number: 'SHOE-42', quantity: 3, state: 'held' },
        { ...held, article_number: 'SHOE-43', quantity: 2, state: 'released' },
      ])
      .execute()
    const rows = ['SHOE-42', 'SHOE-43'].map((articleNumber) => ({ articleNumber, available: 1 }))

    same(await withHeldPieces(tx, 'held', rows), [
      { articleNumber: 'SHOE-42', available: 4 },
      { articleNumber: 'SHOE-43', available: 1 },
    ])
  }),
)

test(
  'a cart has one checkout, whose content can be saved',
  onShop(async (tx) => {
    await addCart(tx)
    await beginCheckout(tx, { orderId: 'first', cartId: 'cart', content: '{}' }, NOW)
    await beginCheckout(tx, { orderId: 'second', cartId: 'cart', content: '{"b":2}' }, NOW + 1)
    const checkout = { order_id: 'first', cart_id: 'cart', content: '{}' }
    const times = { created_at: NOW, changed_at: NOW }
    same(await allRows(tx, 'checkout'), [{ ...checkout, ...times }])

    await saveContent(tx, 'first', '{"c":3}', NOW + 2)
    await saveContent(tx, 'second', '{"d":4}', NOW + 3)

    same(await allRows(tx, 'checkout'), [
      { ...checkout, ...times, content: '{"c":3}', changed_at: NOW + 2 },
    ])
  }),
)

test(
  'the last request of one order is forgotten, and of no other',
  onShop(async (tx) => {
    const sent = { hash: 'hash', created_at: NOW }
    await tx
      .insertInto('attempt')
      .values({ key: 'a', order_id: 'a', ...sent })
      .execute()
    await tx
      .insertInto('attempt')
      .values({ key: 'b', order_id: 'b', ...sent })
      .execute()

    await forgetSent(tx, 'a')

    same(await allRows(tx, 'attempt'), [
      { key: 'a', order_id: 'a', ...sent, hash: '' },
      { key: 'b', order_id: 'b', ...sent },
    ])
  }),
)
