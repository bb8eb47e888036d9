import * as v from 'valibot'
import { MAX_QUANTITY } from '../model/limits.ts'
import { RETURN_REASONS } from '../model/returns.ts'

const MAX_ROWS = 100

/** `POST /api/returns`: a return of the caller's own order, row by row. */
export const returnSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The key from the link in the order's mail, for a customer who is not logged in. */
  key: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  rows: v.pipe(
    v.array(
      v.object({
        rowSystemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
        reason: v.picklist(RETURN_REASONS),
      }),
    ),
    v.minLength(1, 'return.nothing'),
    v.maxLength(MAX_ROWS),
  ),
})

const amount = v.pipe(v.number(), v.integer())

/** `POST /api/returns/quote`: the refund of a return before it is announced. */
export const returnQuoteSchema = v.object({
  /** The refund once the items have arrived, with VAT. */
  refund: v.string(),
  refundAmount: amount,
  currency: v.string(),
  /** Whether the delivery charge is refunded as well. */
  withDelivery: v.boolean(),
  /** When and how the money is paid, who pays the freight, and the last day. */
  terms: v.array(v.string()),
})

/** The shop's answer to an accepted return. */
export const returnResponseSchema = v.object({
  returnNumber: v.string(),
  /** The refund once the items have arrived, with VAT. */
  refund: v.string(),
  refundAmount: amount,
  currency: v.string(),
  message: v.string(),
  /** Where to send the items, and who pays the freight. */
  terms: v.array(v.string()),
  /** The page to print and put on the parcel. */
  labelUrl: v.string(),
})

export type ReturnRequest = v.InferOutput<typeof returnSchema>
export type ReturnQuote = v.InferOutput<typeof returnQuoteSchema>
export type ReturnResponse = v.InferOutput<typeof returnResponseSchema>
