import type { RowTraits } from './cart.ts'
import type { Receipt, ReceiptRow } from './order.ts'

/** From this many sizes of one product, colour and unit price on, rows stand as one. */
const MIN_SIZES = 5

/** A row alone, or the sizes of one product, which have a key. */
export interface RowGroup<Row> {
  readonly key?: string
  readonly rows: readonly Row[]
}

/** All rows in their order; those of a group in the place of its first. No key, no group. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): readonly RowGroup<Row>[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  const alike = new Map<string | undefined, Row[]>()
  for (const { row, key } of keyed) {
    const group = alike.get(key)
    if (group) group.push(row)
    else alike.set(key, [row])
  }
  return keyed.flatMap(({ row, key }): RowGroup<Row>[] => {
    const group = alike.get(key) ?? []
    if (key === undefined || group.length < MIN_SIZES) return [{ rows: [row] }]
    return group[0] === row ? [{ key, rows: group }] : []
  })
}

/** The facts of a cart's row that say which group it belongs to. */
export interface GroupableRow extends RowTraits {
  readonly name: string
  readonly size?: string | undefined
  readonly color?: string | undefined
  /** The page of its product. */
  readonly url?: string | undefined
  readonly price?: string | undefined
  readonly campaignPrice?: string | undefined
  readonly totalPrice?: string | undefined
  readonly totalPriceAmount?: number | undefined
}

/** Undefined for what is no size of a product, and for a total that cannot be added up. */
export function cartRowKey(row: GroupableRow): string | undefined {
  const { name, size, color, url, price, campaignPrice, totalPrice, totalPriceAmount } = row
  const isArticle = !row.isFeeRow && !row.isServiceRow && !row.isFreeGift
  const isSummable = !totalPrice || totalPriceAmount !== undefined
  if (!isArticle || !isSummable || !size || !url) return undefined
  return JSON.stringify([url, name, color, price, campaignPrice, row.isQuotation === true])
}

/** The total of a group of the cart, in minor units; undefined if the visitor sees no price. */
export function groupTotal(rows: readonly GroupableRow[]): number | undefined {
  const amounts = rows.map(({ totalPrice, totalPriceAmount }) => totalPrice && totalPriceAmount)
  return amounts.reduce<number | undefined>(
    (sum, it) => (sum === undefined || typeof it !== 'number' ? undefined : sum + it),
    0,
  )
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

export function countPieces(rows: readonly SizeCount[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** `116 × 2, 128 × 2`; a line breaks after a comma. */
export function sizesText(rows: readonly SizeCount[]): string {
  return rows
    .map(({ size, quantity }) => `${size}\u00a0×\u00a0${quantity}`.replaceAll(' ', '\u00a0'))
    .join(', ')
}
