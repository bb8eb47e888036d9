import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { correctStock } from '../../../shop/orders/stock/correct-stock.ts'
import { recordReservation } from '../../../shop/orders/stock/reserve-stock.ts'
import { anySpelling } from '../../../shop/staff/page/any-spelling.ts'
import {
  countProductStates,
  countProducts,
  listProducts,
} from '../../../shop/staff/products/product-list.ts'
import {
  findStaffArticle,
  findStaffProduct,
  listStaffArticles,
} from '../../../shop/staff/products/read-product.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ALL = { language: 'sv', limit: 9, offset: 0 } as const
const SHOE = {
  isOn: 1,
  isLow: 1,
  ...{ code: 'shoe', name: 'Åska', articles: 2, available: 5, low: 2, onSale: 2 },
  ...{ minPrice: 79_900, maxPrice: 100_000 },
} as const
const BIKE = {
  isOn: 1,
  isLow: 1,
  ...{ code: 'bike', name: 'Cykeln', articles: 1, available: 2, low: 1, onSale: 1 },
  ...{ minPrice: 999_900, maxPrice: 999_900 },
} as const

test(
  'goods are listed by name, with what there is of them and what they cost',
  onShop(async (tx) => {
    same(await listProducts(tx, { search: 'åSKA' }, ALL), [SHOE])
    same(await listProducts(tx, { search: 'shoe-4' }, { ...ALL, language: 'en' }), [
      { ...SHOE, name: 'Thunder' },
    ])
    same(await listProducts(tx, { state: 'low' }, { ...ALL, limit: 1 }), [BIKE])
    same(await listProducts(tx, { state: 'low' }, { ...ALL, offset: 1 }), [SHOE])
    same(await countProducts(tx, { state: 'low', search: 'e' }), 2)
    same(await countProducts(tx, { search: '%' }), 0)
    same(await countProducts(tx, {}), 4)
    same(await countProductStates(tx), { on: 3, off: 1, low: 2 })
  }),
)

test(
  'a product is low as long as half of its articles are',
  onShop(async (tx) => {
    const shoe = async () => {
      const [it] = await listProducts(tx, { search: 'shoe' }, ALL)
      return [it?.low, it?.onSale, it?.isLow]
    }
    await tx.updateTable('article').set({ product_id: 1 }).where('number', '=', 'BIKE-1').execute()
    await correctStock(tx, 'BIKE-1', 600)
    same(await shoe(), [2, 3, 1])
    await correctStock(tx, 'SHOE-42', 1)
    same(await shoe(), [1, 3, 0])
    same((await countProductStates(tx)).low, 0)
  }),
)

const SHOE_42 = {
  ...{ number: 'SHOE-42', productId: 1, code: 'shoe', size: '42' },
  ...{ colourSv: 'Blå', colourEn: 'Blue', price: 100_000, campaignPrice: 79_900 },
  ...{ runningPrice: null, lowestPrice: 90_000, businessPrice: 80_000, available: 5 },
  ...{ contentAmount: null, contentUnit: null },
  hasOwnBusinessPrice: 0,
  held: 0,
  isOn: 1,
  isProductOn: 1,
} as const
const SHOE_43 = {
  ...{ number: 'SHOE-43', productId: 1, code: 'shoe', size: '43' },
  ...{ colourSv: 'Röd', colourEn: 'Red', price: 100_000, campaignPrice: null },
  ...{ runningPrice: null, lowestPrice: null, businessPrice: 80_000, available: 0 },
  ...{ contentAmount: null, contentUnit: null },
  hasOwnBusinessPrice: 0,
  held: 0,
  isOn: 1,
  isProductOn: 1,
} as const

test(
  'a product and its articles are seen as they are stored, on sale or not',
  onShop(async (tx) => {
    same(await findStaffProduct(tx, 'shoe'), {
      ...{ id: 1, code: 'shoe', slug: 'thunder', brand: 'Norrsken' },
      isOn: 1,
      onSport: 1,
      imageUrl: 'https://pictures.example/1.jpg',
      ...{ energyClass: null, energyLabelUrl: null, energySheetUrl: null },
    })
    same((await findStaffProduct(tx, 'hidden'))?.isOn, 0)
    same(await findStaffProduct(tx, 'nothing'), undefined)
    same(await listStaffArticles(tx, 1), [SHOE_42, SHOE_43])
    same(await findStaffArticle(tx, 'nothing'), undefined)
    const chalk = { content_amount: 250, content_unit: 'g' } as const
    await tx.updateTable('article').set(chalk).where('number', '=', 'BOOK-1').execute()
    const book = await findStaffArticle(tx, 'BOOK-1')
    same([book?.contentAmount, book?.contentUnit], [250, 'g'])
    same((await findStaffArticle(tx, 'BIKE-1'))?.hasOwnBusinessPrice, 1)
    await addOrder(tx, { id: 'order' })
    const held = { articleNumber: 'SHOE-42', quantity: 2, state: 'held', expiresAt: NOW } as const
    await recordReservation(tx, { orderId: 'order', ...held }, NOW)
    same(await findStaffArticle(tx, 'SHOE-42'), { ...SHOE_42, held: 2 })
  }),
)

test(
  'stock is moved by a difference, and never below nothing',
  onShop(async (tx) => {
    equal(await correctStock(tx, 'SHOE-42', -6), undefined)
    equal(await correctStock(tx, 'nothing', 1), undefined)
    equal(await correctStock(tx, 'SHOE-42', -5), 0)
    equal(await correctStock(tx, 'SHOE-43', 3), 3)
    same((await allRows(tx, 'stock')).slice(-2), [
      { article_number: 'SHOE-42', available: 0 },
      { article_number: 'SHOE-43', available: 3 },
    ])
  }),
)

test(
  'a text is found however its letters are written, and as it stands',
  onShop(async (tx) => {
    const found = async (search: string) => {
      const like = anySpelling(tx, search, (isLike) => isLike('name'))
      const { rows } = await sql`
        select name from product_text where ${like} order by name`.execute(tx)
      return rows
    }
    same(await found('ÅSK'), [{ name: 'Åska' }])
    same(await found('åsk'), [{ name: 'Åska' }])
    same(await found('_ska'), [])
    await tx.updateTable('product_text').set({ name: 'McEn' }).where('name', '=', 'Åska').execute()
    same(await found('mcen'), [{ name: 'McEn' }])
  }),
)
