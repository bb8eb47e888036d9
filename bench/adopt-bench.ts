import { createElement } from 'react'
import { ListingFilters } from '../shop/listing/faceted-search.tsx'
import { readListingOptions } from '../shop/listing/listing-options.ts'
import { markupOf } from '../shop/platform/html/html.ts'
import { drawPage } from '../shop/platform/pages/draw-page.ts'
import { DrawnCartTable } from '../shop/sales/cart/cart-table.tsx'
import type { Cart, OrderRow } from '../src/contract/cart.ts'
import type { FacetGroup } from '../src/contract/product-filter.ts'
import { parseListingQuery } from '../src/model/facet-query.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'
import '../shop/app/texts.ts'

const PAGE = {
  language: 'sv',
  storefront: 'sport',
  shop: demoShop,
  t: demoShop.text('sv'),
  token: 'token',
  visitor: { isAuthenticated: false, isBusiness: false },
  cart: { quantity: 0 },
  hasNews: true,
} as const

/** A cart of this many rows, and what the server draws of it. */
export function drawCart(rows: number): { readonly cart: Cart; readonly markup: string } {
  const cart = cartOf(Array.from({ length: rows }, (_, at) => row(String(at))))
  const page = { ...PAGE, path: '/cart' }
  return { cart, markup: markupOf(drawPage(page, createElement(DrawnCartTable, { page, cart }))) }
}

/** What the server draws of the filters of a list, with so many options in each group of words. */
export function drawFacets(options: number): string {
  const page = { ...PAGE, path: '/' }
  const list = {
    cards: [],
    total: 240,
    groups: [
      ...['category', 'size', 'colour', 'brand', 'type', 'material'].map((it) =>
        group(it, options),
      ),
      ...['gender', 'campaign', 'stock'].map((it) => group(it, 3)),
    ],
    options: readListingOptions({}),
    query: parseListingQuery('', []),
    categoryIds: [],
    newsUntil: 0,
    hasSales: true,
  }
  const filters = createElement(ListingFilters, { page, list, target: 'list' })
  return `${markupOf(drawPage(page, filters))}<div id="list"></div>`
}

function group(id: string, count: number): FacetGroup {
  const options = Array.from({ length: count }, (_, at) => ({
    id: `${id}-${at}`,
    label: `Val ${at} i ${id}`,
    quantity: at % 7,
    ...(id === 'colour' && { hexCode: '#2f5fa7' }),
  }))
  return { id, label: id, singleSelect: false, selectedOptions: [], options }
}

function row(id: string): OrderRow {
  return {
    rowSystemId: id,
    articleNumber: `A-${id}`,
    name: `Löparsko Norr ${id}`,
    url: `/p/${id}`,
    image: '/i/shoe.svg',
    price: '500 kr',
    totalPrice: '1 000 kr',
    quantity: 2,
    size: '42',
    color: 'Blå',
    stock: 'I lager',
    isQuotation: false,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
  }
}

function cartOf(orderRows: OrderRow[]): Cart {
  return {
    quantity: String(orderRows.length * 2),
    currency: 'SEK',
    orderTotal: '50 000 kr',
    includesVat: true,
    showInfo: false,
    errors: {},
    hasQuotationProductInCart: false,
    isAuthenticated: false,
    orderRows,
    version: 1,
  }
}
