import type { StockShare } from '../../src/model/backorder.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { addBusinessDays, shippingDay } from '../platform/shop/shop-days.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { CarrierOption } from './carrier.ts'

export type DeliveryKind = CarrierOption['kind']

/** In the order of the offer: cheapest first. */
export const DELIVERY_KINDS: readonly DeliveryKind[] = ['pickup', 'home', 'slot']

/** The facts of a parcel that decide its price and arrival. */
export interface Parcel {
  /** The shop whose delivery terms apply. */
  readonly shop: ShopFacts
  /** Two letters, in upper case. */
  readonly country: string
  readonly zipCode: string
  /** In grams. */
  readonly weight: number
  /** How much of it is in stock; if absent, all of it. */
  readonly stock?: StockShare | undefined
}

const KILO = 1000
const TEN_KILOS = 10 * KILO

/**
 * Whether a parcel can be delivered by this method: pick-up points take nothing heavy, and time slots
 * do not exist everywhere, nor for goods of which none is in stock.
 */
export function isDelivered(kind: DeliveryKind, { shop, country, weight, stock }: Parcel): boolean {
  if (kind === 'slot' && stock === 'none') return false
  const { countries, ways } = shop.delivery
  const way = ways[kind]
  if (!way || !Object.hasOwn(countries, country)) return false
  if (way.countries && !way.countries.includes(country)) return false
  return way.heaviest === undefined || weight <= way.heaviest * KILO
}

/** Whether the customer must choose a pick-up point or a time slot. */
export function needsOption(kind: DeliveryKind): boolean {
  return kind !== 'home'
}

/** The delivery method if the customer selects none: preferably without a place or time to choose. */
export function usualKind(parcel: Parcel): DeliveryKind | undefined {
  const offered = DELIVERY_KINDS.filter((it) => isDelivered(it, parcel))
  return offered.find((it) => !needsOption(it)) ?? offered[0]
}

/**
 * The price of a delivery in minor units, as the storefront states its prices. Orders above the
 * free-delivery limit are delivered for free to any country, except in time slots: the cart promises
 * that.
 */
export function statedPrice(
  kind: DeliveryKind,
  parcel: Parcel,
  { storefront, itemsTotal }: { readonly storefront: Storefront; readonly itemsTotal: number },
): number {
  const { shop } = parcel
  const limit = shop.freeDeliveryFrom(storefront)
  if (kind !== 'slot' && limit !== undefined && itemsTotal >= limit) return 0
  const { countries, ways } = shop.delivery
  const { extra, weightFactor } = countries[parcel.country] ?? { extra: 0, weightFactor: 1 }
  const weight = Math.round(weightExtra(parcel) * weightFactor)
  return shop.deliveryFrom(storefront) + (ways[kind]?.extra ?? 0) + extra + weight
}

/** First and last day of arrival, each as the milliseconds of its midnight in UTC. */
export function arrivalDays(parcel: Parcel, now: number): readonly [number, number] {
  const [first, last] = transitDays(parcel)
  const { shop } = parcel
  const from = addBusinessDays(shop, shippingDay(shop, now), first)
  return [from, addBusinessDays(shop, from, last - first)]
}

/**
 * Heavy parcels travel by lorry: the difference between its days and those of the fastest country is
 * added to the country's own.
 */
function transitDays({ shop, country, zipCode, weight }: Parcel): readonly [number, number] {
  const { countries, lorry } = shop.delivery
  const terms = countries[country]
  if (!terms) return lorry.days
  const [first, last] = terms.days
  const far = terms.remote?.postcodes.some((it) => zipCode.trim().startsWith(it))
    ? terms.remote.days
    : 0
  if (weight <= lorry.above * KILO) return [first + far, last + far]
  const [fastFirst, fastLast] = fastest(shop)
  const [lorryFirst, lorryLast] = lorry.days
  return [first + far + lorryFirst - fastFirst, last + far + lorryLast - fastLast]
}

function fastest({ delivery }: ShopFacts): readonly [number, number] {
  const spans = Object.values(delivery.countries).map(({ days }) => days)
  const [found = delivery.lorry.days] = spans.toSorted(([a], [b]) => a - b)
  return found
}

function weightExtra({ shop, weight }: Parcel): number {
  const { weights, perTenKilos } = shop.delivery
  for (const { upTo, extra } of weights) {
    if (weight <= upTo * KILO) return extra
  }
  const { upTo, extra } = weights.at(-1) ?? { upTo: 0, extra: 0 }
  return extra + Math.ceil((weight - upTo * KILO) / TEN_KILOS) * perTenKilos
}
