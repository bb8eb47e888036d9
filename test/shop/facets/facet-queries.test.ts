import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  listFacetCategories,
  listFacetProducts,
  listStockChanges,
  listStocked,
  readColour,
  readLastStockChange,
} from '../../../shop/facets/facet-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onGoods, same } from '../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

/** Without the blanks that a database may put into JSON. */
const compact = (json: string) => JSON.stringify(JSON.parse(json))

const listed = async (tx: Tx, after: number, limit: number) =>
  (await listFacetProducts(tx, after, limit)).map((it) => ({
    ...it,
    categories: compact(it.categories),
    articles: compact(it.articles),
  }))

const setStock = (tx: Tx, article: string, available: number) =>
  tx.updateTable('stock').set({ available }).where('article_number', '=', article).execute()

test(
  'published products come in the order of their ids, with all that they can have',
  onGoods(async (tx) => {
    const [shoe, ...others] = await listed(tx, 0, 10)

    same(shoe, {
      id: 1,
      brand: 'Norrsken',
      gender: 'women',
      onSport: 1,
      onProfessional: 1,
      isQuotation: 0,
      isReduced: 1,
      createdAt: NOW,
      popularity: 7,
      price: 79_900,
      businessPrice: 80_000,
      nameSv: 'Åska',
      nameEn: 'Thunder',
      typeSv: 'löparsko',
      typeEn: 'running shoe',
      materialSv: 'nät',
      materialEn: 'mesh',
      categories: '["running","shoes"]',
      articles: '[["blue","42",1],["red","43",0]]',
    })
    same(
      others.map((it) => it.id),
      [2, 3],
    )
  }),
)

test(
  'a product with nothing that can be left out has nulls and empty lists',
  onGoods(async (tx) => {
    const book = {
      id: 2,
      brand: 'Pärm',
      gender: null,
      onSport: 1,
      onProfessional: 1,
      isQuotation: 0,
      isReduced: 0,
      createdAt: NOW - 3 * DAY_MS,
      popularity: 0,
      price: 10_600,
      businessPrice: 10_000,
      nameSv: 'Boken',
      nameEn: 'The book',
      typeSv: 'bok',
      typeEn: 'book',
      materialSv: null,
      materialEn: null,
      categories: '[]',
      articles: '[[null,null,1]]',
    } as const

    same(await listed(tx, 1, 1), [book])
    await tx.deleteFrom('stock').where('article_number', '=', 'BOOK-1').execute()
    same(await listed(tx, 1, 1), [{ ...book, articles: '[[null,null,0]]' }])
    await tx.updateTable('article').set({ published: 0 }).where('product_id', '=', 2).execute()
    same(await listed(tx, 1, 1), [{ ...book, articles: '[]' }])
    same(await listed(tx, 4, 10), [])
  }),
)

test(
  'a campaign is no reduction that is not below the lowest price, or of a withdrawn article',
  onGoods(async (tx) => {
    const isReduced = async () => (await listed(tx, 0, 1))[0]?.isReduced
    const shoe = (change: { published?: 0 | 1; lowest_price?: number }) =>
      tx.updateTable('article').set(change).where('number', '=', 'SHOE-42').execute()

    await shoe({ published: 0 })
    equal(await isReduced(), 0)
    await shoe({ published: 1 })
    equal(await isReduced(), 1)
    await shoe({ lowest_price: 79_900 })
    equal(await isReduced(), 0)
  }),
)

test(
  'categories come with both names, parents before their children',
  onGoods(async (tx) => {
    same(await listFacetCategories(tx), [
      { id: 'shoes', parentId: null, slug: 'c-shoes', nameSv: 'Skor', nameEn: 'Shoes' },
      { id: 'gym', parentId: null, slug: 'c-gym', nameSv: 'Gym', nameEn: 'Gym' },
      { id: 'empty', parentId: null, slug: 'c-empty', nameSv: 'Tomt', nameEn: 'Empty' },
      { id: 'running', parentId: 'shoes', slug: 'c-running', nameSv: 'Löpning', nameEn: 'Running' },
    ])
  }),
)

test(
  'a colour comes as its product names it',
  onGoods(async (tx) => {
    same(await readColour(tx, 1, 'red'), { sv: 'Röd', en: 'Red', hex: '#b8441f' })
    same(await readColour(tx, 2, 'red'), undefined)
    const unnamed = { colour_sv: null, colour_en: null, colour_hex: null }
    await tx.updateTable('article').set(unnamed).execute()
    same(await readColour(tx, 1, 'red'), { sv: null, en: null, hex: null })
  }),
)

test(
  'a product whose stock runs out or comes back is noted, the latest turn only',
  onGoods(async (tx) => {
    equal(await readLastStockChange(tx), 0)
    same(await listStockChanges(tx, 0, 10), [])

    await setStock(tx, 'SHOE-43', 4)
    await setStock(tx, 'BOOK-1', 0)
    await setStock(tx, 'BIKE-1', 1)
    await setStock(tx, 'SHOE-43', 0)

    equal(await readLastStockChange(tx), 3)
    const book = { productId: 2, turn: 2 }
    same(await listStockChanges(tx, 0, 10), [book, { productId: 1, turn: 3 }])
    same(await listStockChanges(tx, 0, 1), [book])
    same(await listStockChanges(tx, 3, 10), [])
  }),
)

test(
  'stock comes product by product, in the order of the articles',
  onGoods(async (tx) => {
    await tx.deleteFrom('stock').where('article_number', '=', 'BOOK-1').execute()

    same(await listStocked(tx, [2, 1, 99]), [
      { productId: 1, isInStock: 1 },
      { productId: 1, isInStock: 0 },
      { productId: 2, isInStock: 0 },
    ])
    same(await listStocked(tx, []), [])
    await tx.updateTable('article').set({ published: 0 }).execute()
    same(await listStocked(tx, [1]), [])
  }),
)
