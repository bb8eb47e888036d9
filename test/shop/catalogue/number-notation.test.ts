import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { notationOf } from '../../../shop/catalogue/number-notation.ts'

/** Cells of one column, what each of them says, and of how many decimals the currency is. */
const COLUMNS: readonly (readonly [
  what: string,
  decimals: number,
  cells: Record<string, string>,
])[] = [
  ['thousands with a point', 2, { '1.299': '1299', '1.299,00': '1299', '2.450': '2450' }],
  ['thousands with a comma', 2, { '1,299': '1299', '12,500.5': '12500.5' }],
  ['nothing but what may be thousands', 2, { '1.299': '1299', '2,450': '2450' }],
  ['decimals with a point', 2, { '52.50': '52.5', '2.450': 'decimals', '1,299': '1299' }],
  ['decimals with a comma', 2, { '52,50': '52.5', '2,450': 'decimals', '1.299': '1299' }],
  ['both signs before decimals', 2, { '52,50': '52.5', '52.50': '52.5', '1.299': 'open' }],
  ['zeros that fill up', 2, { '52.0000': '52', '7.2500': '7.25', '0.500': '0.5' }],
  ['more decimals than there are', 2, { '0,005': 'decimals', '41.3223': 'decimals' }],
  ['one that tells nothing', 3, { '12.345': 'open', '12': '12' }],
  ['fewer decimals', 3, { '12.345': '12.345', '9.5': '9.5' }],
  ['both signs', 3, { '12.345': '12.345', '1,299.000': '1299' }],
  ['a number below one', 3, { '12,345': '12.345', '0,750': '0.75' }],
  ['many thousands', 3, { '12.345': '12345', '1.299.000': '1299000' }],
  ['the other sign before decimals', 3, { '12.345': '12345', '9,500': '9.5', '7,25': '7.25' }],
  ['no decimals at all', 0, { '1.299': '1299', '12,500': '12500', '57': '57' }],
  ['decimals where there are none', 0, { '57.5': 'decimals', '1.299': 'decimals' }],
  ['what is no number', 2, { '1.2.3': 'none', '1,23,4': 'none', '1.299.00': 'none', '': 'none' }],
]

for (const [what, decimals, cells] of COLUMNS) {
  test(`a column reads its numbers together, with ${decimals} decimals: ${what}`, () => {
    const notation = notationOf(Object.keys(cells))
    const read = Object.keys(cells).map((it) => [it, formatted(notation.read(it, decimals))])
    deepEqual(Object.fromEntries(read), cells)
  })
}

test('whoever says what stands before decimals is believed, filled up with zeros too', () => {
  const notation = notationOf(['1,299', '52,50'], '.')
  const cells = ['2.450', '12.345', '1,299']
  deepEqual(
    cells.map((it) => formatted(notation.read(it, 2))),
    ['2.45', 'decimals', '1299'],
  )
  deepEqual(formatted(notation.read('12.345', 3)), '12.345')
})

function formatted(read: ReturnType<ReturnType<typeof notationOf>['read']>): string {
  return typeof read === 'string' ? read : String(Number(`${read.whole}.${read.fraction}`))
}
