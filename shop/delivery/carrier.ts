import type { Language } from '../../src/model/language.ts'

/** What a carrier is asked. */
export interface DeliveryQuery {
  /** Two letters, upper case. */
  readonly country: string
  readonly zipCode: string
  /** In grams. */
  readonly weight: number
  readonly kind: 'home' | 'pickup' | 'slot'
  readonly language: Language
  readonly now: number
}

export interface CarrierOption {
  readonly id: string
  readonly name: string
  readonly kind: 'home' | 'pickup' | 'slot'
  readonly description?: string
  /** First and last day of arrival, as milliseconds since 1970. */
  readonly arrival: readonly [number, number]
  /** In minor units, with VAT. */
  readonly price: number
}

/** A carrier. Calls go to a fixed host, end within 3 s, and throw `CarrierUnavailable` where it is down. */
export interface Carrier {
  /** Lower case; stands in paths. */
  readonly id: string
  /** Built in for trying the shop: delivers nothing. */
  readonly isSandbox?: boolean
  listOptions(question: DeliveryQuery): Promise<readonly CarrierOption[]>
}

export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable'
}
