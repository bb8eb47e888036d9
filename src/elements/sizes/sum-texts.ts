import { quantitiesIn, sumsOf } from '../../model/size-grid.ts'
import { matrixOf } from '../../model/size-matrix.ts'
import type { SizeInputData } from '../../ui/sizes/size-input-props.ts'
import { filledText } from './filled-text.ts'

/** The sums of what stands in the boxes, in words; none where nothing does. */
export function sumTexts(data: SizeInputData, inCart: number): Pick<SizeInputData, 'sums'> {
  const matrix = matrixOf(data.fields, data.productType)
  const quantities = quantitiesIn(data.texts)
  if (!matrix) return {}
  const { columns, all } = sumsOf(matrix, quantities)
  if (all.pieces === 0) return {}
  const rows = matrix.rows.map(({ name, cells }) => {
    const fields = cells.filter((it) => it !== undefined)
    return [
      name,
      filledText({ ...data, fields }, quantities, { ofForm: all.pieces, inCart }),
    ] as const
  })
  const pieces = matrix.sizes.map((size, at) => [size, String(columns[at]?.pieces || '')] as const)
  return {
    sums: {
      rows: Object.fromEntries(rows),
      columns: Object.fromEntries(pieces),
      all: filledText(data, quantities, { inCart }),
    },
  }
}
