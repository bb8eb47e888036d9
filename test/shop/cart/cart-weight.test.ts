import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { listCartRows } from '../../../shop/cart/contents/cart-queries.ts'
import { weightOf } from '../../../shop/cart/costs/sum-lines.ts'
import { onShop } from '../../helpers/row-database.ts'
import { addCart, addCartRows } from '../../helpers/row-orders.ts'

const VIEW = { language: 'sv', storefront: 'sport' } as const

test(
  'the weight of a cart is that of its pieces, in grams',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 2, 'BIKE-1': 1, 'BOOK-1': 3 })

    equal(weightOf(await listCartRows(tx, 'cart', VIEW)), 2 * 1_000 + 55_000 + 3 * 900)
  }),
)

test(
  'pieces weigh their size if that is a weight, and a cart without rows weighs nothing',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 2 })
    await tx.updateTable('product').set({ drawing: 'dumbbell' }).where('id', '=', 1).execute()
    await tx.updateTable('article').set({ size: '2,5 kg' }).execute()

    equal(weightOf(await listCartRows(tx, 'cart', VIEW)), 5_000)
    equal(weightOf([]), 0)
  }),
)
