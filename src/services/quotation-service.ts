import { type QuotationRequest, quotationResponseSchema } from '../contract/quotation.ts'
import { type RequestOptions, request } from './http.ts'

type Options = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

export function askQuotation(sent: QuotationRequest, options?: Options) {
  return request('POST', '/api/quotation', quotationResponseSchema, { ...options, body: sent })
}
