import {
  type QuotationRequest,
  type QuotationResponse,
  quotationResponseSchema,
} from '../contract/quotation.ts'
import { request } from './http.ts'
import type { RequestOptions } from './http-call.ts'
import { UnsentError } from './http-error.ts'

type Options = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

export async function askQuotation(
  sent: QuotationRequest,
  options?: Options,
): Promise<QuotationResponse> {
  const call = { ...options, body: sent }
  const answer = await request('POST', '/api/quotation', quotationResponseSchema, call)
  if (answer.mailSent) return answer
  throw new UnsentError(200, { message: answer.message || 'quote.notsent' })
}
