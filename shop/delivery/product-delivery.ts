import type { Visitor } from '../platform/http/visitor.ts'
import type { Carrier } from './carrier.ts'
import { pieceWeight } from './parcel-weight.ts'
import { usualDelivery } from './usual-delivery.ts'

interface DeliveryOptions {
  /** The available carriers. */
  readonly carriers: () => readonly Carrier[]
  readonly now: () => number
}

interface DeliveredProduct {
  readonly drawing: string
  readonly size: string | null
  /** The price, for the free-delivery limit. */
  readonly amount: number
}

/** For a product's page: the delivery that a checkout of the product would begin with. */
export function productDelivery({ carriers, now }: DeliveryOptions) {
  return (
    { shop, language, storefront }: Pick<Visitor, 'shop' | 'language' | 'storefront'>,
    { drawing, size, amount }: DeliveredProduct,
  ) =>
    usualDelivery({
      shop,
      language,
      storefront,
      weight: pieceWeight(drawing, size),
      itemsTotal: amount,
      carriers: carriers().map((it) => it.id),
      now: now(),
    })
}
