import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { DrawnCartTable } from '../../../../shop/cart/view/cart-table.tsx'
import { CardGrid } from '../../../../shop/catalogue/cards/card-grid.tsx'
import { cardViews } from '../../../../shop/catalogue/cards/card-view.ts'
import { markupOf } from '../../../../shop/platform/html/html.ts'
import { drawPage } from '../../../../shop/platform/pages/draw-page.ts'
import {
  linkTo,
  type PageContext,
  priceView,
} from '../../../../shop/platform/pages/page-context.ts'
import type { ShopFacts } from '../../../../shop/platform/shop/shop-facts.ts'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { Language } from '../../../../src/model/language.ts'
import type { Storefront } from '../../../../src/model/storefront.ts'
import { cartCases } from '../../../drawn/cart-cases.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { otherShop } from '../../../helpers/other-shop.ts'

interface Looker {
  readonly shop: ShopFacts
  readonly language: Language
  readonly storefront: Storefront
  readonly isBusiness: boolean
  readonly token: string
  readonly wantsVat?: boolean
}

const shops = [demoShop, otherShop({ currency: 'EUR' })]
const lookers: Looker[] = shops.flatMap((shop, at) =>
  (['sv', 'en'] as const).flatMap((language) =>
    (['sport', 'professional'] as const).flatMap((storefront) =>
      [false, true].map((isBusiness) => {
        const token = `token-${at}-${language}-${storefront}-${isBusiness}`
        return { shop, language, storefront, isBusiness, token }
      }),
    ),
  ),
)

function pageOf({ shop, language, storefront, isBusiness, token, wantsVat }: Looker): PageContext {
  return {
    shop,
    language,
    storefront,
    token,
    t: shop.text(language),
    path: '/c/shoes',
    viewer: { isAuthenticated: isBusiness, isBusiness, ...(wantsVat && { wantsVat }) },
    hasNews: false,
  }
}

const AMOUNT = { sport: 123_400, professional: 98_700 }
const digits = (markup: string) => markup.replace(/[^\d<>]/g, '')

function gridFor(looker: Looker, available: number, prices = AMOUNT): string {
  const product = {
    id: 1,
    code: 'A',
    slug: 'shoe',
    name: 'Shoe',
    brand: 'Brand',
    type: 'shoe',
    trait: null,
    imageUrl: null,
    otherPicture: null,
    isQuotation: 0 as const,
    newUntil: null,
  }
  const article = {
    productId: 1,
    number: 'A-1',
    size: '42',
    colourId: null,
    colour: null,
    hex: null,
    price: prices.sport,
    campaignPrice: null,
    lowestPrice: null,
    businessPrice: prices.professional,
    vatRate: 2500,
    available,
    expectedOn: null,
  }
  const page = pageOf(looker)
  const cards = cardViews([product], [article], { view: priceView(page), catalogueVersion: 1 })
  return markupOf(drawPage(page, createElement(CardGrid, { page, cards, level: 2 })))
}

test('a card shows a price to nobody who may not see it', () => {
  lookers.forEach((looker) => {
    const { storefront, isBusiness, language, shop } = looker
    const shown = digits(gridFor(looker, 3))
    const sees = storefront === 'sport' || isBusiness

    equal(shown.includes('1234'), storefront === 'sport')
    equal(shown.includes('987'), storefront === 'professional' && isBusiness)
    const price = shop.money(AMOUNT[storefront], language)
    equal(gridFor(looker, 3).includes(price), sees)
  })
})

test('a card states VAT as its looker wants it, in words too', () => {
  const buyer = lookers.find((it) => it.storefront === 'professional' && it.isBusiness)
  if (!buyer) throw new Error('There is no buyer')
  const same = { sport: 100_000, professional: 100_000 }

  for (const wantsVat of [false, true, false]) {
    const shown = gridFor({ ...buyer, wantsVat }, 3, same)
    equal(shown.includes('inkl. moms'), wantsVat)
    equal(shown.includes('exkl. moms'), !wantsVat)
  }
})

test('a card leads to its page in the language and storefront of the looker', () => {
  const same = { sport: 100_000, professional: 100_000 }
  lookers.forEach((looker) => {
    const page = pageOf(looker)
    const link = `class="product-card__link" href="${linkTo(page, '/p/shoe')}"`

    ok(gridFor(looker, 3, same).includes(link))
  })
})

test('a card follows the stock', () => {
  const [looker] = lookers
  ok(looker)
  ok(gridFor(looker, 0).includes('product-badge--out'))
  ok(!gridFor(looker, 1).includes('product-badge--out'))
})

test('what is sold out is still ordered by companies, and by nobody else', () => {
  lookers.forEach((looker) => {
    const grid = gridFor(looker, 0)
    const mayOrder = looker.storefront === 'professional' && looker.isBusiness

    equal(grid.includes('<buy-button'), mayOrder)
    ok(!grid.includes('maxquantity'))
  })
})

test('a row of the cart is drawn for the visitor who looks', () => {
  const { cart } = cartCases['all kinds of rows'] ?? {}
  ok(cart)
  const rows = cart.orderRows.map((it) => ({ ...it, price: '555 kr', totalPrice: '556 kr' }))
  lookers.forEach((looker) => {
    const own: Cart = {
      ...cart,
      isAuthenticated: looker.isBusiness,
      orderRows: rows.map((it) => ({ ...it, rowSystemId: `${looker.token}-${it.rowSystemId}` })),
    }
    const page = pageOf(looker)
    const markup = markupOf(drawPage(page, createElement(DrawnCartTable, { page, cart: own })))
    const sees = looker.storefront === 'sport' || looker.isBusiness

    equal(markup.includes('555 kr'), sees)
    for (const { token } of lookers) {
      equal(markup.includes(`${token}-`), token === looker.token)
    }
  })
})
