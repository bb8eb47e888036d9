import * as v from 'valibot'
import { MAX_EMAIL_LENGTH, MAX_QUANTITY } from '../model/limits.ts'
import { reachable } from './field-schemas.ts'

const MAX_ROWS = 100
export const MAX_WITHDRAWN_NAME = 200
/** Of a part in the consumer's own words. */
export const MAX_WITHDRAWN_PART = 500

/** The order of a statement: its number, or its id. */
const orderName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)))

/**
 * `POST /api/withdrawal`: a consumer withdraws from a contract (CRD Art. 11a). Without `rows` and
 * `articles` it is about the whole order. Only the buyer knows an order's e-mail address: it replaces a
 * login.
 */
export const withdrawalSchema = v.pipe(
  v.object({
    orderNumber: orderName,
    orderId: orderName,
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'validation.required'),
      v.maxLength(MAX_WITHDRAWN_NAME),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'validation.required'),
      v.maxLength(MAX_EMAIL_LENGTH),
      reachable,
    ),
    /** The part of the order that it is about. */
    rows: v.optional(
      v.pipe(
        v.array(
          v.object({
            articleNumber: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
            quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
          }),
        ),
        v.maxLength(MAX_ROWS),
      ),
    ),
    /** The same in the consumer's own words. */
    articles: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_WITHDRAWN_PART)), ''),
  }),
  v.forward(
    v.check(
      ({ orderNumber, orderId }) => /[a-z0-9]/i.test(orderNumber || orderId || ''),
      'validation.required',
    ),
    ['orderNumber'],
  ),
)

/** Answer of `POST /api/withdrawal`; the same whether or not the order exists. */
export const withdrawalResponseSchema = v.object({
  message: v.string(),
  /** When the statement arrived. */
  receivedAt: v.string(),
})

export type WithdrawalStatement = v.InferOutput<typeof withdrawalSchema>
export type WithdrawalResponse = v.InferOutput<typeof withdrawalResponseSchema>
