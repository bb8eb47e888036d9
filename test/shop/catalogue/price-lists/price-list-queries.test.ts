import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { listCartRows } from '../../../../shop/cart/contents/cart-queries.ts'
import { listRowsAndGifts } from '../../../../shop/cart/contents/rows-and-gifts-queries.ts'
import { listArticles } from '../../../../shop/catalogue/article-queries.ts'
import {
  findCompaniesNamed,
  findPriceList,
  findPriceListNamed,
  listArticlesNamed,
  listCompaniesOf,
  listLines,
  listListsOf,
  listPriceLines,
  listPriceLists,
  type PriceLine,
  type PriceList,
  readAgreed,
} from '../../../../shop/catalogue/price-lists/price-list-queries.ts'
import {
  addListCompany,
  deletePriceList,
  insertPriceList,
  removeListCompany,
  renamePriceList,
  touchPriceList,
  writePriceLines,
} from '../../../../shop/catalogue/price-lists/price-list-writes.ts'
import { describeCustomer } from '../../../../shop/checkout/current/visitor-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { addCart, addCartRows } from '../../../helpers/row-orders.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const FIXED: PriceLine = {
  ...{ articleNumber: 'SHOE-42', fromQuantity: 10, currency: 'SEK' },
  ...{ price: 70_000, discount: null },
}
const OFF: PriceLine = {
  ...{ articleNumber: '*', fromQuantity: 1, currency: '' },
  ...{ price: null, discount: 1250 },
}
const LISTS = { ids: [1], key: '1.1', currency: 'SEK' }

async function makeList(tx: Tx, name = 'Avtal'): Promise<number> {
  const id = (await insertPriceList(tx, name, NOW)) ?? 0
  await writePriceLines(tx, id, [FIXED, OFF])
  return id
}

test(
  'a list is written, found and changed by who has seen it',
  onShop(async (tx) => {
    const id = await makeList(tx)
    equal(await insertPriceList(tx, 'Avtal', NOW), undefined)
    const list: PriceList = { id, version: 1, name: 'Avtal', lines: 2, companies: 0 }
    same(await findPriceList(tx, id), list)
    same(await findPriceListNamed(tx, 'Avtal'), list)
    same(await findPriceList(tx, 99), undefined)
    same(await findPriceListNamed(tx, 'Annat'), undefined)
    same(await allRows(tx, 'price_list'), [{ id, version: 1, name: 'Avtal', created_at: NOW }])

    equal(await touchPriceList(tx, { id, version: 2 }), false)
    equal(await touchPriceList(tx, { id, version: 1 }), true)
    const other = (await insertPriceList(tx, 'Annat', NOW)) ?? 0
    equal(await renamePriceList(tx, id, 'Annat'), false)
    equal(await renamePriceList(tx, id, 'Nytt'), true)
    same(await listPriceLists(tx, 9), [
      { id: other, version: 1, name: 'Annat', lines: 0, companies: 0 },
      { ...list, version: 2, name: 'Nytt' },
    ])
    same((await listPriceLists(tx, 1)).length, 1)
  }),
)

test(
  'lines are written whole, and read for people and for files',
  onShop(async (tx) => {
    const id = await makeList(tx)
    same(await listPriceLines(tx, id), [OFF, FIXED])
    const part = { language: 'sv', limit: 9, offset: 0 } as const
    same(await listLines(tx, id, part), [
      { ...OFF, name: null, size: null, colour: null, businessPrice: null },
      { ...FIXED, name: 'Åska', size: '42', colour: 'Blå', businessPrice: 80_000 },
    ])
    same((await listLines(tx, id, { ...part, language: 'en', offset: 1 }))[0]?.colour, 'Blue')
    await writePriceLines(tx, id, [FIXED])
    same(await allRows(tx, 'price_list_line'), [
      {
        ...{ list_id: id, article_number: 'SHOE-42', from_quantity: 10, currency: 'SEK' },
        ...{ price: 70_000, discount: null },
      },
    ])
  }),
)

