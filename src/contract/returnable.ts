import * as v from 'valibot'
import { RETURN_REASONS } from '../model/returns.ts'
import { numeric, textual } from './field-schemas.ts'

/** A row of goods, as a page or an order names it. */
const returnableRow = {
  rowSystemId: textual,
  name: v.optional(textual, ''),
  size: v.optional(textual),
  color: v.optional(textual),
  quantity: numeric,
}

/** Attribute `rows`: what of an order can be sent back, and how many of each at most. */
export const returnableRowsSchema = v.array(v.object(returnableRow))

/** Of an order, what says how much of it can be sent back. Other backends say less than ours. */
export const returnableOrderSchema = v.object({
  orderRows: v.array(
    v.object({
      ...returnableRow,
      /** Pieces that can still be sent back; where nothing is said, all. */
      returnable: v.optional(numeric),
      isFeeRow: v.optional(v.boolean(), false),
      isServiceRow: v.optional(v.boolean(), false),
      isFreeGift: v.optional(v.boolean(), false),
    }),
  ),
  /** Until when, or why nothing can be sent back. */
  returnMessage: v.optional(v.string(), ''),
})

/** What another backend may leave out of its answers. */
export const returnQuotedSchema = v.optional(
  v.object({
    refund: v.optional(textual, ''),
    withDelivery: v.optional(v.boolean(), false),
    terms: v.optional(v.array(v.string()), []),
  }),
  {},
)
export const returnedSchema = v.optional(
  v.object({
    returnNumber: v.optional(textual, ''),
    message: v.optional(v.string(), ''),
    terms: v.optional(v.array(v.string()), []),
    labelUrl: v.optional(v.string(), ''),
  }),
  {},
)

/** What the server has drawn, as far as the attributes do not say it. */
export const drawnReturnSchema = v.object({
  step: v.picklist(['none', 'choose', 'review', 'done']),
  /** Of the page that takes the form without script. */
  path: v.string(),
  message: v.string(),
  problem: v.string(),
  choices: v.array(
    v.object({
      ...returnableRow,
      count: v.string(),
      reason: v.picklist([...RETURN_REASONS, '']),
      fault: v.optional(v.picklist(['count', 'reason'])),
      words: v.optional(v.string()),
    }),
  ),
  quote: v.optional(
    v.object({ refund: v.string(), withDelivery: v.boolean(), terms: v.array(v.string()) }),
  ),
  done: v.optional(
    v.object({
      returnNumber: v.string(),
      message: v.string(),
      terms: v.array(v.string()),
      labelUrl: v.string(),
    }),
  ),
})

export type DrawnReturn = v.InferOutput<typeof drawnReturnSchema>
