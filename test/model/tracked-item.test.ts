import { expect } from '@open-wc/testing'
import {
  isReadByTagManager,
  itemsWithValue,
  trackedCart,
  trackedItems,
} from '../../src/model/tracked-item.ts'

const row = (more: object = {}) => ({
  articleNumber: 'A1',
  quantity: 2,
  name: 'Boll',
  color: 'Röd',
  size: '4',
  priceAmount: 49_900,
  isFeeRow: false,
  isServiceRow: false,
  ...more,
})

it('an article is measured by its number, at the price that is paid, in whole units', () => {
  for (const [more, variant, price] of [
    [{}, 'Röd, 4', 499],
    [{ campaignPriceAmount: 39_950 }, 'Röd, 4', 399.5],
    [{ color: '', size: '' }, undefined, 499],
    [{ priceAmount: undefined }, 'Röd, 4', undefined],
  ] as const) {
    const [item] = trackedItems([row(more)], 100)
    expect([item?.item_id, item?.item_variant, item?.price]).to.deep.equal(['A1', variant, price])
  }
})

it('the value of products is their total price, if each has a price and the currency is known', () => {
  const item = { item_id: 'A1', item_name: 'Boll', price: 0.1, quantity: 3 }
  for (const [items, currency, value] of [
    [[item], 'EUR', 0.3],
    [[item, { ...item, quantity: undefined }], 'EUR', 0.4],
    [[{ ...item, price: undefined }], 'EUR', undefined],
    [[item], undefined, undefined],
  ] as const) {
    const goods: { readonly value?: number } = itemsWithValue(items as never, currency)
    expect(goods.value).to.equal(value)
  }
})

it('fees and services of a cart are no products', () => {
  const cart = (rows: readonly object[]) =>
    trackedCart(
      { orderRows: rows, currency: 'SEK' } as unknown as Parameters<typeof trackedCart>[0],
      100,
    )
  expect(cart([])).to.equal(undefined)
  expect(cart([row({ isFeeRow: true }), row({ isServiceRow: true })])).to.equal(undefined)
  expect(cart([row(), row({ isFeeRow: true })])?.items.length).to.equal(1)
})

it('a tag manager has put a push of its own on the list that it reads', () => {
  for (const layer of [[], {}, null, undefined]) expect(isReadByTagManager(layer)).to.equal(false)
  expect(isReadByTagManager(Object.assign([], { push: () => 0 }))).to.equal(true)
})
