import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { type ListedArticle, listArticles } from '../../../shop/catalogue/article-queries.ts'
import {
  type ListedProduct,
  listProducts,
  listProductsByCode,
  listProductsById,
  listProductsOfArticles,
} from '../../../shop/catalogue/listing-queries.ts'
import { explaining, ON_SQLITE } from '../../helpers/query-plans.ts'
import { onEmptyDatabase, onShop, same } from '../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

const ON_SPORT = { language: 'sv', storefront: 'sport', limit: 10 } as const

const IN_SWEDISH = { language: 'sv' } as const

const SHOE: ListedProduct = {
  id: 1,
  code: 'shoe',
  slug: 'thunder',
  brand: 'Norrsken',
  name: 'Åska',
  trait: 'Dropp 8 mm',
  type: 'löparsko',
  imageUrl: 'https://pictures.example/1.jpg',
  otherPicture: null,
  isQuotation: 0,
  newUntil: NOW + 30 * DAY_MS,
}
const BOOK: ListedProduct = {
  id: 2,
  code: 'book',
  slug: 'the-book',
  brand: 'Pärm',
  name: 'Boken',
  trait: null,
  type: 'bok',
  imageUrl: null,
  otherPicture: null,
  isQuotation: 0,
  newUntil: NOW + 27 * DAY_MS,
}
const BIKE: ListedProduct = {
  ...BOOK,
  id: 3,
  code: 'bike',
  slug: 'the-bike',
  name: 'The bike',
  type: 'exercise bike',
  isQuotation: 1,
}
const BLUE_SHOE: ListedArticle = {
  productId: 1,
  number: 'SHOE-42',
  size: '42',
  colourId: 'blue',
  colour: 'Blå',
  hex: '#2f5fa7',
  price: 100_000,
  campaignPrice: 79_900,
  lowestPrice: 90_000,
  businessPrice: 80_000,
  vatRate: 2500,
  available: 5,
  expectedOn: null,
}
const ONE_BOOK: ListedArticle = {
  productId: 2,
  number: 'BOOK-1',
  size: null,
  colourId: null,
  colour: null,
  hex: null,
  price: 10_600,
  campaignPrice: null,
  lowestPrice: null,
  businessPrice: 10_000,
  vatRate: 600,
  available: 10,
  expectedOn: null,
}

test(
  'products on sale on a storefront come by popularity, those not published do not',
  onShop(async (tx) => {
    same(await listProducts(tx, ON_SPORT), [SHOE, BOOK])
    same(await listProducts(tx, { ...ON_SPORT, limit: 1 }), [SHOE])
    await tx.updateTable('product').set({ on_professional: 0 }).where('id', '<', 3).execute()
    const english = { ...ON_SPORT, language: 'en', storefront: 'professional' } as const
    same(await listProducts(tx, english), [BIKE])
  }),
)

test(
  'products of a category, of a campaign, or the newest',
  onShop(async (tx) => {
    const english = { ...ON_SPORT, language: 'en', storefront: 'professional' } as const
    await tx.updateTable('product').set({ popularity: 9 }).where('id', '=', 2).execute()

    same(await listProducts(tx, { ...english, categoryId: 'gym' }), [BIKE])
    same(await listProducts(tx, { ...ON_SPORT, categoryId: 'empty' }), [])
    same(await listProducts(tx, { ...ON_SPORT, onlyCampaigns: true }), [SHOE])
    same(await listProducts(tx, { ...ON_SPORT, sort: 'newest' }), [SHOE, BOOK])
    same(await listProducts(tx, { ...ON_SPORT, sort: 'popular' }), [BOOK, SHOE])
    for (const change of [
      { lowest_price: 79_900 },
      { lowest_price: 90_000, published: 0 },
    ] as const) {
      await tx.updateTable('article').set(change).execute()
      same(await listProducts(tx, { ...ON_SPORT, onlyCampaigns: true }), [])
    }
  }),
)

test(
  'products by their ids come in that order, without what is not on sale here',
  onShop(async (tx) => {
    same(await listProductsById(tx, [2, 4, 99, 3, 1], ON_SPORT), [BOOK, SHOE])
    await tx.updateTable('product').set({ energy_class: 'C' }).where('id', '=', 1).execute()
    same(await listProductsById(tx, [1], ON_SPORT), [{ ...SHOE, energyClass: 'C' }])
    same(await listProductsById(tx, [4], ON_SPORT), [])
    same(await listProductsById(tx, [], ON_SPORT), [])
  }),
)

