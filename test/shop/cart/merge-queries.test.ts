import { test } from 'node:test'
import {
  assignCart,
  closeMergedCart,
  findCheckoutToMerge,
  listRowsToMerge,
  listSessionCarts,
  moveCheckout,
  replaceNotices,
  saveNotices,
} from '../../../shop/cart/merge/merge-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ANNA = { column: 'customer_id', id: 'anna' } as const
const CART = {
  id: 'cart',
  session_id: 'session',
  customer_id: null,
  storefront: 'sport',
  status: 'open',
  version: 1,
  campaign_code: null,
  notices: null,
  created_at: NOW,
  changed_at: NOW,
}

test(
  'open carts of a session are returned with the customer’s open cart on the same storefront',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'second', storefront: 'professional' })
    await addCart(tx, { id: 'ordered', status: 'ordered' })
    await addCart(tx, { id: 'hers', customer_id: 'anna' })
    const closed = { id: 'closed', status: 'merged', storefront: 'professional' } as const
    await addCart(tx, { ...closed, customer_id: 'anna' })

    const carts = await listSessionCarts(tx, 'session', ANNA)

    same(
      carts.sort((a, b) => (a.id < b.id ? -1 : 1)),
      [
        { id: 'cart', storefront: 'sport', ownCartId: 'hers' },
        { id: 'second', storefront: 'professional', ownCartId: null },
      ],
    )
    same(await listSessionCarts(tx, 'none', ANNA), [])
  }),
)

test(
  'a cart that is given to a customer belongs to nobody else',
  onShop(async (tx) => {
    await addCart(tx)
    await assignCart(tx, 'cart', ANNA)
    await assignCart(tx, 'none', { column: 'customer_id', id: 'bo' })

    same(await allRows(tx, 'cart'), [{ ...CART, session_id: null, customer_id: 'anna' }])
  }),
)

test(
  'a merged cart is closed, belongs to the customer, and has no rows',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'other', storefront: 'professional' })
    await addCartRows(tx, 'cart', { 'BOOK-1': 1 })
    await addCartRows(tx, 'other', { 'BIKE-1': 1 })

    await closeMergedCart(tx, 'cart', ANNA)

    same(await allRows(tx, 'cart'), [
      { ...CART, status: 'merged', session_id: null, customer_id: 'anna' },
      { ...CART, id: 'other', storefront: 'professional' },
    ])
    const left = await tx.selectFrom('cart_row').select('id').execute()
    same(left, [{ id: 'other BIKE-1' }])
  }),
)

test(
  'rows to merge are returned in their order, with the quantity in the other cart and the stock',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'hers', customer_id: 'anna' })
    await addCartRows(tx, 'cart', { 'SHOE-42': 2, 'BOOK-1': 1, 'SHOE-43': 3 })
    await addCartRows(tx, 'hers', { 'BOOK-1': 4, 'BIKE-1': 1 })
    await tx.updateTable('cart_row').set({ seen_price: 9 }).where('quantity', '=', 2).execute()
    await tx.deleteFrom('stock').where('article_number', '=', 'SHOE-43').execute()

    same(await listRowsToMerge(tx, 'cart', 'hers'), [
      { articleNumber: 'SHOE-42', quantity: 2, seenPrice: 9, inCart: 0, available: 5 },
      { articleNumber: 'BOOK-1', quantity: 1, seenPrice: null, inCart: 4, available: 10 },
      { articleNumber: 'SHOE-43', quantity: 3, seenPrice: null, inCart: 0, available: 0 },
    ])
    same(await listRowsToMerge(tx, 'none', 'hers'), [])
  }),
)

test(
  'notices are saved under a higher version, and replaced unless they have changed meanwhile',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'other', storefront: 'professional' })
    const other = { ...CART, id: 'other', storefront: 'professional' }

    await saveNotices(tx, 'cart', '["x"]', NOW + 5)
    const changed = { version: NOW + 5, changed_at: NOW + 5 }
    same(await allRows(tx, 'cart'), [{ ...CART, ...changed, notices: '["x"]' }, other])

    await replaceNotices(tx, 'other', { from: '["x"]', to: '["y"]' })
    await replaceNotices(tx, 'cart', { from: '["z"]', to: '["y"]' })
    same(await allRows(tx, 'cart'), [{ ...CART, ...changed, notices: '["x"]' }, other])
    await replaceNotices(tx, 'cart', { from: '["x"]', to: '["y"]' })
    same(await allRows(tx, 'cart'), [{ ...CART, ...changed, notices: '["y"]' }, other])

    await saveNotices(tx, 'cart', null, NOW)
    same(await allRows(tx, 'cart'), [{ ...CART, version: NOW + 6, changed_at: NOW }, other])
  }),
)

const BEGUN = { order_id: 'o1', cart_id: 'cart', content: '{"a":1}', created_at: 1, changed_at: 2 }
const OWN = { order_id: 'o2', cart_id: 'hers', content: '{"b":2}', created_at: 3, changed_at: 4 }

test(
  'a checkout moves to another cart, in exchange for that cart’s own',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'hers', customer_id: 'anna' })
    await addCart(tx, { id: 'third', storefront: 'professional' })
    await tx.insertInto('checkout').values([BEGUN, OWN]).execute()

    same(await findCheckoutToMerge(tx, 'cart'), { orderId: 'o1', content: '{"a":1}' })
    same(await findCheckoutToMerge(tx, 'third'), undefined)
    const moved = { orderId: 'o1', content: '{"c":3}', from: 'cart', to: 'hers' }
    await moveCheckout(tx, moved)

    same(await allRows(tx, 'checkout'), [
      { ...BEGUN, content: '{"c":3}', cart_id: 'hers' },
      { ...OWN, cart_id: 'cart' },
    ])
    await moveCheckout(tx, { ...moved, orderId: 'none' })
    await moveCheckout(tx, { ...moved, from: 'hers', to: 'third' })
    same(await allRows(tx, 'checkout'), [
      { ...BEGUN, content: '{"c":3}', cart_id: 'third' },
      { ...OWN, cart_id: 'cart' },
    ])
  }),
)
