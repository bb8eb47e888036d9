import type { Receipt, ReceiptRow } from './order.ts'

/** From this many sizes of one product, colour and unit price on, rows stand as one. */
const MIN_SIZES = 5

/** A row alone, or the sizes of one product, which have a key. */
interface RowGroup<Row> {
  readonly key?: string
  readonly rows: readonly Row[]
}

/** All rows in their order; those of a group in the place of its first. No key, no group. */
function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): readonly RowGroup<Row>[] {
  const keys = rows.map(keyOf)
  const alike = new Map<string, Row[]>()
  rows.forEach((row, at) => {
    const key = keys[at]
    if (key !== undefined) alike.set(key, [...(alike.get(key) ?? []), row])
  })
  return rows.flatMap((row, at): RowGroup<Row>[] => {
    const key = keys[at]
    const group = key === undefined ? undefined : alike.get(key)
    if (key === undefined || !group || group.length < MIN_SIZES) return [{ rows: [row] }]
    return keys.indexOf(key) === at ? [{ key, rows: group }] : []
  })
}

/** A row of an order as it is read: the quantity and total of all its sizes, if there are several. */
export interface ReceiptLine extends ReceiptRow {
  readonly sizes?: readonly ReceiptRow[]
}

/** The rows of an order; on the professional storefront the sizes of a product are one line. */
export function receiptLines({
  storefront,
  rows,
}: Pick<Receipt, 'storefront' | 'rows'>): readonly ReceiptLine[] {
  if (storefront !== 'professional') return rows
  return groupRows(rows, receiptRowKey).flatMap(({ key, rows: sizes }) => {
    const [first] = sizes
    if (key === undefined || !first) return sizes
    const total = sizes.reduce((sum, it) => sum + it.total, 0)
    const { kind, articleNumber, name, colour, price, vatRate } = first
    const same = { kind, articleNumber, name, colour, price, vatRate }
    return [{ ...same, size: null, quantity: countPieces(sizes), total, sizes }]
  })
}

function receiptRowKey({ kind, name, size, colour, price, vatRate }: ReceiptRow) {
  return kind === 'article' && size ? JSON.stringify([name, colour, price, vatRate]) : undefined
}

interface SizeCount {
  readonly size?: string | null | undefined
  readonly quantity: number
}

function countPieces(rows: readonly SizeCount[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** `116 × 2, 128 × 2`; a line breaks after a comma. */
export function sizesText(rows: readonly SizeCount[]): string {
  return rows
    .map(({ size, quantity }) => `${size}\u00a0×\u00a0${quantity}`.replaceAll(' ', '\u00a0'))
    .join(', ')
}
