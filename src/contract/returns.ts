import * as v from 'valibot'
import { MAX_QUANTITY } from '../model/limits.ts'
import { RETURN_REASONS } from '../model/returns.ts'

const MAX_ROWS = 100

/** `POST /api/returns`: goods of one's own order that come back, row by row. */
export const returnSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Of the link in the order's mail, from who is not logged in. */
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

/** `POST /api/returns/quote`: what a return would come to; nothing is announced by it. */
export const returnQuoteSchema = v.object({
  /** What comes back once the goods have, with VAT. */
  refund: v.string(),
  refundAmount: amount,
  currency: v.string(),
  /** Whether the delivery of the order comes back as well. */
  withDelivery: v.boolean(),
  /** When and how the money comes, who pays the freight, and the last day. */
  terms: v.array(v.string()),
})

/** What the shop says of a return that it has taken. */
export const returnResponseSchema = v.object({
  returnNumber: v.string(),
  /** What comes back once the goods have, with VAT. */
  refund: v.string(),
  refundAmount: amount,
  currency: v.string(),
  message: v.string(),
  /** Where to send the goods, and who pays the freight. */
  terms: v.array(v.string()),
  /** The page to print and put on the parcel. */
  labelUrl: v.string(),
})

export type ReturnRequest = v.InferOutput<typeof returnSchema>
export type ReturnQuote = v.InferOutput<typeof returnQuoteSchema>
export type ReturnResponse = v.InferOutput<typeof returnResponseSchema>
