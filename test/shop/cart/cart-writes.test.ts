import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { CartOwner } from '../../../shop/cart/contents/cart-owner.ts'
import {
  addRow,
  countRows,
  openCart,
  removeRow,
  removeRows,
  setQuantityOf,
  setRow,
  touchCart,
} from '../../../shop/cart/contents/cart-writes.ts'
import { allRows, onEmptyDatabase, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const HOUR = 60 * 60 * 1000
const OWNER: CartOwner = { column: 'session_id', id: 'session', storefront: 'sport' }
const CART = {
  id: 'cart',
  session_id: 'session',
  customer_id: null,
  storefront: 'sport',
  status: 'open',
  campaign_code: null,
  notices: null,
  created_at: NOW,
}

const row = (article: string, quantity: number, position: number) => ({
  ...{ id: `cart ${article}`, cart_id: 'cart', article_number: article },
  quantity,
  seen_price: null,
  position,
})

test(
  'a changed cart gets a higher version, loses its notices, and stores the hour',
  onShop(async (tx) => {
    await addCart(tx, { version: NOW + 5, notices: '[]' })

    equal(await touchCart(tx, OWNER, NOW + 1), 'cart')
    same(await allRows(tx, 'cart'), [{ ...CART, version: NOW + 6, changed_at: NOW }])
    equal(await touchCart(tx, OWNER, NOW + HOUR - 1), 'cart')
    same(await allRows(tx, 'cart'), [{ ...CART, version: NOW + HOUR - 1, changed_at: NOW }])
    equal(await touchCart(tx, OWNER, NOW + HOUR), 'cart')
    same(await allRows(tx, 'cart'), [{ ...CART, version: NOW + HOUR, changed_at: NOW + HOUR }])
  }),
)

test(
  'a closed cart, or one of another storefront or owner, is not changed',
  onShop(async (tx) => {
    await addCart(tx, { status: 'ordered' })

    equal(await touchCart(tx, OWNER, NOW + 1), undefined)
    equal(await touchCart(tx, { ...OWNER, storefront: 'professional' }, NOW + 1), undefined)
    equal(await touchCart(tx, { ...OWNER, id: 'other' }, NOW + 1), undefined)

    same(await allRows(tx, 'cart'), [{ ...CART, status: 'ordered', version: 1, changed_at: NOW }])
  }),
)

test(
  'a cart is opened once for each owner',
  onShop(async (tx) => {
    const anna: CartOwner = { column: 'customer_id', id: 'anna', storefront: 'professional' }

    equal(await openCart(tx, OWNER, NOW, () => 'cart'), 'cart')
    equal(await openCart(tx, OWNER, NOW, () => 'another'), 'cart')
    equal(await openCart(tx, anna, NOW, () => 'hers'), 'hers')

    const hers = { id: 'hers', session_id: null, customer_id: 'anna', storefront: 'professional' }
    const times = { changed_at: NOW }
    same(await allRows(tx, 'cart'), [
      { ...CART, ...times, version: NOW + 1 },
      { ...CART, ...times, ...hers, version: NOW },
    ])
  }),
)

test(
  'many requests at once open one cart',
  onEmptyDatabase(async (db) => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => db.transaction().execute((tx) => openCart(tx, OWNER, NOW))),
    )

    const carts = await db.selectFrom('cart').select(['id', 'version']).execute()
    same(carts, [{ id: ids[0] ?? '', version: NOW + 7 }])
    equal(new Set(ids).size, 1)
  }),
)

test(
  'a row is added at the end, and the same article again is added to it',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 1 })
    const book = { articleNumber: 'BOOK-1', quantity: 2, seenPrice: null }

    await addRow(tx, 'cart', book, () => 'cart BOOK-1')
    await addRow(tx, 'cart', { ...book, quantity: 3, seenPrice: 10_600 }, () => 'not used')

    same(await allRows(tx, 'cart_row'), [
      { ...row('BOOK-1', 5, 2), seen_price: 10_600 },
      row('SHOE-42', 1, 1),
    ])
    equal(await countRows(tx, 'cart'), 2)
    equal(await countRows(tx, 'none'), 0)
  }),
)

test(
  'a quantity is set by row or by article, and changes no other row',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 1, 'BOOK-1': 1 })

    await setRow(tx, 'cart SHOE-42', 7, 79_900)
    await setQuantityOf(tx, 'cart', 'BOOK-1', 8)
    await setRow(tx, 'none', 9, null)
    await setQuantityOf(tx, 'none', 'BOOK-1', 9)

    same(await allRows(tx, 'cart_row'), [
      row('BOOK-1', 8, 2),
      { ...row('SHOE-42', 7, 1), seen_price: 79_900 },
    ])
    await setRow(tx, 'cart SHOE-42', 7, null)
    same((await allRows(tx, 'cart_row'))[1], row('SHOE-42', 7, 1))
  }),
)

test(
  'a removed row returns to its position, which no new row takes',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 1, 'BOOK-1': 1 })

    await removeRow(tx, 'cart BOOK-1')
    await removeRow(tx, 'none')
    same(await allRows(tx, 'cart_row'), [row('SHOE-42', 1, 1)])
    same(await allRows(tx, 'cart_place'), [
      { cart_id: 'cart', article_number: 'BOOK-1', position: 2 },
    ])

    for (const articleNumber of ['BIKE-1', 'BOOK-1'])
      await addRow(tx, 'cart', { articleNumber, quantity: 1, seenPrice: null }, () => {
        return `cart ${articleNumber}`
      })
    same(await allRows(tx, 'cart_row'), [
      row('BIKE-1', 1, 3),
      row('BOOK-1', 1, 2),
      row('SHOE-42', 1, 1),
    ])
  }),
)

test(
  'an emptied cart loses its rows and their positions, and no other cart does',
  onShop(async (tx) => {
    await addCart(tx)
    await addCart(tx, { id: 'of anna', customer_id: 'anna' })
    await addCartRows(tx, 'cart', { 'SHOE-42': 1, 'BOOK-1': 1 })
    await addCartRows(tx, 'of anna', { 'SHOE-42': 1 })
    await removeRow(tx, 'cart BOOK-1')

    await removeRows(tx, 'cart')

    same(await allRows(tx, 'cart_place'), [])
    const hers = { id: 'of anna SHOE-42', cart_id: 'of anna' }
    same(await allRows(tx, 'cart_row'), [{ ...row('SHOE-42', 1, 1), ...hers }])
  }),
)
