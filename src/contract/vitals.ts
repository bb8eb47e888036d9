import * as v from 'valibot'
import { DEVICES, MAX_VITAL, PAGE_KINDS } from '../model/vitals.ts'

const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VITAL)))

/** What one look at a page was like, without a word on whose it was. */
export const vitalsSchema = v.object({
  page: v.picklist(PAGE_KINDS),
  device: v.picklist(DEVICES),
  LCP: value,
  INP: value,
  CLS: value,
})

export type VitalsReport = v.InferOutput<typeof vitalsSchema>
