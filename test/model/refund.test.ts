import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { type RefundableOrder, refundAmount, refundVat } from '../../src/model/refund.ts'

const SHOES = { id: 'shoes', kind: 'article', quantity: 2, refunded: 0, total: 100_000 } as const
const SOCKS = { id: 'socks', kind: 'article', quantity: 3, refunded: 0, total: 10_000 } as const
const FEE = { id: 'fee', kind: 'fee', quantity: 1, refunded: 0, total: 39_900 } as const
const VAT = { vatRate: 2500 } as const

const ORDER: RefundableOrder = {
  rows: [
    { ...SHOES, ...VAT },
    { ...SOCKS, ...VAT },
    { ...FEE, ...VAT },
  ],
  deliveryTotal: 4_900,
  deliveryVatRate: 2500,
  discountTotal: 11_000,
  total: 143_800,
  includesVat: true,
}

const amountOf = (pieces: Record<string, number>, order = ORDER, withDelivery = false) =>
  refundAmount(order, { pieces, withDelivery })

describe('the amount of a refund', () => {
  it('is what was paid for the pieces, less their share of the discount', () => {
    expect(amountOf({ shoes: 1 })).to.equal(45_000)
    expect(amountOf({ shoes: 2 })).to.equal(90_000)
    expect(amountOf({ fee: 1 })).to.equal(39_900)
  })

  it('has the delivery in it where that goes back too', () => {
    expect(amountOf({}, ORDER, true)).to.equal(4_900)
  })

  it('has the VAT in it that a business paid on top', () => {
    const [shoes] = ORDER.rows
    if (!shoes) throw new Error('No row')
    const order = { ...ORDER, rows: [shoes], discountTotal: 0, total: 131_125, includesVat: false }

    expect(amountOf({ shoes: 1 }, order)).to.equal(62_500)
    expect(amountOf({}, order, true)).to.equal(6_125)
  })

  it('is nothing for pieces that are not there', () => {
    const rows = ORDER.rows.map((row) => ({ ...row, refunded: row.quantity }))

    expect(amountOf({ shoes: 2, other: 1 }, { ...ORDER, rows })).to.equal(0)
  })

  it('piece by piece, adds up to the total of the order', () => {
    fc.assert(
      fc.property(orders(), fc.array(fc.nat()), (order, choices) => {
        let sum = amountOf({}, order, true)
        let { rows } = order
        for (const choice of [...choices, ...rows.keys()]) {
          const at = choice % rows.length
          const pieces = 1 + (choice % 3)
          sum += amountOf({ [rows[at]?.id ?? '']: pieces }, { ...order, rows })
          rows = rows.map((row, place) =>
            place === at
              ? { ...row, refunded: Math.min(row.quantity, row.refunded + pieces) }
              : row,
          )
        }
        const rest = Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]))

        expect(sum + amountOf(rest, { ...order, rows })).to.equal(order.total)
      }),
    )
  })
})

/** Orders whose total may differ from the sum of their rows: VAT is rounded row by row. */
function orders(): fc.Arbitrary<RefundableOrder> {
  const row = fc.record({
    kind: fc.constantFrom('article', 'gift', 'fee', 'service'),
    quantity: fc.integer({ min: 1, max: 100 }),
    total: fc.integer({ min: 0, max: 10_000_000 }),
    vatRate: fc.constantFrom(0, 600, 2500),
  })
  return fc
    .record({
      rows: fc.array(row, { minLength: 1, maxLength: 8 }),
      deliveryTotal: fc.integer({ min: 0, max: 50_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      total: fc.integer({ min: 0, max: 100_000_000 }),
      includesVat: fc.boolean(),
    })
    .map(({ rows, share, ...order }) => {
      const goods = rows.reduce((sum, it) => sum + (it.kind === 'article' ? it.total : 0), 0)
      return {
        ...order,
        rows: rows.map((it, at) => ({ ...it, id: `row-${at}`, refunded: 0 })),
        deliveryVatRate: 2500,
        discountTotal: Math.floor((goods * share) / 100),
      }
    })
}

describe('the VAT of a refund', () => {
  const BOOK = { id: 'book', kind: 'article', quantity: 2, refunded: 0, total: 21_200 } as const
  const MIXED = {
    ...ORDER,
    rows: [
      { ...SHOES, ...VAT },
      { ...BOOK, vatRate: 600 },
    ],
    discountTotal: 0,
    total: 126_100,
    // 20,000 for the shoes, 1,200 for the books, 980 for the delivery.
    vatTotal: 22_180,
  }
  const vatOfPart = (amount: number, pieces: Record<string, number>, order = MIXED) =>
    refundVat(order, { amount, pieces, withDelivery: false })

  it('is that of the pieces, at their own rates', () => {
    expect(vatOfPart(10_600, { book: 1 })).to.equal(600)
    expect(vatOfPart(50_000, { shoes: 1 })).to.equal(10_000)
    expect(vatOfPart(60_600, { shoes: 1, book: 1 })).to.equal(10_600)
  })

  it('has that of the delivery in it where that goes back too', () => {
    const part = { amount: 4_900, pieces: {}, withDelivery: true }

    expect(refundVat(MIXED, part)).to.equal(980)
  })

  it('follows the rate of the pieces where another amount is given for them', () => {
    expect(vatOfPart(5_300, { book: 1 })).to.equal(300)
  })

  it('is the order’s average if no pieces are refunded', () => {
    expect(vatOfPart(12_610, {})).to.equal(2_218)
  })

  it('of all rows and the delivery is the order’s, also where rounding leaves something over', () => {
    const order = { ...MIXED, discountTotal: 3_333, total: 122_767, vatTotal: 21_595 }
    const first = refundVat(order, {
      amount: refundAmount(order, { pieces: { book: 1 }, withDelivery: true }),
      pieces: { book: 1 },
      withDelivery: true,
    })
    const [shoes, book] = order.rows
    if (!shoes || !book) throw new Error('No rows')
    const later = { ...order, rows: [shoes, { ...book, refunded: 1 }] }
    const pieces = { shoes: 2, book: 1 }
    const amount = refundAmount(later as typeof order, { pieces, withDelivery: false })
    const rest = vatOfPart(amount, pieces, later as typeof order)

    expect(first + rest).to.equal(order.vatTotal)
  })
})