test(
  'companies are named, given a list and lose it with the list',
  onShop(async (tx) => {
    const id = await makeList(tx)
    const club = { id: 'club', name: 'Lunda IF', organizationNumber: '802400-0005' }
    same(await findCompaniesNamed(tx, '8024000005'), [club])
    same(await findCompaniesNamed(tx, 'lunda if'), [club])
    same(await findCompaniesNamed(tx, 'lunda'), [])
    equal(await addListCompany(tx, id, 'club'), true)
    equal(await addListCompany(tx, id, 'club'), false)
    same(await listCompaniesOf(tx, id), [club])
    same(await allRows(tx, 'price_list_company'), [{ company_id: 'club', list_id: id }])
    const second = await makeList(tx, 'Annat')
    same(await listListsOf(tx, 'club'), [{ id, version: 1, name: 'Avtal', lines: 2, companies: 1 }])
    same(await listListsOf(tx, 'other'), [])
    await addListCompany(tx, second, 'club')
    same((await describeCustomer(tx, 'bo', NOW))?.priceLists, `${id}.1 ${second}.1`)

    equal(await removeListCompany(tx, id, 'club'), true)
    equal(await removeListCompany(tx, id, 'club'), false)
    equal(await deletePriceList(tx, { id: second, version: 2 }), false)
    equal(await deletePriceList(tx, { id: second, version: 1 }), true)
    same(await allRows(tx, 'price_list_company'), [])
    same((await describeCustomer(tx, 'bo', NOW))?.priceLists, null)
    // What was kept for a list that is gone is never another list's.
    same((await makeList(tx, 'Nytt')) > second, true)
  }),
)

test(
  'a name means an article, or all articles of a product',
  onShop(async (tx) => {
    same(await listArticlesNamed(tx, ['shoe', 'none', 'BOOK-1']), [
      { name: 'shoe', articleNumber: 'SHOE-42' },
      { name: 'shoe', articleNumber: 'SHOE-43' },
      { name: 'BOOK-1', articleNumber: 'BOOK-1' },
    ])
  }),
)

test(
  'articles are read with what is agreed, fixed in the shop’s currency or off its price',
  onShop(async (tx) => {
    const id = await makeList(tx)
    const priceLists = { ...LISTS, ids: [id] }
    const read = async (lists = priceLists) => {
      const articles = await listArticles(tx, [1, 2], { language: 'sv', priceLists: lists })
      return articles.map(({ number, businessPrice, steps }) => ({ number, businessPrice, steps }))
    }
    const plain = { number: 'SHOE-43', businessPrice: 70_000, steps: undefined }
    const book = { number: 'BOOK-1', businessPrice: 8_750, steps: undefined }
    same(await read(), [{ ...plain, number: 'SHOE-42' }, plain, book])
    await writePriceLines(tx, id, [{ ...FIXED, price: 69_900 }, OFF])
    const steps = [{ from: 10, price: 69_900 }]
    same(await read(), [{ ...plain, number: 'SHOE-42', steps }, plain, book])
    same((await read({ ...priceLists, currency: 'EUR' }))[0]?.steps, undefined)
    same((await read({ ...priceLists, ids: [] }))[0]?.businessPrice, 80_000)
  }),
)

test(
  'rows of a cart are read with what is agreed, and how many pieces of the product there are',
  onShop(async (tx) => {
    const id = await makeList(tx)
    await addCart(tx, { storefront: 'professional' })
    await addCartRows(tx, 'cart', { 'SHOE-42': 2, 'SHOE-43': 3, 'BOOK-1': 1 })
    const view = { language: 'sv', storefront: 'professional' } as const
    const agreed = { ...view, priceLists: { ...LISTS, ids: [id] } }
    const rows = await listCartRows(tx, 'cart', agreed)
    deepEqual(
      rows.map((it) => [it.articleNumber, it.pieces, it.businessPrice, it.steps, 'offered' in it]),
      [
        ['SHOE-42', 5, 70_000, undefined, false],
        ['SHOE-43', 5, 70_000, undefined, false],
        ['BOOK-1', 1, 8_750, undefined, false],
      ],
    )
    await writePriceLines(tx, id, [{ ...FIXED, price: 69_900 }, OFF])
    const stepped = await listCartRows(tx, 'cart', agreed)
    equal(stepped[0]?.steps?.length, 1)
    deepEqual((await listRowsAndGifts(tx, 'cart', agreed)).lines, stepped)
  }),
)

test(
  'what is agreed of goods without a price of their own is read for an offer',
  onShop(async (tx) => {
    const id = await makeList(tx)
    await addListCompany(tx, id, 'club')
    const rows = [
      { articleNumber: 'SHOE-42', quantity: 4 },
      { articleNumber: 'SHOE-43', quantity: 6 },
      { articleNumber: 'GONE-1', quantity: 10 },
    ]
    const asked = { currency: 'SEK', rows }
    same(await readAgreed(tx, 'club', asked), [{ articleNumber: 'SHOE-42', price: 70_000 }])
    same(await readAgreed(tx, 'club', { ...asked, rows: rows.slice(0, 1) }), [])
    same(await readAgreed(tx, 'club', { ...asked, currency: 'EUR' }), [])
    same(await readAgreed(tx, 'other', asked), [])
  }),
)
