import type { Storefront } from '../../model/storefront.ts'
import { DELIVERY_FROM, FREE_DELIVERY_FROM } from '../platform/shop-facts.ts'
import type { CarrierOption } from './carrier.ts'
import { addBusinessDays, shippingDay } from './delivery-days.ts'

export type DeliveryKind = CarrierOption['kind']

/** As they are offered: the cheapest first. */
export const DELIVERY_KINDS: readonly DeliveryKind[] = ['pickup', 'home', 'slot']

/** What a parcel is, for its price and its days. */
export interface Parcel {
  /** Two letters, upper case. */
  readonly country: string
  readonly zipCode: string
  /** In grams. */
  readonly weight: number
}

const KILO = 1000
/** In öre, on top of what an ordinary parcel costs. */
const KIND_EXTRA: Readonly<Record<DeliveryKind, number>> = { pickup: 0, home: 2_000, slot: 5_000 }
/** Up to so many grams, in öre; what is heavier pays for each ten kilos that it begins. */
const WEIGHT_EXTRA = [
  [2 * KILO, 0],
  [5 * KILO, 2_000],
  [10 * KILO, 4_000],
  [20 * KILO, 8_000],
] as const
const TEN_KILOS_EXTRA = 3_000
/** What one person is asked to lift. */
const HEAVIEST: Readonly<Record<DeliveryKind, number>> = {
  pickup: 20 * KILO,
  slot: 35 * KILO,
  home: Number.POSITIVE_INFINITY,
}
/** Heavier goods come by lorry. */
const LORRY_FROM = 35 * KILO
const LORRY_DAYS = [5, 8] as const
/** Where postcodes are the far north's: a day more. */
const FAR_NORTH = /^[89]/

interface CountryTerms {
  readonly extra: number
  /** Weight costs so many times what it does at home. */
  readonly weightFactor: number
  /** First and last business day of arrival after the day of shipping. */
  readonly days: readonly [number, number]
}

const COUNTRIES: Readonly<Record<string, CountryTerms>> = {
  SE: { extra: 0, weightFactor: 1, days: [1, 2] },
  DK: { extra: 3_000, weightFactor: 2, days: [2, 4] },
  FI: { extra: 3_000, weightFactor: 2, days: [3, 5] },
  NO: { extra: 6_000, weightFactor: 2, days: [3, 5] },
  DE: { extra: 5_000, weightFactor: 2, days: [3, 5] },
}

/** Whether it can be delivered so: time slots are Sweden's, and nobody carries a rack to a kiosk. */
export function isDelivered(kind: DeliveryKind, { country, weight }: Parcel): boolean {
  if (!Object.hasOwn(COUNTRIES, country)) return false
  if (kind === 'slot' && country !== 'SE') return false
  return weight <= HEAVIEST[kind]
}

/**
 * What a delivery costs in öre, as the storefront states its prices. Goods for the free-delivery
 * limit are delivered free of charge, but for time slots, and whatever the country: that is what the
 * cart promises.
 */
export function statedPrice(
  kind: DeliveryKind,
  parcel: Parcel,
  { storefront, goodsTotal }: { readonly storefront: Storefront; readonly goodsTotal: number },
): number {
  if (kind !== 'slot' && goodsTotal >= FREE_DELIVERY_FROM[storefront]) return 0
  const { extra, weightFactor } = COUNTRIES[parcel.country] ?? { extra: 0, weightFactor: 1 }
  const weight = weightExtra(parcel.weight) * weightFactor
  return DELIVERY_FROM[storefront] + KIND_EXTRA[kind] + extra + weight
}

/** First and last day of arrival, each as the milliseconds of its midnight in UTC. */
export function arrivalDays(parcel: Parcel, now: number): readonly [number, number] {
  const [first, last] = transitDays(parcel)
  const from = addBusinessDays(shippingDay(now), first)
  return [from, addBusinessDays(from, last - first)]
}

function transitDays({ country, zipCode, weight }: Parcel): readonly [number, number] {
  const [first, last] = COUNTRIES[country]?.days ?? LORRY_DAYS
  const more = weight > LORRY_FROM ? LORRY_DAYS[0] - 1 : 0
  const far = country === 'SE' && FAR_NORTH.test(zipCode.trim()) ? 1 : 0
  return [first + more + far, last + more + far + (more > 0 ? 2 : 0)]
}

function weightExtra(weight: number): number {
  for (const [upTo, extra] of WEIGHT_EXTRA) {
    if (weight <= upTo) return extra
  }
  const [heaviest, most] = WEIGHT_EXTRA[WEIGHT_EXTRA.length - 1] ?? [0, 0]
  return most + Math.ceil((weight - heaviest) / (10 * KILO)) * TEN_KILOS_EXTRA
}
