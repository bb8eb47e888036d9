import { expect } from '@open-wc/testing'
import { type Allowance, exceededBy, periodStart } from '../../src/model/approvals.ts'

const order: Allowance = { period: 'order', amount: 100, spent: 0 }
const month: Allowance = { period: 'month', amount: 300, spent: 250 }

describe('what a buyer may order without asking', () => {
  it('is up to each amount, and one beyond says which, the limit first', () => {
    expect(exceededBy(1_000_000, [])).to.equal(undefined)
    expect(exceededBy(100, [order])).to.equal(undefined)
    expect(exceededBy(101, [order])).to.deep.equal(order)
    expect(exceededBy(50, [order, month])).to.equal(undefined)
    expect(exceededBy(51, [order, month])).to.deep.equal(month)
    expect(exceededBy(101, [month, order])).to.deep.equal(order)
    expect(exceededBy(1, [{ ...order, amount: 0 }])?.amount).to.equal(0)
  })

  it('is counted from the first day of the month or the year', () => {
    expect(periodStart('month', '2026-11-23')).to.equal('2026-11-01')
    expect(periodStart('year', '2026-11-23')).to.equal('2026-01-01')
  })
})
