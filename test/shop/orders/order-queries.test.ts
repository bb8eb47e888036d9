import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  findOrder,
  findOwnedReceipt,
  findReceipt,
  listOrderRows,
} from '../../../shop/orders/receipt/order-queries.ts'
import { insertRefund, settleRefund } from '../../../shop/payments/records/refund-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, DETAILS } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const SHOE_ROW = {
  kind: 'article',
  articleNumber: 'SHOE-42',
  name: 'Åska',
  size: '42',
  colour: 'Blå',
  quantity: 2,
  price: 79_900,
  vatRate: 2500,
  total: 159_800,
} as const
const FEE_ROW = {
  kind: 'fee',
  articleNumber: 'small',
  name: 'small sv',
  size: null,
  colour: null,
  quantity: 1,
  price: 4_900,
  vatRate: 2500,
  total: 4_900,
} as const

/** Inserted in another order than their positions. */
async function addRows(tx: Tx, orderId: string): Promise<void> {
  const rows = [
    { ...FEE_ROW, position: 1 },
    { ...SHOE_ROW, position: 0 },
  ]
  for (const { articleNumber, vatRate, ...row } of rows) {
    const named = { article_number: articleNumber, vat_rate: vatRate }
    const id = `${orderId}-${9 - row.position}`
    await tx
      .insertInto('order_row')
      .values({ id, order_id: orderId, ...row, ...named })
      .execute()
  }
}

test(
  'an order is found with its owner, with and without its last request',
  onShop(async (tx) => {
    const sent = { key: '1', hash: 'hash', order_id: '1', created_at: NOW }
    await tx.insertInto('attempt').values(sent).execute()
    await addOrder(tx, { id: '1', status: 'held' })
    await addOrder(tx, { id: '2', customer_id: 'anna', session_id: null })

    same(await findOrder(tx, '1'), {
      id: '1',
      number: 'no-1',
      status: 'held',
      total: 100_800,
      vatTotal: 20_160,
      currency: 'SEK',
      cartId: 'cart of 1',
      sessionId: 'session',
      customerId: null,
      email: 'kim@example.com',
      hash: 'hash',
      awaitsApproval: 0,
      createdAt: NOW,
    })
    same(await findOrder(tx, '2'), {
      id: '2',
      number: 'no-2',
      status: 'placed',
      total: 100_800,
      vatTotal: 20_160,
      currency: 'SEK',
      cartId: 'cart of 2',
      sessionId: null,
      customerId: 'anna',
      email: 'kim@example.com',
      hash: null,
      awaitsApproval: 0,
      createdAt: NOW,
    })
    same(await findOrder(tx, 'none'), undefined)
  }),
)

test(
  'the rows of an order are returned in their order',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addRows(tx, '1')

    same(await listOrderRows(tx, '1'), [SHOE_ROW, FEE_ROW])
    same(await listOrderRows(tx, 'none'), [])
  }),
)

test(
  'rows of a company’s order say what of them it took out of the stock, until it is sent',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', storefront: 'professional' })
    await addRows(tx, '1')
    const shoe = { ...{ id: '1-gift', order_id: '1', position: 2, kind: 'gift' as const } }
    const { articleNumber, vatRate, kind, ...more } = { ...SHOE_ROW, quantity: 1 }
    const named = { article_number: articleNumber, vat_rate: vatRate }
    await tx
      .insertInto('order_row')
      .values({ ...more, ...named, ...shoe })
      .execute()
    const move = { order_id: '1', article_number: articleNumber, created_at: NOW }
    await tx
      .insertInto('stock_move')
      .values([
        { ...move, reason: 'held', delta: -2 },
        { ...move, reason: 'returned', delta: 1 },
      ])
      .execute()
    const gift = { ...SHOE_ROW, kind: 'gift', quantity: 1 } as const

    same(await listOrderRows(tx, '1'), [SHOE_ROW, FEE_ROW, { ...gift, inStock: 0 }])
    await tx
      .insertInto('order_handling')
      .values({ order_id: '1', packed_at: NOW, sent_at: NOW })
      .execute()
    same(await listOrderRows(tx, '1'), [SHOE_ROW, FEE_ROW, gift])
  }),
)

test(
  'a receipt contains the whole order, its details and its rows',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', sign_up_email: 'kim@example.com', currency: 'EUR' })
    await addOrder(tx, { id: '2', storefront: 'professional', lang: 'en', currency: 'EUR' })
    await addRows(tx, '1')
    const receipt = {
      ...DETAILS,
      orderId: '1',
      number: 'no-1',
      status: 'placed',
      storefront: 'sport',
      language: 'sv',
      email: 'kim@example.com',
      signUpEmail: 'kim@example.com',
      createdAt: NOW,
      currency: 'EUR',
      rows: [SHOE_ROW, FEE_ROW],
      itemsTotal: 100_000,
      feeTotal: 4_900,
      deliveryTotal: 5_900,
      discountTotal: 10_000,
      vatTotal: 20_160,
      total: 100_800,
      refundedTotal: 0,
      includesVat: true,
    } as const

    same(await findReceipt(tx, '1'), receipt)
    same(await findOwnedReceipt(tx, '1'), {
      receipt,
      owner: {
        id: '1',
        email: 'kim@example.com',
        createdAt: NOW,
        customerId: null,
        companyId: null,
        sessionId: 'session',
      },
    })
    same(await findReceipt(tx, '2'), {
      ...receipt,
      orderId: '2',
      number: 'no-2',
      storefront: 'professional',
      language: 'en',
      signUpEmail: null,
      rows: [],
      includesVat: false,
    })
    same(await findReceipt(tx, 'none'), undefined)
    await addPayment(tx, { id: 'p', order_id: '2', state: 'captured' })
    const refund = {
      orderId: '2',
      paymentId: 'p',
      amount: 500,
      reason: 'goodwill',
      withDelivery: false,
    } as const
    for (const id of ['a', 'b', 'refused']) await insertRefund(tx, { ...refund, id }, NOW)
    await settleRefund(tx, 'refused', 'refused', NOW)
    equal((await findReceipt(tx, '2'))?.refundedTotal, 1000)
  }),
)
