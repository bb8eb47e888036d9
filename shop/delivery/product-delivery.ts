import type { Visitor } from '../platform/http/visitor.ts'
import type { Carrier } from './carrier.ts'
import { pieceWeight } from './parcel-weight.ts'
import { usualDelivery } from './usual-delivery.ts'

interface DeliveryOptions {
  /** Those that can be asked. */
  readonly carriers: () => readonly Carrier[]
  readonly now: () => number
}

interface Goods {
  readonly drawing: string
  readonly size: string | null
  /** What they cost, for the limit of free delivery. */
  readonly amount: number
}

/** Days, and the hours after which goods leave a day later, begin with a minute. */
const MINUTE_MS = 60 * 1000
const MAX_KEPT = 1000

/**
 * Says on the page of a product what a checkout of it would begin with. Parcels that weigh and cost the
 * same are counted once a minute: most sizes of a product do.
 */
export function productDelivery({ carriers, now }: DeliveryOptions) {
  const kept = new Map<string, ReturnType<typeof usualDelivery>>()
  let minute = 0

  return (
    { shop, language, storefront }: Pick<Visitor, 'shop' | 'language' | 'storefront'>,
    { drawing, size, amount }: Goods,
  ) => {
    const at = now()
    const isFull = kept.size >= MAX_KEPT
    if (isFull || minute !== Math.floor(at / MINUTE_MS)) kept.clear()
    minute = Math.floor(at / MINUTE_MS)
    const open = carriers().map((it) => it.id)
    const weight = pieceWeight(drawing, size)
    const key = [language, storefront, weight, amount, ...open].join(' ')
    if (kept.has(key)) return kept.get(key)
    const parcel = { shop, language, storefront, weight, goodsTotal: amount }
    const usual = usualDelivery({ ...parcel, carriers: open, now: at })
    kept.set(key, usual)
    return usual
  }
}
