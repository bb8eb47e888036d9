import type { FunnelStep } from '../../../src/model/funnel.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Device, PageKind, Vital } from '../../../src/model/vitals.ts'

/** How often a step happened on a day, in the shop's time zone. Purchases are counted from the orders. */
export interface MeasuredStepTable {
  day: string
  storefront: Storefront
  lang: Language
  step: Exclude<FunnelStep, 'bought'>
  count: number
}

/** How many page views of a kind had a vital in a range, on a day. */
export interface MeasuredVitalTable {
  day: string
  vital: Vital
  page: PageKind
  device: Device
  range: number
  count: number
}
