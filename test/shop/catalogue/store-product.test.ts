import { rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue.ts'
import { readCategoryTree } from '../../../shop/catalogue/store-categories.ts'
import { storeProduct } from '../../../shop/catalogue/store-product.ts'
import { forgetSearch, removeSearch, storeSearch } from '../../../shop/catalogue/store-search.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { ON_SQLITE } from '../../helpers/query-plans.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { DAY_MS, NOW, rowCatalogue, SHOE_GUIDE } from '../../helpers/row-shop.ts'

const CONTEXT = { source: 'file', hash: 'new hash', now: NOW + DAY_MS }

function productOf(id: string): CatalogueProduct {
  const found = rowCatalogue().products.find((it) => it.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}

async function store(tx: Tx, product: CatalogueProduct) {
  return await storeProduct(tx, product, await readCategoryTree(tx), CONTEXT)
}

const rowOf = (tx: Tx, id: number) =>
  tx.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()

const articlesOf = (tx: Tx, id: number) =>
  tx.selectFrom('article').selectAll().where('product_id', '=', id).orderBy('number').execute()

test(
  'a product that is known keeps its id, its age and whether it is on sale',
  onShop(async (tx) => {
    const before = await rowOf(tx, 4)

    const { productId, rows } = await store(tx, productOf('hidden'))

    same(productId, 4)
    const changed = { source: 'file', content_hash: 'new hash' } as const
    same<unknown>(await rowOf(tx, 4), { ...before, ...changed })
    same(rows.en, {
      name: 'Hidden',
      type: 'book',
      brand: 'Pärm',
      category: 'Running Shoes',
      colour: '',
      material: '',
      body: 'Text.',
      numbers: 'hidden HIDDEN-1',
    })
  }),
)

test(
  'a new product is written with its own row, its texts and its guide',
  onShop(async (tx) => {
    const articles = [{ number: 'NEW-1', price: 100, stock: 3 }]
    const energy = { class: 'B', labelUrl: '/label.pdf' } as const
    await store(tx, { ...productOf('shoe'), id: 'new', slug: 'new', articles, energy })

    same(await rowOf(tx, 5), {
      id: 5,
      code: 'new',
      slug: 'new',
      brand: 'Norrsken',
      gender: 'women',
      drawing: 'shoe',
      image_url: 'https://pictures.example/1.jpg',
      manufacturer: 'Norrsken AB, Gatan 1, 111 11 Orten',
      is_quotation: 0,
      is_bulky: 0,
      vat_rate: 2500,
      on_sport: 1,
      on_professional: 1,
      published: 1,
      created_at: NOW + DAY_MS,
      new_until: NOW + 31 * DAY_MS,
      main_category_id: 'running',
      min_price: 100,
      max_price: 100,
      min_business_price: 80,
      has_campaign: 0,
      popularity: 0,
      source: 'file',
      content_hash: 'new hash',
      document_id: null,
      energy_class: 'B',
      energy_label_url: '/label.pdf',
      energy_sheet_url: null,
      off_in_file: 0,
      on_sale_by_hand: null,
    })
    const texts = tx
      .selectFrom('product_text')
      .selectAll()
      .where('product_id', '=', 5)
      .orderBy('lang')
    same((await texts.execute())[1], {
      product_id: 5,
      lang: 'sv',
      name: 'Åska',
      description: 'Lätt.',
      trait: 'Dropp 8 mm',
      type: 'löparsko',
      material: 'nät',
    })
    same(await tx.selectFrom('size_guide').selectAll().execute(), [
      { product_id: 1, guide: JSON.stringify(SHOE_GUIDE) },
      { product_id: 5, guide: JSON.stringify(SHOE_GUIDE) },
    ])
  }),
)

test(
  'articles take the newer facts, what an article costs now is remembered',
  onShop(async (tx) => {
    const content = { amount: 250, unit: 'g' } as const
    const prices = { price: 20_000, campaignPrice: 9_000 }
    const articles = [{ number: 'BOOK-1', ...prices, stock: 0, content }]
    await store(tx, { ...productOf('book'), articles, trait: { sv: 'Tjock', en: 'Thick' } })

    same(await articlesOf(tx, 2), [
      {
        number: 'BOOK-1',
        product_id: 2,
        position: 0,
        size: null,
        colour_id: null,
        colour_sv: null,
        colour_en: null,
        colour_hex: null,
        price: 20_000,
        campaign_price: 9_000,
        lowest_price: null,
        business_price: 18_868,
        running_price: null,
        running_business_price: null,
        expected_on: null,
        content_amount: 250,
        content_unit: 'g',
        published: 1,
        off_in_file: 0,
        on_sale_by_hand: null,
      },
    ])
    const book = { article_number: 'BOOK-1' }
    const stock = tx.selectFrom('stock').selectAll().where('article_number', '=', 'BOOK-1')
    same(await stock.execute(), [{ ...book, available: 0 }])
    const history = tx.selectFrom('price_history').selectAll()
    same(await history.where('article_number', '=', 'BOOK-1').orderBy('valid_from').execute(), [
      { ...book, valid_from: NOW, price: 10_600 },
      { ...book, valid_from: NOW + DAY_MS, price: 9_000 },
    ])
  }),
)

test(
  'what a product no longer has is withdrawn: articles, guide and categories',
  onShop(async (tx) => {
    const { sizeGuide: _, ...shoe } = productOf('shoe')
    await store(tx, { ...shoe, articles: shoe.articles.slice(1), categoryIds: ['gym'] })

    const published = (await articlesOf(tx, 1)).map((it) => [it.number, it.published])
    same(published, [
      ['SHOE-42', 0],
      ['SHOE-43', 1],
    ])
    same(await tx.selectFrom('size_guide').selectAll().execute(), [])
    const filed = tx.selectFrom('product_category').selectAll().where('product_id', '=', 1)
    same(await filed.execute(), [{ product_id: 1, category_id: 'gym', is_main: 1 }])
  }),
)

test(
  'an address or an article number of another product is refused',
  onShop(async (tx) => {
    const twin = { ...productOf('shoe'), id: 'twin' }

    await rejects(store(tx, twin), { name: 'CatalogueClash', productId: 'twin', what: 'slug' })
    await rejects(store(tx, { ...twin, slug: 'twin' }), {
      name: 'CatalogueClash',
      productId: 'twin',
      what: 'article number',
    })
  }),
)

const ONE_AND_THREE = [{ rowid: 1 }, { rowid: 3 }]

/** Rows of an index of the search that have these words. */
async function found(tx: Tx, index: string, words: string) {
  const table = sql.table(index)
  const text = sql`select rowid from ${table} where ${table} match ${words} order by rowid`
  return (await text.execute(tx)).rows
}

test(
  'the search index finds a product by its newer words in each language, and not by the old',
  ON_SQLITE,
  onShop(async (tx) => {
    const name = { sv: 'Blixt', en: 'Lightning' }
    await storeSearch(tx, [await store(tx, { ...productOf('shoe'), name })])

    same(await found(tx, 'product_search_sv', 'name:blixt'), [{ rowid: 1 }])
    same(await found(tx, 'product_search_en', 'name:lightning'), [{ rowid: 1 }])
    same(await found(tx, 'product_search_sv', 'name:aska'), [])
    await storeSearch(tx, [])
  }),
)

test(
  'the search index loses the named products, or all of a source, in each language',
  ON_SQLITE,
  onShop(async (tx) => {
    const brand = async (language: string) =>
      found(tx, `product_search_${language}`, 'brand:norrsken OR brand:parm')
    same(await brand('sv'), [{ rowid: 1 }, { rowid: 2 }, { rowid: 3 }, { rowid: 4 }])

    await forgetSearch(tx, [2, 4])
    same([await brand('sv'), await brand('en')], [ONE_AND_THREE, ONE_AND_THREE])
    await removeSearch(tx, 'another')
    same(await brand('sv'), ONE_AND_THREE)
    await removeSearch(tx, 'test')
    same([await brand('sv'), await brand('en')], [[], []])
  }),
)
