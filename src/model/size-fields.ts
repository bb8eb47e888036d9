import type { Article } from './article.ts'
import { laterOf } from './backorder.ts'
import { lowestSteps, stepAt } from './price-steps.ts'
import { readQuantity } from './quantity.ts'
import type { Message } from './validation.ts'

/** One size of a product, to be filled in. */
export interface SizeBox {
  readonly fieldId: string
  readonly articleNumber: string
  readonly visible?: boolean
  readonly inStock?: boolean
  readonly availableInStock?: number | null | undefined
  /** The day on which more is expected, as text. */
  readonly expectedText?: string | null | undefined
  readonly priceAmount?: number | null | undefined
  /** The price of one piece from a quantity on, by increasing quantity. */
  readonly steps?: readonly { readonly from: number; readonly priceAmount: number }[] | undefined
  /** Identifies the product whose pieces count for the steps. */
  readonly product?: string | undefined
}

/** The properties of a cart's row that count for quantity prices. */
interface CartPieces {
  readonly articleNumber: string
  readonly product?: string | undefined
  readonly quantity: number
  readonly isFreeGift: boolean
}

/** What counts for the steps in addition to the given fields. */
export interface CountedPieces {
  /** Pieces in the whole form, if the fields are part of it. */
  readonly ofForm?: number
  /** Pieces of the product that are already in the cart. */
  readonly inCart?: number
}

/** The quantity in each box, by `fieldId`. */
export type Quantities = Readonly<Record<string, number>>

export interface SizesTotal {
  readonly pieces: number
  /** The number of sizes with a quantity. */
  readonly sizes: number
  /** Minor units; undefined if a chosen size has no visible price. */
  readonly amount: number | undefined
}

/** Fields flagged visible; "+N" shows the others. */
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
export function excessOf(box: SizeBox, typed?: string): Message | undefined {
  const found = exceededStock(box, typed)
  return found && { key: 'size.max', values: { max: found.inStock } }
}

/** What of a typed quantity comes later, where more may be ordered than is in stock. */
export function laterIn(box: SizeBox, typed?: string): Message | undefined {
  const found = exceededStock(box, typed)
  const expected = box.expectedText ?? undefined
  return found && laterOf(found.quantity, { inStock: found.inStock, expected })
}

function exceededStock({ availableInStock: inStock }: SizeBox, typed = '') {
  const reading = readQuantity(typed, { min: 0 })
  if (typeof inStock !== 'number' || 'fault' in reading) return undefined
  const { quantity } = reading
  return quantity > inStock ? { inStock, quantity } : undefined
}

/** The articles to send: without zeros, and with the stock if it is checked. */
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
 * Pieces of the form's product in the cart that count for its steps; 0 if it has no steps. Rows without a
 * product count if they are one of these sizes.
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

export interface NextStep {
  /** Pieces that are missing until it. */
  readonly left: number
  /** Minor units: of one piece from then on, of the cheapest size if they differ. */
  readonly price: number
  readonly isFrom: boolean
}

/** The next quantity from which the form's sizes have a lower price; undefined after the last one. */
export function nextStepOf(fields: readonly SizeBox[], counted: number): NextStep | undefined {
  const prices = fields.flatMap(({ priceAmount, steps = [] }) =>
    typeof priceAmount === 'number'
      ? [
          {
            price: priceAmount,
            steps: steps.map((it) => ({ from: it.from, price: it.priceAmount })),
          },
        ]
      : [],
  )
  const next = lowestSteps(prices).find((it) => it.from > counted)
  return next && { left: next.from - counted, price: next.price, isFrom: next.isFrom }
}

/** Whether larger quantities have a lower price. */
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
