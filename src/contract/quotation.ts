import * as v from 'valibot'
import {
  MAX_QUANTITY,
  MAX_QUOTATION_NOTE,
  MAX_QUOTATION_ROWS,
  MIN_QUANTITY,
} from '../model/limits.ts'
import { REQUEST_FIELDS } from '../model/quotations.ts'
import { numeric } from './field-schemas.ts'

/** Far more than any field takes; a field reports its own excess length. */
export const MAX_TYPED = 10_000

const typed = v.optional(v.pipe(v.string(), v.maxLength(MAX_TYPED)), '')
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** An article in a request for quotation. */
const quotedArticleSchema = v.object({
  articleNumber: id,
  quantity: v.optional(
    v.pipe(numeric, v.integer(), v.minValue(MIN_QUANTITY), v.maxValue(MAX_QUANTITY)),
    MIN_QUANTITY,
  ),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUOTATION_NOTE)), ''),
})

/** `POST /api/quotation`. The shop alone decides prices, ids and the owner: the body cannot set them. */
export const quotationSchema = v.object({
  formDetails: v.object(v.entriesFromList(REQUEST_FIELDS, typed)),
  articles: v.pipe(
    v.array(quotedArticleSchema),
    v.minLength(1, 'quote.empty'),
    v.maxLength(MAX_QUOTATION_ROWS),
  ),
  termsAccepted: v.optional(v.boolean(), false),
})

const text = v.optional(v.string(), '')

/** The shop's answer to an accepted request. */
export const quotationResponseSchema = v.object({
  /** `false`: no mail was sent, and the request has failed. */
  mailSent: v.optional(v.boolean(), true),
  message: text,
  /** Ours: its number, and its page. */
  number: text,
  url: text,
})

export type QuotationRequest = v.InferOutput<typeof quotationSchema>
export type QuotationResponse = v.InferOutput<typeof quotationResponseSchema>
