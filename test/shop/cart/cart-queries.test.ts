import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { CompiledQuery } from 'kysely'
import type { CartOwner } from '../../../shop/cart/contents/cart-owner.ts'
import {
  type CartArticle,
  findCartRow,
  findOpenCart,
  findWanted,
  isOwnedBy,
  listCartRows,
  listGifts,
} from '../../../shop/cart/contents/cart-queries.ts'
import { listFees } from '../../../shop/cart/contents/fee-queries.ts'
import { listRowsAndGifts } from '../../../shop/cart/contents/rows-and-gifts-queries.ts'
import { readCatalogueVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows } from '../../helpers/row-orders.ts'

const ON_SPORT = { language: 'sv', storefront: 'sport' } as const
const ON_PROFESSIONAL = { language: 'en', storefront: 'professional' } as const
const OWNER: CartOwner = { column: 'session_id', id: 'session', storefront: 'sport' }

/** An article with all optional facts. */
const SHOE: CartArticle = {
  articleNumber: 'SHOE-42',
  name: 'Åska',
  slug: 'thunder',
  imageUrl: 'https://pictures.example/1.jpg',
  colourId: 'blue',
  colour: 'Blå',
  size: '42',
  drawing: 'shoe',
  price: 100_000,
  campaignPrice: 79_900,
  lowestPrice: 90_000,
  businessPrice: 80_000,
  vatRate: 2500,
  isQuotation: 0,
  isBulky: 0,
  isOffered: 1,
  available: 5,
  expectedOn: null,
}
/** An article without any optional facts. */
const BOOK: CartArticle = {
  articleNumber: 'BOOK-1',
  name: 'Boken',
  slug: 'the-book',
  imageUrl: null,
  colourId: null,
  colour: null,
  size: null,
  drawing: 'bag',
  price: 10_600,
  campaignPrice: null,
  lowestPrice: null,
  businessPrice: 10_000,
  vatRate: 600,
  isQuotation: 0,
  isBulky: 0,
  isOffered: 1,
  available: 10,
  expectedOn: null,
}
const BIKE: CartArticle = {
  ...BOOK,
  articleNumber: 'BIKE-1',
  name: 'The bike',
  slug: 'the-bike',
  drawing: 'bike',
  price: 999_900,
  businessPrice: 700_000,
  vatRate: 2500,
  isQuotation: 1,
  isBulky: 1,
  available: 2,
}

test(
  'the open cart of an owner is found, and no other',
  onShop(async (tx) => {
    await addCart(tx, { version: 3, notices: '["x"]' })
    await addCart(tx, { id: 'of anna', customer_id: 'anna', storefront: 'professional' })
    await addCart(tx, { id: 'ordered', status: 'ordered' })
    const anna: CartOwner = { column: 'customer_id', id: 'anna', storefront: 'professional' }

    same(await findOpenCart(tx, OWNER), { id: 'cart', version: 3, notices: '["x"]' })
    same(await findOpenCart(tx, anna), { id: 'of anna', version: 1, notices: null })
    same(await findOpenCart(tx, { ...anna, storefront: 'sport' }), undefined)
    const text = `select id from cart where ${isOwnedBy(OWNER)}`
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, ['session', 'sport']))
    same<unknown>(rows, [{ id: 'cart' }])
  }),
)

test(
  'the rows of a cart are returned in their order, with the current facts of the article',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'BOOK-1': 1, 'SHOE-42': 2 })
    await tx.updateTable('cart_row').set({ seen_price: 900 }).where('quantity', '=', 2).execute()
    const book = { ...BOOK, id: 'cart BOOK-1', quantity: 1, seenPrice: null }
    const shoe = { ...SHOE, id: 'cart SHOE-42', quantity: 2, seenPrice: 900 }

    same(await listCartRows(tx, 'cart', ON_SPORT), [book, shoe])
    same(await listCartRows(tx, 'none', ON_SPORT), [])
    same(await findCartRow(tx, 'cart', 'cart BOOK-1', ON_SPORT), book)
    same(await findCartRow(tx, 'cart', 'cart SHOE-42', ON_SPORT), shoe)
    same(await findCartRow(tx, 'none', 'cart BOOK-1', ON_SPORT), undefined)
  }),
)

