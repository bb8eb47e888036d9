import { test } from 'node:test'
import { removeAccount } from '../../../../shop/account/privacy/erase-queries.ts'
import {
  addRecentlyViewed,
  clearRecentlyViewed,
  deleteViewedBefore,
  listCodes,
} from '../../../../shop/catalogue/visitor-lists/visitor-list-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { addProducts, NOW } from '../../../helpers/row-shop.ts'

const rowsOf = (tx: Tx) =>
  tx
    .selectFrom('seen_product')
    .selectAll()
    .orderBy('customer_id')
    .orderBy('seen_at', 'desc')
    .execute()
const row = (customer: string, product: number, at: number) => ({
  customer_id: customer,
  product_id: product,
  seen_at: at,
})

test(
  'what was looked at is listed newest first, each once, and only that of the customer',
  onShop(async (tx) => {
    await addRecentlyViewed(tx, 'anna', ['shoe', 'book'], NOW)
    await addRecentlyViewed(tx, 'bo', ['bike'], NOW)
    await addRecentlyViewed(tx, 'anna', ['book', 'no such product', 'book'], NOW + 1000)

    same(await rowsOf(tx), [row('anna', 2, NOW + 1000), row('anna', 1, NOW), row('bo', 3, NOW)])
    same(await listCodes(tx, 'seen_product', 'anna'), ['book', 'shoe'])
  }),
)

test(
  'an account remembers the last twelve',
  onShop(async (tx) => {
    const codes = Array.from({ length: 11 }, (_it, at) => `p${at}`)
    await addProducts(tx, codes)
    await addRecentlyViewed(tx, 'bo', ['bike'], NOW - 5000)
    await addRecentlyViewed(tx, 'anna', codes, NOW)
    await addRecentlyViewed(tx, 'anna', ['shoe', 'book'], NOW + 1000)

    same(await listCodes(tx, 'seen_product', 'anna'), ['shoe', 'book', ...codes.slice(0, 10)])
    same(await listCodes(tx, 'seen_product', 'bo'), ['bike'])
  }),
)

test(
  'clearing, and time, take away what is theirs alone',
  onShop(async (tx) => {
    await addRecentlyViewed(tx, 'anna', ['shoe'], NOW)
    await addRecentlyViewed(tx, 'bo', ['shoe', 'bike'], NOW)

    await deleteViewedBefore(tx, NOW)
    same(await listCodes(tx, 'seen_product', 'bo'), ['shoe'])
    await clearRecentlyViewed(tx, 'anna')

    same(await rowsOf(tx), [row('bo', 1, NOW)])
  }),
)

test(
  'they go with the account',
  onShop(async (tx) => {
    await addRecentlyViewed(tx, 'anna', ['shoe'], NOW)
    await addRecentlyViewed(tx, 'bo', ['shoe'], NOW)

    await removeAccount(tx, { id: 'anna', email: 'anna@example.com' })

    same(await rowsOf(tx), [row('bo', 1, NOW)])
  }),
)
