import type { SizeBox } from './size-fields.ts'
import type { Storefront } from './storefront.ts'

/** A field that may be part of a matrix: `mastervariant` names its row (a colour), `size` its column. */
export interface MatrixBox extends SizeBox {
  readonly mastervariant?: string | null | undefined
  readonly size?: string | null
}

/** Colours down, sizes across; undefined for a size that a colour lacks. */
export interface SizeMatrix<Field> {
  readonly sizes: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly cells: readonly (Field | undefined)[]
  }[]
}

/** `Master`: a product with all its variants. `Item`: one of them. Absent: as the fields imply. */
export type ProductType = 'Master' | 'Item' | undefined

/**
 * The matrix of fields with a `mastervariant`; undefined for a plain list. A single variant is a matrix
 * only for a master.
 */
export function matrixOf<Field extends MatrixBox>(
  fields: readonly Field[],
  productType?: ProductType,
): SizeMatrix<Field> | undefined {
  if (productType === 'Item') return undefined
  const names = unique(fields.map((field) => field.mastervariant ?? ''))
  const isMaster = productType === 'Master' && names[0] !== ''
  if (names.length < (isMaster ? 1 : 2)) return undefined
  const sizes = mergedSizes(names.map((name) => sizesIn(fields, name)))
  const byPosition = new Map(fields.map((field) => [placeOf(field), field]))
  if (byPosition.size < fields.length) return undefined
  const rows = names.map((name) => ({
    name,
    cells: sizes.map((size) => byPosition.get(placeOf({ mastervariant: name, size }))),
  }))
  return { sizes, rows }
}

/**
 * The sizes on a product's own page: one grid if they name their variants, otherwise those of the displayed
 * variant. Companies always see a price next to them.
 */
export function pageSizes<Field extends MatrixBox>(
  variants: readonly { readonly sizes?: readonly Field[] | undefined }[],
  storefront: Storefront,
): { readonly fields: readonly Field[]; readonly productType: ProductType } {
  const all = variants.flatMap((it) => it.sizes ?? [])
  const isGrid = all.some((it) => it.mastervariant)
  const type = isGrid ? 'Master' : 'Item'
  return {
    fields: isGrid ? all : (variants[0]?.sizes ?? []),
    productType: storefront === 'professional' ? type : undefined,
  }
}

/** Boxes as rows of cells, for arrow keys and pasting: a list is one row. */
export function gridOf<Field extends MatrixBox>(
  fields: readonly Field[],
  productType?: ProductType,
): readonly (readonly (Field | undefined)[])[] {
  return matrixOf(fields, productType)?.rows.map((row) => row.cells) ?? [fields]
}

/** Whether sizes are tiles to press: on the sport storefront, unless a page chooses `boxes`. */
export function isTiled(storefront: Storefront, layout?: string): boolean {
  return layout ? layout === 'tiles' : storefront === 'sport'
}

/** The pasted block of a spreadsheet: rows of cells. */
export function readBlock(pasted: string): readonly (readonly string[])[] {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

export interface PastedCell<Field> {
  readonly field: Field
  readonly typed: string
}

/**
 * The boxes that a block fills from `start` on: cell by cell in a matrix; in a list, which is one row,
 * columns and rows both fill consecutive boxes. Empty cells and cells outside are skipped.
 */
export function spreadBlock<Field extends MatrixBox>(
  grid: readonly (readonly (Field | undefined)[])[],
  start: string,
  block: readonly (readonly string[])[],
): readonly PastedCell<Field>[] {
  const top = grid.findIndex((row) => row.some((it) => it?.fieldId === start))
  const left = grid[top]?.findIndex((it) => it?.fieldId === start) ?? -1
  if (top < 0 || left < 0) return []
  const cells = grid.length === 1 ? [block.flat()] : block
  return cells.flatMap((line, down) =>
    line.flatMap((typed, along) => {
      const field = grid[top + down]?.[left + along]
      return field && typed !== '' ? [{ field, typed }] : []
    }),
  )
}

/** The next enabled box in a direction; undefined at the edge. */
export function neighbourOf<Field extends MatrixBox>(
  grid: readonly (readonly (Field | undefined)[])[],
  from: string,
  [down, along]: readonly [down: number, along: number],
): Field | undefined {
  let row = grid.findIndex((cells) => cells.some((it) => it?.fieldId === from))
  let column = grid[row]?.findIndex((it) => it?.fieldId === from) ?? -1
  while (row >= 0 && column >= 0) {
    row += down
    column += along
    const cells = grid[row]
    if (!cells || column >= cells.length) return undefined
    const field = cells[column]
    if (field && field.inStock !== false) return field
  }
  return undefined
}

function sizesIn(fields: readonly MatrixBox[], name: string): readonly string[] {
  return fields.filter((it) => (it.mastervariant ?? '') === name).map((it) => it.size ?? '')
}

/** One order for all rows: a size that earlier rows lack is inserted after its predecessor. */
function mergedSizes(rows: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = []
  for (const row of rows) {
    let at = 0
    for (const size of row) {
      const existing = merged.indexOf(size)
      if (existing < 0) merged.splice(at, 0, size)
      at = (existing < 0 ? at : existing) + 1
    }
  }
  return merged
}

function placeOf({ mastervariant, size }: Pick<MatrixBox, 'mastervariant' | 'size'>): string {
  return JSON.stringify([mastervariant ?? '', size ?? ''])
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
