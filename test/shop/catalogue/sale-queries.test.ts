import { test } from 'node:test'
import {
  countKeptOff,
  type ExistingProduct,
  listExistingProducts,
  noteSold,
  noteUnsold,
  settleSale,
} from '../../../shop/catalogue/sale-queries.ts'
import type { Flag } from '../../../shop/platform/db/flag-columns.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'

const saleOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('product')
    .select(['published', 'off_in_file', 'on_sale_by_hand', 'source'])
    .where('id', '=', id)
    .executeTakeFirst()

const setByHand = (tx: Tx, id: number, said: Flag | null) =>
  tx.updateTable('product').set({ on_sale_by_hand: said }).where('id', '=', id).execute()

const pricesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('product')
    .select(['min_price', 'max_price', 'min_business_price', 'has_campaign'])
    .where('id', '=', id)
    .executeTakeFirst()

const SHOE: ExistingProduct = {
  id: 1,
  code: 'shoe',
  published: 1,
  offInFile: 0,
  onSaleByHand: null,
  isOfSource: 1,
  articlesSetByHand: 0,
}

test(
  'a product follows its file, somebody who says otherwise, and its articles',
  onShop(async (tx) => {
    same(await settleSale(tx, [1, 2, 3]), [])
    await noteUnsold(tx, [1, 2])
    await setByHand(tx, 2, 1)
    same(await settleSale(tx, [1, 2]), [{ code: 'shoe', published: 0 }])
    await setByHand(tx, 2, null)
    same(await settleSale(tx, [2]), [{ code: 'book', published: 0 }])
    await noteSold(tx, [1, 2], 'test')
    await setByHand(tx, 2, 0)
    same(await settleSale(tx, [1, 2]), [{ code: 'shoe', published: 1 }])
    await tx.updateTable('article').set({ published: 0 }).where('product_id', '=', 1).execute()
    same(await settleSale(tx, [1]), [{ code: 'shoe', published: 0 }])
  }),
)

test(
  'a product costs what its articles on sale cost',
  onShop(async (tx) => {
    const whole = { max_price: 100_000, min_business_price: 80_000 }
    for (const [published, prices] of [
      [0, { min_price: 100_000, ...whole, has_campaign: 0 }],
      [1, { min_price: 79_900, ...whole, has_campaign: 1 }],
    ] as const) {
      await tx.updateTable('article').set({ published }).where('number', '=', 'SHOE-42').execute()
      await settleSale(tx, [1])
      same(await pricesOf(tx, 1), prices)
    }
  }),
)

test(
  'known are the goods of a source and layout, and those that are named',
  onShop(async (tx) => {
    await tx.updateTable('product').set({ source: 'other' }).where('id', 'in', [2, 3]).execute()
    await tx
      .updateTable('article')
      .set({ on_sale_by_hand: 0, published: 0 })
      .where('number', '=', 'SHOE-42')
      .execute()
    const wanted = { source: 'test', idPrefix: 'sh' }
    const shoe = { ...SHOE, articlesSetByHand: 1 }

    same(await listExistingProducts(tx, wanted, ['book', 'none']), [
      shoe,
      { ...SHOE, id: 2, code: 'book', isOfSource: 0 },
    ])
    same(await listExistingProducts(tx, wanted, []), [shoe])
    same(await listExistingProducts(tx, { ...wanted, idPrefix: 's_' }, []), [])
  }),
)

test(
  'what a file sells and somebody has said too is the file’s again, and of its source',
  onShop(async (tx) => {
    await noteUnsold(tx, [1, 2])
    await setByHand(tx, 1, 1)
    await setByHand(tx, 2, 0)
    same(await saleOf(tx, 1), {
      published: 1,
      off_in_file: 1,
      on_sale_by_hand: 1,
      source: 'test',
    })

    await noteSold(tx, [1, 2], 'new')

    const sold = { published: 1, off_in_file: 0, source: 'new' } as const
    same(await saleOf(tx, 1), { ...sold, on_sale_by_hand: null })
    same(await saleOf(tx, 2), { ...sold, on_sale_by_hand: 0 })
    same(await saleOf(tx, 3), { ...sold, on_sale_by_hand: null, source: 'test' })
  }),
)

test(
  'articles that are off by hand are counted where their file sells them',
  onShop(async (tx) => {
    await tx.updateTable('article').set({ on_sale_by_hand: 0 }).execute()
    await tx.updateTable('article').set({ off_in_file: 1 }).where('size', '=', '43').execute()

    same(await countKeptOff(tx, [1, 2]), 2)
    same(await countKeptOff(tx, []), 0)
  }),
)
