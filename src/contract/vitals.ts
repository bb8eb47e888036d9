import * as v from 'valibot'
import { DEVICES, MAX_VITAL, PAGE_KINDS } from '../model/vitals.ts'

const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VITAL)))

/** Measurements of one page view, without anything that identifies the visitor. */
export const vitalsSchema = v.object({
  page: v.picklist(PAGE_KINDS),
  device: v.picklist(DEVICES),
  LCP: value,
  INP: value,
  CLS: value,
})

export type VitalsReport = v.InferOutput<typeof vitalsSchema>
