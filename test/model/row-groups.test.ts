import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import type { ReceiptRow } from '../../src/model/order.ts'
import { receiptLines, sizesText } from '../../src/model/row-groups.ts'

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
