import { expect } from '@open-wc/testing'
import { offerTotals, REQUEST_FIELDS, requestValues } from '../../src/model/quotations.ts'

it('an offer adds up, with VAT in its prices or on top of them', () => {
  const rows = [
    { quantity: 2, price: 10_000, vatRate: 2500 },
    { quantity: 1, price: 5000, vatRate: 1200 },
  ]
  for (const [includesVat, vatTotal, total] of [
    [false, 5000 + 600 + 250, 26_000 + 5850],
    [true, 4000 + 536 + 200, 26_000],
  ] as const) {
    expect(offerTotals(rows, 1000, { includesVat })).to.deep.equal({
      itemsTotal: 25_000,
      deliveryTotal: 1000,
      deliveryVatRate: 2500,
      vatTotal,
      total,
    })
  }
})

it('an offer of nothing comes to its delivery, without VAT', () => {
  expect(offerTotals([], 500, { includesVat: false })).to.deep.equal({
    itemsTotal: 0,
    deliveryTotal: 500,
    deliveryVatRate: 0,
    vatTotal: 0,
    total: 500,
  })
})

it('a request has every field of its form', () => {
  const values = requestValues((field) => `${field}!`)
  expect(Object.keys(values)).to.deep.equal([...REQUEST_FIELDS])
  expect(values.city).to.equal('city!')
})
