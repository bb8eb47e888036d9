import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import type { ReceiptRow } from '../../src/model/order.ts'
import {
  cartRowKey,
  type GroupableRow,
  groupRows,
  groupTotal,
  receiptLines,
  sizesText,
} from '../../src/model/row-groups.ts'

const SHIRT = {
  ...{ name: 'Tröja', size: 'M', color: 'Blå', url: '/pro/p/troja' },
  ...{ price: '100 kr', totalPrice: '200 kr', totalPriceAmount: 20_000, quantity: 2 },
}

const sizes = (count: number, more: Partial<typeof SHIRT> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...SHIRT, size: String(at), ...more }))

const lengths = (rows: readonly GroupableRow[]) =>
  groupRows(rows, cartRowKey).map((it) => it.rows.length)

describe('rows of a cart', () => {
  it('are one group from five sizes of a product and colour on', () => {
    expect(lengths(sizes(4))).to.deep.equal([1, 1, 1, 1])
    expect(lengths(sizes(5))).to.deep.equal([5])
    expect(lengths([...sizes(5), ...sizes(6, { color: 'Röd' })])).to.deep.equal([5, 6])
  })

  it('stand where the first of their group stood, in their order', () => {
    const [cap, ball] = [
      { ...SHIRT, url: '/p/cap' },
      { ...SHIRT, url: '/p/ball' },
    ]
    const [first, ...rest] = sizes(5)
    if (!first) throw new Error('No row')

    const groups = groupRows([cap, first, ball, ...rest], cartRowKey)

    expect(groups.map((it) => it.rows)).to.deep.equal([[cap], [first, ...rest], [ball]])
  })

  it('stand alone where their unit prices, products or kinds differ', () => {
    const odd: readonly Partial<GroupableRow>[] = [
      { price: '120 kr' },
      { campaignPrice: '90 kr' },
      { url: '/pro/p/other' },
      { isQuotation: true },
      { isFreeGift: true },
      { isFeeRow: true },
      { isServiceRow: true },
    ]
    for (const more of odd) expect(lengths([...sizes(4), { ...SHIRT, ...more }])).to.have.length(5)
  })

  it('stand alone where a shop says too little of them', () => {
    const { size: _, ...sizeless } = SHIRT
    const { url: __, ...placeless } = SHIRT
    const { totalPriceAmount: ___, ...uncounted } = SHIRT
    for (const row of [sizeless, placeless, uncounted]) {
      expect(lengths(Array.from({ length: 6 }, () => ({ ...row })))).to.have.length(6)
    }
  })

  it('have a total where each has one', () => {
    const { totalPrice: _, totalPriceAmount: __, ...unpriced } = SHIRT
    expect(groupTotal(sizes(5))).to.equal(100_000)
    expect(groupTotal(sizes(5, { totalPriceAmount: 0 }))).to.equal(0)
    expect(groupTotal([unpriced, unpriced])).to.equal(undefined)
  })

  it('are all there once, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(3)), { maxLength: 60 }), (keys) => {
        const rows = keys.map((key, at) => ({ key, at }))
        const groups = groupRows(rows, ({ key }) => (key === null ? undefined : String(key)))
        const all = groups.flatMap((it) => it.rows)

        expect(all.map(({ at }) => at).toSorted((a, b) => a - b)).to.deep.equal([...rows.keys()])
        for (const { key, rows: members } of groups) {
          expect(members.length === 1 || members.length >= 5).to.equal(true)
          expect(new Set(members.map((it) => it.key)).size).to.equal(1)
          if (key !== undefined) expect(members[0]?.key).to.equal(Number(key))
        }
        const firsts = groups.map((it) => it.rows[0]?.at ?? -1)
        expect(firsts).to.deep.equal(firsts.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('the lines of an order', () => {
  const row = (more: Partial<ReceiptRow> = {}): ReceiptRow => ({
    ...{ kind: 'article', articleNumber: 'T-1', name: 'Tröja', size: '116', colour: 'Blå' },
    ...{ quantity: 2, price: 10_000, vatRate: 2500, total: 20_000, ...more },
  })
  const five = ['116', '128', '140', '152', '164'].map((size) => row({ size }))

  it('are one for the sizes of a product, with their pieces and total', () => {
    const [line, ...more] = receiptLines({ storefront: 'professional', rows: five })

    expect(more).to.deep.equal([])
    expect(line).to.deep.equal({
      ...row({ size: null, quantity: 10, total: 100_000 }),
      sizes: five,
    })
    expect(sizesText(five.slice(0, 2)).replaceAll('\u00a0', ' ')).to.equal('116 × 2, 128 × 2')
  })

  it('are its rows on the sport storefront, and where there are fewer sizes', () => {
    expect(receiptLines({ storefront: 'sport', rows: five })).to.equal(five)
    const four = five.slice(1)
    expect(receiptLines({ storefront: 'professional', rows: four })).to.deep.equal(four)
  })

  it('lose no row, no piece and no amount', () => {
    const rows = fc.array(
      fc.record({
        kind: fc.constantFrom('article', 'gift', 'fee', 'service'),
        name: fc.constantFrom('Tröja', 'Byxa'),
        size: fc.constantFrom('S', 'M', null),
        colour: fc.constantFrom('Blå', null),
        price: fc.constantFrom(0, 9_995),
        vatRate: fc.constantFrom(600, 2500),
        quantity: fc.integer({ min: 1, max: 100 }),
        total: fc.nat(),
        articleNumber: fc.string(),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(rows, (list: ReceiptRow[]) => {
        const lines = receiptLines({ storefront: 'professional', rows: list })
        const sum = (of: readonly ReceiptRow[], field: 'quantity' | 'total') =>
          of.reduce((before, it) => before + it[field], 0)

        expect(lines.flatMap((it) => it.sizes ?? [it])).to.have.members(list)
        expect(sum(lines, 'quantity')).to.equal(sum(list, 'quantity'))
        expect(sum(lines, 'total')).to.equal(sum(list, 'total'))
        for (const { sizes: members = [], price, vatRate, kind } of lines) {
          for (const it of members)
            expect([it.price, it.vatRate, it.kind]).to.deep.equal([price, vatRate, kind])
        }
      }),
    )
  })
})
