import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimOrderId,
  closeCart,
  insertOrder,
  type NewOrder,
  rewriteDetails,
} from '../../../shop/orders/stock/order-writes.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addOrder, DETAILS, orderOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ORDER: NewOrder = {
  id: '1',
  number: 'no-1',
  cartId: 'cart of 1',
  customerId: null,
  companyId: null,
  sessionId: 'session',
  storefront: 'sport',
  language: 'sv',
  currency: 'SEK',
  status: 'placed',
  email: 'kim@example.com',
  signUpEmail: null,
  dueDate: null,
  details: DETAILS,
  rows: [
    {
      kind: 'article',
      articleNumber: 'BOOK-1',
      name: 'Boken',
      size: null,
      colour: null,
      quantity: 2,
      price: 10_600,
      vatRate: 600,
      total: 21_200,
    },
  ],
  itemsTotal: 100_000,
  feeTotal: 4_900,
  deliveryTotal: 5_900,
  discountTotal: 10_000,
  vatTotal: 20_160,
  total: 100_800,
}

const cartStates = (tx: Tx) =>
  tx.selectFrom('cart').select(['id', 'status', 'version']).orderBy('id').execute()

test(
  'the placing of an order is claimed once, and the first request is stored',
  onShop(async (tx) => {
    equal(await claimOrderId(tx, { orderId: '1', hash: 'first' }, NOW), true)
    equal(await claimOrderId(tx, { orderId: '1', hash: 'second' }, NOW + 1), false)

    same(await allRows(tx, 'attempt'), [
      { key: '1', hash: 'first', order_id: '1', created_at: NOW },
    ])
  }),
)

test(
  'a cart is closed once, and only in the version that was read',
  onShop(async (tx) => {
    await addCart(tx, { version: 5 })

    equal(await closeCart(tx, 'cart', 4), false)
    equal(await closeCart(tx, 'none', 5), false)
    same(await cartStates(tx), [{ id: 'cart', status: 'open', version: 5 }])
    equal(await closeCart(tx, 'cart', 5), true)
    equal(await closeCart(tx, 'cart', 5), false)
    same(await cartStates(tx), [{ id: 'cart', status: 'ordered', version: 5 }])
  }),
)

test(
  'an order is saved with its rows, with or without a company',
  onShop(async (tx) => {
    const owner = { customerId: 'bo', companyId: 'club', signUpEmail: 'kim@example.com' }
    const place = { storefront: 'professional', language: 'en', status: 'held' } as const
    const second = { id: '2', number: 'no-2', cartId: 'cart of 2' }
    await addCart(tx, { id: 'cart of 1', status: 'ordered' })
    await addCart(tx, { id: 'cart of 2', status: 'ordered' })

    await insertOrder(tx, ORDER, NOW)
    await insertOrder(tx, { ...ORDER, ...owner, ...place, ...second }, NOW)

    const ownerRow = { customer_id: 'bo', company_id: 'club', sign_up_email: 'kim@example.com' }
    const placeRow = { storefront: 'professional', lang: 'en', status: 'held' } as const
    same(await allRows(tx, 'orders'), [orderOf('1'), orderOf('2', { ...ownerRow, ...placeRow })])
    same((await allRows(tx, 'order_row'))[0], {
      id: '1-0',
      order_id: '1',
      position: 0,
      kind: 'article',
      article_number: 'BOOK-1',
      name: 'Boken',
      size: null,
      colour: null,
      quantity: 2,
      price: 10_600,
      vat_rate: 600,
      total: 21_200,
      refunded: 0,
      restocked: 0,
      returning_pieces: 0,
    })
  }),
)

test(
  'details are rewritten, and the sums of the order remain',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'held', sign_up_email: 'old@example.com' })
    await addOrder(tx, { id: '2' })
    await claimOrderId(tx, { orderId: '1', hash: 'first' }, NOW)
    const details = { ...DETAILS, orderNote: 'Ring!' }
    const email = 'new@example.com'

    await rewriteDetails(tx, '1', { email, signUpEmail: null, details, hash: 'second' })
    await rewriteDetails(tx, 'none', { email, signUpEmail: null, details, hash: 'third' })

    const changed = { status: 'held', email, details: JSON.stringify(details) } as const
    same(await allRows(tx, 'orders'), [orderOf('1', changed), orderOf('2')])
    same(await allRows(tx, 'attempt'), [
      { key: '1', hash: 'second', order_id: '1', created_at: NOW },
    ])
  }),
)
