import { readQuantity } from './quantity.ts'
import { type Quantities, type SizesTotal, totalOf } from './size-fields.ts'
import type { MatrixBox, SizeMatrix } from './size-matrix.ts'

export interface GridSums {
  /** In the order of the columns. */
  readonly columns: readonly SizesTotal[]
  readonly all: SizesTotal
}

/** What is filled in down each column, and as a whole. */
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

/** The quantities that texts stand for; one that is no number counts as none. */
export function quantitiesIn(texts: Readonly<Record<string, string>>): Quantities {
  const pairs = Object.entries(texts).map(([fieldId, text]) => {
    const reading = readQuantity(text, { min: 0 })
    return [fieldId, 'quantity' in reading ? reading.quantity : 0] as const
  })
  return Object.fromEntries(pairs)
}

/** What all cells of a row say alike, so that its head can say it once; undefined where they differ. */
export function sharedValue<Field extends MatrixBox>(
  cells: readonly (Field | undefined)[],
  say: (field: Field) => string,
): string | undefined {
  const [first, ...others] = present(cells).map(say)
  return others.every((it) => it === first) ? first : undefined
}

/**
 * Where Enter leads: down the column, then to the top of the next one; undefined after the last box.
 * Backwards it is the same way.
 */
export function enteredFrom<Field extends MatrixBox>(
  grid: readonly (readonly (Field | undefined)[])[],
  from: string,
  step: 1 | -1,
): Field | undefined {
  const width = Math.max(0, ...grid.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => grid.map((row) => row[at]))
  const way = present(columns.flat()).filter((it) => it.inStock !== false || it.fieldId === from)
  return way[way.findIndex((it) => it.fieldId === from) + step]
}

function present<Field>(cells: readonly (Field | undefined)[]): Field[] {
  return cells.filter((it) => it !== undefined)
}
