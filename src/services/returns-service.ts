import {
  returnableOrderSchema,
  returnedSchema,
  returnQuotedSchema,
} from '../contract/returnable.ts'
import type { ReturnRequest } from '../contract/returns.ts'
import { request } from './http.ts'
import type { RequestOptions } from './http-call.ts'

type Options = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

/** What of one's own order can be sent back. */
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
