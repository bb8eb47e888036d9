import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CardView, cardViews } from '../../../../shop/catalogue/cards/card-view.ts'
import { displayedPrice, displayedSteps } from '../../../../shop/catalogue/cards/displayed-price.ts'
import type { PriceView } from '../../../../src/model/prices.ts'

const PRODUCT = {
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
const ARTICLE = {
  productId: 1,
  number: 'A-1',
  size: '42',
  colourId: null,
  colour: null,
  hex: null,
  price: 1000,
  campaignPrice: null,
  lowestPrice: null,
  businessPrice: 800,
  steps: [{ from: 10, price: 500 }],
  vatRate: 2500,
  available: 3,
  expectedOn: null,
}
const BUYER: PriceView = { storefront: 'professional', canSeePrices: true }
const LOGGED_OUT: PriceView = { ...BUYER, canSeePrices: false }

/** A view that never asks who looks. */
function Careless({ card }: { readonly card: CardView }) {
  return <p>{card.price ? `${card.name} ${card.price.amount}` : card.name}</p>
}

function drawn(view: PriceView): string {
  const [card] = cardViews([PRODUCT], [ARTICLE], { view, catalogueVersion: 1 })
  ok(card)
  return renderToStaticMarkup(<Careless card={card} />)
}

test('a view that does not ask who looks draws no price for whoever may not see it', () => {
  equal(drawn(BUYER), '<p>Shoe 800</p>')
  equal(drawn(LOGGED_OUT), '<p>Shoe</p>')
})

test('neither is a price by the piece said, nor one of more pieces', () => {
  equal(displayedPrice([ARTICLE], LOGGED_OUT), undefined)
  deepEqual(displayedSteps([ARTICLE], LOGGED_OUT), [])
  deepEqual(displayedSteps([ARTICLE], BUYER), [{ from: 10, price: 500, isFrom: false }])
})

test('no articles have no price', () => {
  equal(displayedPrice([], BUYER), undefined)
})
