import { expect } from '@open-wc/testing'
import {
  gridOf,
  type MatrixBox,
  matrixOf,
  neighbourOf,
  pageSizes,
  readBlock,
  spreadBlock,
} from '../../src/model/size-matrix.ts'

const box = (mastervariant: string, size: string, more: Partial<MatrixBox> = {}): MatrixBox => ({
  fieldId: `${mastervariant}${size}`,
  articleNumber: `${mastervariant}-${size}`,
  mastervariant,
  size,
  ...more,
})

const FIELDS = [box('R', 'S'), box('R', 'M', { inStock: false }), box('R', 'L'), box('B', 'S')]
const LIST = [box('', 'S'), box('', 'M'), box('', 'L')]
const ids = (fields: readonly (MatrixBox | undefined)[]) => fields.map((it) => it?.fieldId)

describe('a size matrix', () => {
  it('has colours down and sizes across, with gaps where a colour lacks a size', () => {
    const matrix = matrixOf(FIELDS)

    expect(matrix?.sizes).to.deep.equal(['S', 'M', 'L'])
    expect(matrix?.rows.map(({ name, cells }) => [name, ids(cells)])).to.deep.equal([
      ['R', ['RS', 'RM', 'RL']],
      ['B', ['BS', undefined, undefined]],
    ])
  })

  it('is a list where there is one colour, or two fields for one place', () => {
    expect(matrixOf(LIST)).to.equal(undefined)
    expect(matrixOf([...FIELDS, box('R', 'S')])).to.equal(undefined)
  })

  it('goes to the next box that is in stock, and nowhere at the edge', () => {
    const grid = gridOf(FIELDS)
    const steps = [
      neighbourOf(grid, 'RS', [0, 1]),
      neighbourOf(grid, 'RS', [1, 0]),
      neighbourOf(grid, 'RL', [0, 1]),
      neighbourOf(grid, 'RL', [1, 0]),
      neighbourOf(grid, 'RS', [-1, 0]),
      neighbourOf(grid, 'nobody', [1, 0]),
    ]

    expect(ids(steps)).to.deep.equal(['RL', 'BS', undefined, undefined, undefined, undefined])
  })
})

describe('a pasted block', () => {
  it('is read as rows of cells, whatever ends the lines', () => {
    expect(readBlock('1\t2\r\n3\t\n')).to.deep.equal([
      ['1', '2'],
      ['3', ''],
    ])
  })

  it('fills a matrix cell by cell from where it was pasted, and falls off its edges', () => {
    const filled = spreadBlock(gridOf(FIELDS), 'RL', readBlock('1\t9\n2'))

    expect(filled.map(({ field, typed }) => [field.fieldId, typed])).to.deep.equal([['RL', '1']])
  })

  it('fills a list from a row or a column alike', () => {
    const places = (pasted: string) =>
      spreadBlock(gridOf(LIST), 'S', readBlock(pasted)).map((it) => [it.field.fieldId, it.typed])
    const expected = [
      ['S', '4'],
      ['L', '6'],
    ]

    expect(places('4\t\t6')).to.deep.equal(expected)
    expect(places('4\n\n6')).to.deep.equal(expected)
  })
})

describe('the sizes of a product as its page offers them', () => {
  const sizes = (...fields: MatrixBox[]) => ({ sizes: fields })
  const plain = [sizes(box('', 'S'), box('', 'M')), sizes(box('', 'L'))]
  const grid = [sizes(box('R', 'S')), sizes(box('B', 'S'))]
  const offered = (...args: Parameters<typeof pageSizes<MatrixBox>>) => {
    const { fields, productType } = pageSizes(...args)
    return [ids(fields), productType]
  }

  it('are those of the variant that comes first, to companies with every price', () => {
    expect(offered(plain, 'sport')).to.deep.equal([['S', 'M'], undefined])
    expect(offered(plain, 'professional')).to.deep.equal([['S', 'M'], 'Item'])
  })

  it('are all of them where they name their variants', () => {
    expect(offered(grid, 'professional')).to.deep.equal([['RS', 'BS'], 'Master'])
    expect(offered(grid, 'sport')).to.deep.equal([['RS', 'BS'], undefined])
  })

  it('are none where the shop says none', () => {
    expect(offered([], 'sport')).to.deep.equal([[], undefined])
    expect(offered([{}], 'professional')).to.deep.equal([[], 'Item'])
  })
})
