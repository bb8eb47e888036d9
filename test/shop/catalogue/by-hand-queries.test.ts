import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { changePrices } from '../../../shop/catalogue/by-hand/change-price.ts'
import {
  indexProducts,
  listIndexed,
  listProductIds,
} from '../../../shop/catalogue/by-hand/index-product.ts'
import {
  findArticlePrice,
  listArticlePrices,
  listPastPrices,
  notePrice,
  writePrice,
} from '../../../shop/catalogue/by-hand/price-queries.ts'
import { readTexts, writeText } from '../../../shop/catalogue/by-hand/text-queries.ts'
import {
  deleteUnusedFiles,
  findFile,
  findFirstPicture,
  insertFile,
  listColours,
  listFiles,
  writeFiles,
} from '../../../shop/catalogue/picture-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { ON_SQLITE } from '../../helpers/query-plans.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

const PRICE_42 = {
  ...{ number: 'SHOE-42', productId: 1, price: 100_000, campaignPrice: 79_900 },
  ...{ businessPrice: 80_000, vatRate: 2500 },
} as const
const PRICE_43 = { ...PRICE_42, number: 'SHOE-43', campaignPrice: null } as const

const rowOf = (tx: Tx, number: string) =>
  tx
    .selectFrom('article')
    .select(['price', 'campaign_price', 'lowest_price', 'business_price'])
    .where('number', '=', number)
    .executeTakeFirst()

test(
  'prices are read by article and by product, and written with what they were before',
  onShop(async (tx) => {
    same(await findArticlePrice(tx, 'SHOE-42'), PRICE_42)
    same(await findArticlePrice(tx, 'nothing'), undefined)
    same(await listArticlePrices(tx, 1), [PRICE_42, PRICE_43])
    const prices = { price: 90_000, campaignPrice: 1, lowestPrice: 2, businessPrice: 3 }
    await writePrice(tx, { number: 'SHOE-43', ...prices })
    same(await rowOf(tx, 'SHOE-43'), {
      ...{ price: 90_000, campaign_price: 1, lowest_price: 2, business_price: 3 },
    })
    await notePrice(tx, 'SHOE-43', { validFrom: NOW + 1, price: 5 })
    await notePrice(tx, 'SHOE-43', { validFrom: NOW + 1, price: 6 })
    same(await listPastPrices(tx, 'SHOE-43'), [
      { validFrom: NOW, price: 100_000 },
      { validFrom: NOW + 1, price: 6 },
    ])
  }),
)

/** What becomes of the price of one article. */
async function change(
  tx: Tx,
  article: Parameters<typeof changePrices>[1][number],
  price: Parameters<typeof changePrices>[2],
  now: number,
): Promise<string> {
  const changes = await changePrices(tx, [article], price, { memberId: null, now })
  if ('unreal' in changes) return 'unreal'
  return changes.length > 0 ? 'changed' : 'same'
}

const requested = { price: 60_000, regular: 100_000, business: null }

test(
  'a reduction says the lowest price of the 30 days before, where it is known',
  onShop(async (tx) => {
    const at = NOW + 5 * DAY_MS
    equal(await change(tx, PRICE_42, requested, at), 'changed')
    equal(await change(tx, PRICE_43, requested, at), 'changed')

    const row = { price: 100_000, campaign_price: 60_000, business_price: 80_000 }
    same(await rowOf(tx, 'SHOE-42'), { ...row, lowest_price: 79_900 })
    same(await rowOf(tx, 'SHOE-43'), { ...row, lowest_price: null })
    same((await listPastPrices(tx, 'SHOE-43')).at(-1), { validFrom: at, price: 60_000 })
  }),
)

test(
  'a price that it never had is no regular price, and the same price is no change',
  onShop(async (tx) => {
    equal(await change(tx, PRICE_43, { ...requested, regular: 120_000 }, NOW + 1), 'unreal')
    equal(await change(tx, PRICE_43, { price: 100_000, regular: null }, NOW + 1), 'same')
    equal(await change(tx, PRICE_42, { ...requested, regular: 90_000 }, NOW + 1), 'changed')
    same((await rowOf(tx, 'SHOE-42'))?.price, 90_000)
    same(await listPastPrices(tx, 'SHOE-43'), [{ validFrom: NOW, price: 100_000 }])
  }),
)

test(
  'a business price of its own stays, unless another is said',
  onShop(async (tx) => {
    const own = { ...PRICE_43, businessPrice: 70_000 }
    const business = async () => (await rowOf(tx, 'SHOE-43'))?.business_price
    await change(tx, own, { price: 50_000, regular: null }, NOW)
    same(await business(), 70_000)
    await change(tx, own, { price: 50_000, regular: null, business: null }, NOW)
    same(await business(), 40_000)
    await change(tx, PRICE_43, { price: 75_000, regular: null }, NOW)
    same(await business(), 60_000)
  }),
)