test(
  'a row remains when its article is hidden, out of stock, or not sold on the storefront',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'HIDDEN-1': 1, 'BIKE-1': 1, 'SHOE-43': 1, 'BOOK-1': 1 })
    await tx.deleteFrom('stock').where('article_number', '=', 'BOOK-1').execute()
    const lines = await listCartRows(tx, 'cart', ON_SPORT)

    const facts = lines.map(({ articleNumber, isOffered, available, expectedOn }) => {
      return { articleNumber, isOffered, available, expectedOn }
    })
    same(facts, [
      { articleNumber: 'HIDDEN-1', isOffered: 0, available: 1, expectedOn: null },
      { articleNumber: 'BIKE-1', isOffered: 0, available: 2, expectedOn: null },
      { articleNumber: 'SHOE-43', isOffered: 1, available: 0, expectedOn: '2099-12-12' },
      { articleNumber: 'BOOK-1', isOffered: 1, available: 0, expectedOn: null },
    ])
    const [, bike] = await listCartRows(tx, 'cart', ON_PROFESSIONAL)
    same(bike, { ...BIKE, id: 'cart BIKE-1', quantity: 1, seenPrice: null })
  }),
)

test(
  'the rows of a cart are returned with all gifts, on the storefront that has some',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 2, 'BIKE-1': 1, 'HIDDEN-1': 1, 'BOOK-1': 1 })
    const gifts = [{ ...BOOK, fromTotal: 500_000 }]

    same(await listRowsAndGifts(tx, 'cart', ON_SPORT), {
      lines: await listCartRows(tx, 'cart', ON_SPORT),
      gifts,
    })
    same(await listRowsAndGifts(tx, 'cart', ON_PROFESSIONAL), {
      lines: await listCartRows(tx, 'cart', ON_PROFESSIONAL),
      gifts: [],
    })
    same(await listRowsAndGifts(tx, 'none', ON_SPORT), { lines: [], gifts })
  }),
)

test(
  'requested articles are returned with their quantity in the cart',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 4 })
    const numbers = ['BOOK-1', 'SHOE-42', 'NONE-1']

    const wanted = await findWanted(tx, 'cart', numbers, ON_SPORT)

    same(
      wanted.sort((a, b) => a.price - b.price),
      [
        { ...BOOK, inCart: 0 },
        { ...SHOE, inCart: 4 },
      ],
    )
    same(await findWanted(tx, 'cart', [], ON_SPORT), [])
    same(await findWanted(tx, 'cart', ['SHOE-42'], ON_SPORT), [{ ...SHOE, inCart: 4 }])
    same(await findWanted(tx, 'cart', ['BOOK-1'], ON_SPORT), [{ ...BOOK, inCart: 0 }])
    same(await findWanted(tx, 'cart', ['NONE-1'], ON_SPORT), [])
  }),
)

test(
  'a gift is included from its total on',
  onShop(async (tx) => {
    same(await listGifts(tx, 499_999, ON_SPORT), [])
    same(await listGifts(tx, 500_000, ON_SPORT), [{ ...BOOK, fromTotal: 500_000 }])
  }),
)

test(
  'fees are sorted by id, with the total below which they apply or none',
  onShop(async (tx) => {
    const [bulky, small] = await listFees(tx)

    same(bulky, {
      id: 'bulky',
      kind: 'service',
      rule: 'bulky',
      amount: 39_900,
      vatRate: 2500,
      belowTotal: null,
      nameSv: 'bulky sv',
      nameEn: 'bulky en',
    })
    same(small, {
      id: 'small',
      kind: 'fee',
      rule: 'below-total',
      amount: 4_900,
      vatRate: 2500,
      belowTotal: 30_000,
      nameSv: 'small sv',
      nameEn: 'small en',
    })
  }),
)

test(
  'the version of the catalogue is a number, 0 if there is none',
  onShop(async (tx) => {
    equal(await readCatalogueVersion(tx), 1)
    await tx.deleteFrom('catalogue_version').execute()
    equal(await readCatalogueVersion(tx), 0)
  }),
)
