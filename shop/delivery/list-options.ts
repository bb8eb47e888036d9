import { formatDays } from '../../src/i18n/dates.ts'
import type { Text } from '../../src/i18n/text.ts'
import type { StockShare } from '../../src/model/backorder.ts'
import type { Language } from '../../src/model/language.ts'
import { addBusinessDays, type ShopTime } from '../platform/shop/shop-days.ts'
import {
  arrivalDays,
  type DeliveryKind,
  isDelivered,
  needsOption,
  type Parcel,
} from './delivery-rules.ts'
import { pickupPoints } from './pickup-points.ts'

const DAYS = 5

const HOURS = [
  [8, 12],
  [12, 17],
  [17, 21],
] as const

/** An option of the built-in carrier for delivering a parcel. */
export interface ListedOption {
  readonly id: string
  readonly name: string
  readonly kind: DeliveryKind
  readonly description?: string
  readonly arrival: readonly [number, number]
}

/** The option that is always available. */
export const STANDARD_OPTION_ID = 'standard'
/** Stands for the first offered place or time, for clients that cannot choose. */
export const FIRST_OPTION_ID = 'first'

export interface Listing {
  readonly parcel: Parcel
  readonly language: Language
  readonly now: number
}

/** All options of a delivery method; `home` has only one. */
export function listOptions(kind: DeliveryKind, listing: Listing): readonly ListedOption[] {
  if (!isDelivered(kind, listing.parcel)) return []
  if (kind === 'pickup') return listPoints(listing)
  return kind === 'slot' ? listSlots(listing) : [home(listing)]
}

/** Finds an option by id: a listed one, the first of them, or the standard option. */
export function findOption(
  kind: DeliveryKind,
  id: string,
  listing: Listing,
): ListedOption | undefined {
  const standard = standardOption(kind, listing)
  if (id === STANDARD_OPTION_ID) return standard
  const listed = listOptions(kind, listing)
  if (id !== FIRST_OPTION_ID) return listed.find((it) => it.id === id)
  return needsOption(kind) ? (listed[0] ?? standard) : undefined
}

/** The option that needs no response from the carrier, which then decides place or time itself. */
export function standardOption(
  kind: DeliveryKind,
  { parcel, language, now }: Listing,
): ListedOption {
  const t = parcel.shop.text(language)
  return {
    id: STANDARD_OPTION_ID,
    kind,
    name: t(`delivery.standard.${kind}`),
    ...(kind !== 'home' && { description: t(`delivery.standard.${kind}.text`) }),
    arrival: arrivalDays(parcel, now),
  }
}

/** The days of arrival as displayed: `tis 24–ons 25 nov`. */
export function arrivalText([first, last]: readonly [number, number], language: Language): string {
  return formatDays(isoDay(first), isoDay(last), language)
}

/** Days hold for what is in stock alone. */
export function promisedText(t: Text, days: string, stock: StockShare = 'all'): string {
  return stock === 'all' ? days : t(`delivery.arrival.${stock}`, { days })
}

function home({ parcel, language, now }: Listing): ListedOption {
  return {
    id: 'home',
    kind: 'home',
    name: parcel.shop.text(language)('delivery.home'),
    arrival: arrivalDays(parcel, now),
  }
}

function listPoints({ parcel, language, now }: Listing): readonly ListedOption[] {
  const t = parcel.shop.text(language)
  const arrival = arrivalDays(parcel, now)
  return pickupPoints(parcel.country, parcel.zipCode).map(({ id, name, street, hours }) => ({
    id,
    kind: 'pickup',
    name,
    description: `${street}, ${t('delivery.hours', { hours })}`,
    arrival,
  }))
}

function listSlots({ parcel, language, now }: Listing): readonly ListedOption[] {
  const t = parcel.shop.text(language)
  const [first] = arrivalDays(parcel, now)
  return timeSlots(parcel.shop, first).map(({ id, day, from, to }) => ({
    id,
    kind: 'slot',
    name: t('delivery.slot.name', {
      day: arrivalText([day, day], language),
      from: String(from),
      to: String(to),
    }),
    arrival: [day, day],
  }))
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}

interface TimeSlot {
  readonly id: string
  /** The milliseconds of its midnight in UTC. */
  readonly day: number
  readonly from: number
  readonly to: number
}

/** The time slots from a day on. */
function timeSlots(shop: ShopTime, first: number): readonly TimeSlot[] {
  return Array.from({ length: DAYS }, (_, index) => addBusinessDays(shop, first, index)).flatMap(
    (day) =>
      HOURS.map(([from, to]) => ({
        id: `slot-${new Date(day).toISOString().slice(0, 10)}-${from}`,
        day,
        from,
        to,
      })),
  )
}