test(
  'texts are written by language',
  onShop(async (tx) => {
    await writeText(tx, 1, { lang: 'sv', name: 'Blixt', description: 'Ny.' })
    same(await readTexts(tx, 1), {
      en: { name: 'Thunder', description: 'Light.' },
      sv: { name: 'Blixt', description: 'Ny.' },
    })
    same(await readTexts(tx, 99), {})
  }),
)

test(
  'all products are indexed, those too that are not on sale',
  onShop(async (tx) => {
    same(await listProductIds(tx), [1, 2, 3, 4])
  }),
)

const hits = async (tx: Tx, word: string) =>
  (await tx.selectFrom('product_word_sv').select('term').where('term', '=', word).execute()).length

test(
  'search finds a product by what is stored of it now, as an import would have it',
  ON_SQLITE,
  onShop(async (tx) => {
    const [en, sv] = (await listIndexed(tx, [1])).map(
      ({ numbers, colours, categories, ...text }) => ({
        ...text,
        lists: [numbers, colours, categories].map((it) => JSON.parse(it)),
      }),
    )
    same(sv, {
      productId: 1,
      lang: 'sv',
      ...{ code: 'shoe', brand: 'Norrsken', name: 'Åska', description: 'Lätt.' },
      ...{ trait: 'Dropp 8 mm', type: 'löparsko', material: 'nät' },
      lists: [
        ['SHOE-42', 'SHOE-43'],
        ['Blå', 'Röd'],
        ['Löpning', 'Skor'],
      ],
    })
    same(en?.lists[1], ['Blue', 'Red'])
    const words = tx.selectFrom('product_word_sv').selectAll().orderBy('term')
    const before = await words.execute()

    await indexProducts(tx, [1])
    same(await words.execute(), before)
    await writeText(tx, 1, { lang: 'sv', name: 'Blixt', description: '' })
    await indexProducts(tx, [1])
    same([await hits(tx, 'blixt'), await hits(tx, 'aska')], [1, 0])
  }),
)

const FIRST = 'https://pictures.example/1.jpg'
const SOLE = {
  ...{ url: 'https://pictures.example/2.jpg', colourId: 'blue' },
  ...{ altSv: 'Sulan', altEn: 'The sole' },
} as const

test(
  'the pictures of a product are written in their order; what is drawn stays behind them',
  onShop(async (tx) => {
    same(await findFirstPicture(tx, 1), FIRST)
    same(await findFirstPicture(tx, 2), null)
    same(await listFiles(tx, 1), [SOLE])
    same(await listColours(tx, 1), [
      { id: 'blue', sv: 'Blå', en: 'Blue' },
      { id: 'red', sv: 'Röd', en: 'Red' },
    ])
    const plain = { url: FIRST, colourId: null, altSv: null, altEn: null }
    await writeFiles(tx, 1, { first: SOLE.url, files: [SOLE, plain] })
    same(await findFirstPicture(tx, 1), SOLE.url)
    same(await listFiles(tx, 1), [SOLE, plain])
    const rows = tx.selectFrom('product_picture').select(['position', 'view'])
    same(await rows.where('product_id', '=', 1).execute(), [
      { position: 1, view: null },
      { position: 2, view: null },
      { position: 3, view: 'back' },
    ])
  }),
)

test(
  'an uploaded file is kept once, as long as a product shows it',
  onShop(async (tx) => {
    const [name, url] = ['a.png', '/pictures/a.png']
    const small = 'a-320.png'
    const bytes = new Uint8Array([1, 2, 250])
    await insertFile(tx, { name, bytes, now: NOW })
    await insertFile(tx, { name, bytes: new Uint8Array([9]), now: NOW })
    same(await findFile(tx, name), bytes)
    same(await findFile(tx, 'b.png'), undefined)
    await insertFile(tx, { name: small, bytes, now: NOW })

    await writeFiles(tx, 1, { first: url, files: [] })
    await deleteUnusedFiles(tx, { names: [name, small], url })
    same(await findFile(tx, name), bytes)
    await writeFiles(tx, 1, { first: null, files: [{ ...SOLE, url }] })
    await deleteUnusedFiles(tx, { names: [name, small], url })
    same(await findFile(tx, name), bytes)
    await writeFiles(tx, 1, { first: null, files: [] })
    await deleteUnusedFiles(tx, { names: [name, small], url })
    same(await findFile(tx, name), undefined)
    same(await findFile(tx, small), undefined)
  }),
)