test(
  'products by what elements call them come in that order, and those of articles each once',
  onShop(async (tx) => {
    same(await listProductsByCode(tx, ['book', 'nobody', 'bike', 'shoe'], ON_SPORT), [BOOK, SHOE])
    const articles = ['BOOK-1', 'SHOE-42', 'SHOE-43', 'nobody']
    const found = await listProductsOfArticles(tx, articles, ON_SPORT)
    same(
      found.toSorted((a, b) => a.id - b.id),
      [SHOE, BOOK],
    )
    await tx.updateTable('product').set({ on_sport: 0 }).where('id', '=', 1).execute()
    same(await listProductsByCode(tx, ['shoe'], ON_SPORT), [])
    same(await listProductsOfArticles(tx, articles, ON_SPORT), [BOOK])
  }),
)

test(
  'products by name are looked up, and not searched for',
  ON_SQLITE,
  onEmptyDatabase(async (db) => {
    const plans: string[] = []
    await listProductsByCode(explaining(db, plans), ['shoe'], ON_SPORT)
    await listProductsOfArticles(explaining(db, plans), ['SHOE-42'], ON_SPORT)
    deepEqual(
      plans.filter((it) => /^(?:SCAN|SEARCH) (?:p|article)\b/.test(it)),
      [
        'SEARCH p USING INDEX sqlite_autoindex_product_1 (code=?)',
        'SEARCH p USING INTEGER PRIMARY KEY (rowid=?)',
        'SEARCH article USING PRIMARY KEY (number=?)',
      ],
    )
  }),
)

test(
  'articles of products come in the order they are shown, with nulls for what they lack',
  onShop(async (tx) => {
    const redShoe: ListedArticle = {
      ...BLUE_SHOE,
      number: 'SHOE-43',
      size: '43',
      colourId: 'red',
      colour: 'Röd',
      hex: '#b8441f',
      campaignPrice: null,
      lowestPrice: null,
      available: 0,
      expectedOn: '2099-12-12',
      content: { amount: 0.75, unit: 'l' },
    }

    await tx
      .updateTable('article')
      .set({ content_amount: 0.75, content_unit: 'l' })
      .where('number', '=', 'SHOE-43')
      .execute()
    same(await listArticles(tx, [2, 1, 4], IN_SWEDISH), [
      BLUE_SHOE,
      redShoe,
      ONE_BOOK,
      {
        ...ONE_BOOK,
        productId: 4,
        number: 'HIDDEN-1',
        price: 5_300,
        businessPrice: 5_000,
        available: 1,
      },
    ])
    same((await listArticles(tx, [1], { language: 'en' }))[0], { ...BLUE_SHOE, colour: 'Blue' })
    same(await listArticles(tx, [99], IN_SWEDISH), [])
    same(await listArticles(tx, [], IN_SWEDISH), [])
  }),
)

test(
  'an article without a row of stock has none, and one not published is not listed',
  onShop(async (tx) => {
    await tx.deleteFrom('stock').execute()
    await tx.updateTable('article').set({ published: 0 }).where('product_id', '=', 1).execute()

    same(await listArticles(tx, [1, 2], IN_SWEDISH), [{ ...ONE_BOOK, available: 0 }])
  }),
)

test(
  'the other picture is a file beside a file, or a side beside a drawing, of no one colour',
  onShop(async (tx) => {
    const columns = { colour_id: null, view: null, alt_sv: null, alt_en: null }
    const file = { ...columns, product_id: SHOE.id, url: SHOE.imageUrl }
    await tx
      .insertInto('product_picture')
      .values([
        { ...file, position: 7 },
        { ...file, position: 9, url: 'https://pictures.example/9.jpg' },
        { ...file, position: 8, url: 'https://pictures.example/8.jpg' },
        { ...file, product_id: BOOK.id, position: 1, url: 'https://pictures.example/book.jpg' },
        { ...columns, product_id: BOOK.id, position: 2, url: null, view: 'sole' },
      ])
      .execute()

    const found = await listProductsById(tx, [SHOE.id, BOOK.id], ON_SPORT)
    same(found, [
      { ...SHOE, otherPicture: 'https://pictures.example/8.jpg' },
      { ...BOOK, otherPicture: 'sole' },
    ])
  }),
)
