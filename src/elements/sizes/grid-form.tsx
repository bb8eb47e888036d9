import type { SizeField } from '../../contract/size-fields.ts'
import { quantitiesIn, sumsOf } from '../../model/size-grid.ts'
import { matrixOf } from '../../model/size-matrix.ts'
import { GridInput } from '../../ui/sizes/grid-input.tsx'
import type { SizeInputProps } from '../../ui/sizes/size-input.tsx'
import type { SizeInputData } from '../../ui/sizes/size-input-props.ts'
import { filledText } from './filled-text.ts'
import type { Sizes } from './use-sizes.ts'
import { useSheet } from './use-spreadsheet.ts'

interface GridFormProps extends SizeInputProps {
  readonly grid: readonly (readonly (SizeField | undefined)[])[]
  readonly typing: Sizes
  /** Pieces of the product in the cart that count for its price. */
  readonly inCart: number
}

/** A grid of variants and sizes, with the keys of a spreadsheet. */
export function GridForm({ data, forms, handlers, grid, typing, inCart }: GridFormProps) {
  const { notice, actions } = useSheet({ data, grid, typing })
  const gridData = { ...data, ...sumTexts(data, inCart), ...(notice && { notice }) }
  return <GridInput data={gridData} forms={forms} handlers={{ ...handlers, ...actions }} />
}

/** The sums of the boxes as texts; none if all boxes are empty. */
function sumTexts(data: SizeInputData, inCart: number): Pick<SizeInputData, 'sums'> {
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
