import { expect } from '@open-wc/testing'
import { quantitiesIn, sharedValue, sumsOf } from '../../src/model/size-grid.ts'
import { matrixOf } from '../../src/model/size-matrix.ts'

const box = (mastervariant: string, size: string, inStock = true) => ({
  fieldId: `${mastervariant}${size}`,
  articleNumber: `${mastervariant}-${size}`,
  priceAmount: 10_000,
  ...{ mastervariant, size, inStock },
})
const BLUE = [box('B', 'S'), box('B', 'M'), box('B', 'L')]
const RED = [box('R', 'S'), box('R', 'L')]

describe('a size grid', () => {
  it('sums up its columns and the whole, whatever is no number left out', () => {
    const matrix = matrixOf([...BLUE, ...RED])
    if (!matrix) throw new Error('There is no matrix')
    const { columns, all } = sumsOf(matrix, quantitiesIn({ BS: '2', RS: '３', RL: 'x', BM: '' }))

    expect(columns.map((it) => it.pieces)).to.deep.equal([5, 0, 0])
    expect(all).to.deep.equal({ pieces: 5, sizes: 2, amount: 50_000 })
  })

  it('says once what all cells of a row say', () => {
    expect(sharedValue([box('B', 'S'), undefined, box('B', 'M')], () => '9 kr')).to.equal('9 kr')
    expect(sharedValue(BLUE, (it) => it.size)).to.equal(undefined)
  })

  it('is one for a master of a single named variant, and none for items', () => {
    expect(matrixOf(BLUE)).to.equal(undefined)
    expect(matrixOf(BLUE, 'Master')?.rows.length).to.equal(1)
    expect(matrixOf([...BLUE, ...RED], 'Item')).to.equal(undefined)
    expect(matrixOf([box('', 'S')], 'Master')).to.equal(undefined)
  })

  it('keeps the order of sizes where its first row lacks one', () => {
    expect(matrixOf([...RED, ...BLUE])?.sizes).to.deep.equal(['S', 'M', 'L'])
  })
})
