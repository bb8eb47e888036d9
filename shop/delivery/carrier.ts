import type { Language } from '../../src/model/language.ts'

/** A query to a carrier. */
export interface DeliveryQuery {
  /** Two letters, in upper case. */
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

/**
 * A carrier. Calls go to a fixed host, end within 3 s, and throw `CarrierUnavailable` if it is down.
 */
export interface Carrier {
  /** In lower case; part of addresses. */
  readonly id: string
  /** Built in for testing the shop: delivers nothing. */
  readonly isSandbox?: boolean
  listOptions(question: DeliveryQuery): Promise<readonly CarrierOption[]>
}

export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable'
}
