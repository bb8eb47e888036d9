import { expect } from '@open-wc/testing'
import { sizeRuns } from '../../src/model/size-runs.ts'

const articles = (stock: Readonly<Record<string, number>>) =>
  Object.entries(stock).map(([size, available]) => ({ size, available }))

describe('the sizes that can be had', () => {
  it('are a range where they are neighbours', () => {
    const letters = articles({ XS: 1, S: 1, M: 5, L: 1, XL: 2 })
    expect(sizeRuns(letters)).to.deep.equal(['XS–XL'])
  })

  it('are parted by those that are out, and two stand one by one', () => {
    const letters = articles({ XS: 1, S: 2, M: 0, L: 1, XL: 1, XXL: 4, '3XL': 0 })
    expect(sizeRuns(letters)).to.deep.equal(['XS', 'S', 'L–XXL'])
  })

  it('are those of any colour, each once', () => {
    const black = [
      { size: '36', available: 0 },
      { size: '37', available: 2 },
      { size: '38', available: 0 },
    ]
    const red = [
      { size: '36', available: 1 },
      { size: '38', available: 3 },
    ]
    expect(sizeRuns([...black, ...red])).to.deep.equal(['36–38'])
  })

  it('are none where there is one size, none at all, or nothing left', () => {
    expect(sizeRuns(articles({ M: 3 }))).to.deep.equal([])
    expect(sizeRuns([{ size: null, available: 3 }])).to.deep.equal([])
    expect(sizeRuns(articles({ S: 0, M: 0 }))).to.deep.equal([])
  })
})
