import { test } from 'node:test'
import {
  findFormerProduct,
  findProductsOrArticles,
  listOffSale,
  noteSaleState,
} from '../../../shop/catalogue/off-sale-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'

const SHOE = { productId: 1, code: 'shoe', name: 'Åska', isProductOn: 1 } as const

test(
  'goods are named by article number, id or address, the article first',
  onShop(async (tx) => {
    await tx.updateTable('article').set({ published: 0 }).where('number', '=', 'SHOE-43').execute()
    await tx.updateTable('product').set({ slug: 'SHOE-43' }).where('id', '=', 1).execute()
    const whole = { ...SHOE, articleNumber: null, isOn: 1 } as const

    same(await findProductsOrArticles(tx, 'SHOE-43', []), [
      { ...SHOE, articleNumber: 'SHOE-43', isOn: 0 },
      whole,
    ])
    same(await findProductsOrArticles(tx, 'none', ['shoe']), [whole])
    same(await findProductsOrArticles(tx, 'none', []), [])
  }),
)

const handOf = (tx: Tx, table: 'product' | 'article') =>
  tx
    .selectFrom(table)
    .select(['published', 'off_in_file', 'on_sale_by_hand'])
    .orderBy(table === 'product' ? 'product.id' : 'article.number')
    .limit(1)
    .executeTakeFirst()

test(
  'what somebody says is kept as long as the file says otherwise',
  onShop(async (tx) => {
    const article = { productId: 3, articleNumber: 'BIKE-1' }
    await noteSaleState(tx, article, 'off')
    same(await handOf(tx, 'article'), { published: 0, off_in_file: 0, on_sale_by_hand: 0 })
    await noteSaleState(tx, article, 'on')
    same(await handOf(tx, 'article'), { published: 1, off_in_file: 0, on_sale_by_hand: null })
    await tx.updateTable('article').set({ off_in_file: 1, published: 0 }).execute()
    await noteSaleState(tx, article, 'on')
    same(await handOf(tx, 'article'), { published: 1, off_in_file: 1, on_sale_by_hand: 1 })

    const product = { productId: 1, articleNumber: null }
    await noteSaleState(tx, product, 'off')
    same(await handOf(tx, 'product'), { published: 1, off_in_file: 0, on_sale_by_hand: 0 })
    await noteSaleState(tx, product, 'on')
    same(await handOf(tx, 'product'), { published: 1, off_in_file: 0, on_sale_by_hand: null })
  }),
)

test(
  'off sale are products, and articles of products that are on sale',
  onShop(async (tx) => {
    await noteSaleState(tx, { productId: 1, articleNumber: 'SHOE-43' }, 'off')
    await tx.updateTable('article').set({ published: 0 }).where('size', '=', '42').execute()
    const shoe = { code: 'shoe', name: 'Åska' }

    same(await listOffSale(tx), [
      { code: 'hidden', name: 'Dold', articleNumber: null, isByHand: 0 },
      { ...shoe, articleNumber: 'SHOE-42', isByHand: 0 },
      { ...shoe, articleNumber: 'SHOE-43', isByHand: 1 },
    ])
  }),
)

const former = (tx: Tx, slug: string, language: 'sv' | 'en') =>
  findFormerProduct(tx, slug, { language, storefront: 'sport' })

test(
  'a former product is one that is off sale, on the storefront that had it',
  onShop(async (tx) => {
    const hidden = { id: 4, slug: 'hidden', brand: 'Pärm', mainCategoryId: 'running' }

    same(await former(tx, 'hidden', 'en'), { ...hidden, name: 'Hidden' })
    same(await former(tx, 'thunder', 'en'), undefined)
    await tx.updateTable('product').set({ published: 0 }).where('code', '=', 'bike').execute()
    same(await former(tx, 'the-bike', 'sv'), undefined)
  }),
)
