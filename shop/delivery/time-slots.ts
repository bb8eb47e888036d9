import { addBusinessDays, type ShopTime } from '../platform/shop/shop-days.ts'

export interface TimeSlot {
  readonly id: string
  /** The milliseconds of its midnight in UTC. */
  readonly day: number
  readonly from: number
  readonly to: number
}

const DAYS = 5
const HOURS = [
  [8, 12],
  [12, 17],
  [17, 21],
] as const

/** The times of day that can be chosen from a day on. */
export function timeSlots(shop: ShopTime, first: number): readonly TimeSlot[] {
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
