import * as v from 'valibot'
import { MAX_QUANTITY, MAX_QUOTATION_NOTE, MIN_QUANTITY } from '../model/limits.ts'

/** One product of the quotation list that a device stores. */
export const listedProductSchema = v.object({
  articleNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(MIN_QUANTITY), v.maxValue(MAX_QUANTITY)),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUOTATION_NOTE)), ''),
})
