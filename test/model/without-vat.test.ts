import { expect } from '@open-wc/testing'
import { type Amounts, deliveryRateOf, withoutVat } from '../../src/model/without-vat.ts'

const row = (kind: string, price: number, total: number, vatRate = 2500) =>
  ({ kind, price, total, vatRate }) as unknown as Amounts['rows'][number]
const amounts = (more: object = {}): Amounts => ({
  rows: [row('article', 12_500, 25_000), row('fee', 1250, 1250)],
  itemsTotal: 25_000,
  feeTotal: 1250,
  deliveryTotal: 6250,
  discountTotal: 0,
  vatTotal: 6500,
  total: 32_500,
  ...more,
})

it('each amount is without its VAT, and what is paid stays what it is', () => {
  const net = withoutVat(amounts())
  expect([net.itemsTotal, net.feeTotal, net.deliveryTotal, net.discountTotal]).to.deep.equal([
    20_000, 1000, 5000, 0,
  ])
  expect(net.rows.map((it) => [it.price, it.total])).to.deep.equal([
    [10_000, 20_000],
    [1000, 1000],
  ])
  expect([net.total, net.vatTotal]).to.deep.equal([32_500, 6500])
  expect(net.itemsTotal + net.feeTotal + net.deliveryTotal).to.equal(net.total - net.vatTotal)
})

it('a discount is what is left, so that all adds up', () => {
  const net = withoutVat(amounts({ discountTotal: 2500, vatTotal: 6000, total: 30_000 }))
  const charged = net.itemsTotal + net.feeTotal + net.deliveryTotal
  expect(charged - net.discountTotal).to.equal(net.total - net.vatTotal)
})

it('a delivery has its own rate; of old orders it is 25 %', () => {
  expect([deliveryRateOf({ vatRate: 1200 }), deliveryRateOf({})]).to.deep.equal([1200, 2500])
})
