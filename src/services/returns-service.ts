import {
  returnableOrderSchema,
  returnedSchema,
  returnQuotedSchema,
} from '../contract/return-answers.ts'
import type { ReturnRequest } from '../contract/returns.ts'
import { request } from './http.ts'
import type { RequestOptions } from './http-call.ts'

type Options = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

/** The returnable rows of the customer's own order. */
export function getOrder(orderId: string, options?: Options) {
  const path = `/api/orders/${encodeURIComponent(orderId)}`
  return request('GET', path, returnableOrderSchema, options)
}

export function quoteReturn(sent: ReturnRequest, options?: Options) {
  return request('POST', '/api/returns/quote', returnQuotedSchema, { ...options, body: sent })
}

export function announceReturn(sent: ReturnRequest, options?: Options) {
  return request('POST', '/api/returns', returnedSchema, { ...options, body: sent })
}
