import * as v from 'valibot'
import { RETURN_REASONS } from '../model/returns.ts'
import { numeric, textual } from './field-schemas.ts'

/** A product row of an order or of a page's attribute. */
const returnableRow = {
  rowSystemId: textual,
  name: v.optional(textual, ''),
  size: v.optional(textual),
  color: v.optional(textual),
  quantity: numeric,
}

/** Attribute `rows`: the rows that can be returned, with the maximum quantity of each. */
export const returnableRowsSchema = v.array(v.object(returnableRow))

/** The part of an order about returns. Other backends send fewer fields. */
export const returnableOrderSchema = v.object({
  orderRows: v.array(
    v.object({
      ...returnableRow,
      /** Pieces that can still be returned; all of them if absent. */
      returnable: v.optional(numeric),
      isFeeRow: v.optional(v.boolean(), false),
      isServiceRow: v.optional(v.boolean(), false),
      isFreeGift: v.optional(v.boolean(), false),
    }),
  ),
  /** The last day for returns, or why nothing can be returned. */
  returnMessage: v.optional(v.string(), ''),
})

/** The fields of the answers, which other backends may omit. */
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

/** The state that the server has drawn, beyond the attributes. */
export const drawnReturnSchema = v.object({
  step: v.picklist(['none', 'choose', 'review', 'done']),
  /** The page that receives the form without script. */
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
