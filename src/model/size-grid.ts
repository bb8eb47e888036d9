import { readQuantity } from './quantity.ts'
import { type Quantities, type SizesTotal, totalOf } from './size-fields.ts'
import type { MatrixBox, SizeMatrix } from './size-matrix.ts'

export interface GridSums {
  /** In the order of the columns. */
  readonly columns: readonly SizesTotal[]
  readonly all: SizesTotal
}

/** The sums of each column, and of all. */
export function sumsOf<Field extends MatrixBox>(
  { sizes, rows }: SizeMatrix<Field>,
  quantities: Quantities,
): GridSums {
  const total = (cells: readonly (Field | undefined)[]) => totalOf(present(cells), quantities)
  return {
    columns: sizes.map((_, at) => total(rows.map(({ cells }) => cells[at]))),
    all: total(rows.flatMap(({ cells }) => cells)),
  }
}

/** The quantities of the texts; invalid ones count as 0. */
export function quantitiesIn(texts: Readonly<Record<string, string>>): Quantities {
  const pairs = Object.entries(texts).map(([fieldId, text]) => {
    const reading = readQuantity(text, { min: 0 })
    return [fieldId, 'quantity' in reading ? reading.quantity : 0] as const
  })
  return Object.fromEntries(pairs)
}

/** The value that all cells of a row share, so that its head can show it once; undefined if they differ. */
export function sharedValue<Field extends MatrixBox>(
  cells: readonly (Field | undefined)[],
  say: (field: Field) => string,
): string | undefined {
  const [first, ...others] = present(cells).map(say)
  return others.every((it) => it === first) ? first : undefined
}

function present<Field>(cells: readonly (Field | undefined)[]): Field[] {
  return cells.filter((it) => it !== undefined)
}
