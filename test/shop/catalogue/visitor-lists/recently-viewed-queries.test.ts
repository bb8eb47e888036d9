import { test } from 'node:test'
import { removeAccount } from '../../../../shop/account/privacy/erase-queries.ts'
import {
  addToList,
  clearList,
  deleteViewedBefore,
  listCodes,
  RECENTLY_VIEWED,
} from '../../../../shop/catalogue/visitor-lists/visitor-list-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { addProducts, NOW } from '../../../helpers/row-shop.ts'

const of = (customerId: string) => ({ ...RECENTLY_VIEWED, customerId })
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
    await addToList(tx, of('anna'), ['shoe', 'book'], NOW)
    await addToList(tx, of('bo'), ['bike'], NOW)
    await addToList(tx, of('anna'), ['book', 'no such product', 'book'], NOW + 1000)

    same(await rowsOf(tx), [row('anna', 2, NOW + 1000), row('anna', 1, NOW), row('bo', 3, NOW)])
    same(await listCodes(tx, of('anna')), ['book', 'shoe'])
  }),
)

test(
  'an account remembers the last twelve',
  onShop(async (tx) => {
    const codes = Array.from({ length: 11 }, (_it, at) => `p${at}`)
    await addProducts(tx, codes)
    await addToList(tx, of('bo'), ['bike'], NOW - 5000)
    await addToList(tx, of('anna'), codes, NOW)
    await addToList(tx, of('anna'), ['shoe', 'book'], NOW + 1000)

    same(await listCodes(tx, of('anna')), ['shoe', 'book', ...codes.slice(0, 10)])
    same(await listCodes(tx, of('bo')), ['bike'])
  }),
)

test(
  'clearing, and time, take away what is theirs alone',
  onShop(async (tx) => {
    await addToList(tx, of('anna'), ['shoe'], NOW)
    await addToList(tx, of('bo'), ['shoe', 'bike'], NOW)

    await deleteViewedBefore(tx, NOW)
    same(await listCodes(tx, of('bo')), ['shoe'])
    await clearList(tx, of('anna'))

    same(await rowsOf(tx), [row('bo', 1, NOW)])
  }),
)

test(
  'they go with the account',
  onShop(async (tx) => {
    await addToList(tx, of('anna'), ['shoe'], NOW)
    await addToList(tx, of('bo'), ['shoe'], NOW)

    await removeAccount(tx, { id: 'anna', email: 'anna@example.com' })

    same(await rowsOf(tx), [row('bo', 1, NOW)])
  }),
)
