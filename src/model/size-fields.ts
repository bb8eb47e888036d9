import type { Article } from './article.ts'
import { stepAt } from './price-steps.ts'
import { readQuantity } from './quantity.ts'
import type { Message } from './validation.ts'

/** One size of a product, to be filled in. */
export interface SizeBox {
  readonly fieldId: string
  readonly articleNumber: string
  readonly visible?: boolean
  readonly inStock?: boolean
  readonly availableInStock?: number | null | undefined
  readonly priceAmount?: number | null | undefined
  /** What a piece costs from some numbers of pieces on, by rising number. */
  readonly steps?: readonly { readonly from: number; readonly priceAmount: number }[] | undefined
  /** Names the product whose pieces count for the steps. */
  readonly product?: string | undefined
}

/** A row of the cart, as far as it counts for what more pieces cost. */
interface CartPieces {
  readonly articleNumber: string
  readonly product?: string | undefined
  readonly quantity: number
  readonly isFreeGift: boolean
}

/** What counts for the steps beside the sizes that are filled in. */
export interface CountedPieces {
  /** Of the whole form, where the fields are a part of it. */
  readonly ofForm?: number
  /** Of the product, in the cart already. */
  readonly inCart?: number
}

/** The quantity in each box, by `fieldId`. */
export type Quantities = Readonly<Record<string, number>>

export interface SizesTotal {
  readonly pieces: number
  /** How many sizes are filled in. */
  readonly sizes: number
  /** Minor units; undefined where a filled-in size has no price to show. */
  readonly amount: number | undefined
}

/** Only fields flagged visible are shown, until "+N" shows them all. */
export function displayedFields<Field extends SizeBox>(
  fields: readonly Field[],
  displayed: 'visible' | 'all',
): readonly Field[] {
  return displayed === 'all' ? fields : fields.filter((field) => field.visible !== false)
}

/** The N of "+N". */
export function countHidden(fields: readonly SizeBox[]): number {
  return fields.filter((field) => field.visible === false).length
}

/** The error of a quantity above the stock, shown as soon as it is typed. */
export function excessOf({ availableInStock }: SizeBox, typed = ''): Message | undefined {
  const reading = readQuantity(typed, { min: 0 })
  const isTooMany =
    typeof availableInStock === 'number' &&
    'quantity' in reading &&
    reading.quantity > availableInStock
  return isTooMany ? { key: 'size.max', values: { max: availableInStock } } : undefined
}

/** The articles to send: without zeros, and with the stock where it is to be checked. */
export function articlesToAdd(
  fields: readonly SizeBox[],
  quantities: Quantities,
): readonly Article[] {
  return filledIn(fields, quantities).map(({ field, quantity }) => ({
    articleNumber: field.articleNumber,
    quantity,
    fieldId: field.fieldId,
    ...(typeof field.availableInStock === 'number' && { maxQuantity: field.availableInStock }),
  }))
}

/** The running line under the grid: pieces and sum before anything is added. */
export function totalOf(
  fields: readonly SizeBox[],
  quantities: Quantities,
  { ofForm, inCart = 0 }: CountedPieces = {},
): SizesTotal {
  const filled = filledIn(fields, quantities)
  const pieces = filled.reduce((sum, { quantity }) => sum + quantity, 0)
  const counted = (ofForm ?? pieces) + inCart
  return {
    pieces,
    sizes: filled.length,
    amount: filled.reduce<number | undefined>(
      (sum, { field, quantity }) =>
        sum === undefined || typeof field.priceAmount !== 'number'
          ? undefined
          : sum + (stepAt(field.steps ?? [], counted)?.priceAmount ?? field.priceAmount) * quantity,
      0,
    ),
  }
}

/**
 * Pieces of the form's product in the cart, which count for its steps; none where it has no steps.
 * Rows that name no product count where they are of one of these sizes.
 */
export function piecesInCart(fields: readonly SizeBox[], rows: readonly CartPieces[]): number {
  if (!hasSteps(fields)) return 0
  const products = new Set(fields.map((it) => it.product))
  const numbers = new Set(fields.map((it) => it.articleNumber))
  return rows
    .filter((it) => !it.isFreeGift)
    .filter((it) => (it.product ? products.has(it.product) : numbers.has(it.articleNumber)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether more pieces cost less each. */
export function hasSteps(fields: readonly SizeBox[]): boolean {
  return fields.some((it) => it.steps)
}

function filledIn(fields: readonly SizeBox[], quantities: Quantities) {
  return fields
    .filter((field) => field.inStock !== false)
    .map((field) => ({ field, quantity: quantityIn(quantities, field.fieldId) }))
    .filter(({ quantity }) => quantity !== 0)
}

function quantityIn(quantities: Quantities, fieldId: string): number {
  return Object.hasOwn(quantities, fieldId) ? (quantities[fieldId] ?? 0) : 0
}
