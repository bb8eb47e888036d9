import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DeliveryOffer } from '../../src/contract/delivery-options.ts'
import { deliverySettingsSchema } from '../../src/contract/delivery-settings.ts'
import type { Carrier } from '../delivery/carrier.ts'
import { offerDelivery } from '../delivery/offer-delivery.ts'
import type { Db } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import { readParcel } from './change/read-parcel.ts'

export interface TransportRouteOptions {
  readonly db: Db
  /**
   * The available carriers, each with a circuit breaker: any error but `CarrierUnavailable` is a fault
   * of ours.
   */
  readonly carriers: () => readonly Carrier[]
  readonly now: () => number
}

/** The carriers' offers for the visitor's cart. Only the server knows the carriers' hosts. */
export async function transportRoutes(
  shop: FastifyInstance,
  { db, carriers, now }: TransportRouteOptions,
): Promise<void> {
  shop.post('/api/transportapi/:carrier/getDeliveryCheckouts', async (request, reply) => {
    const carrier = carriers().find(({ id }) => id === carrierOf(request))
    const { method, country, zipCode } = bodyOf(request, deliverySettingsSchema)
    const { visitor } = request
    const offer: DeliveryOffer = carrier
      ? await offerDelivery(carrier, method, {
          shop: visitor.shop,
          country,
          zipCode,
          ...(await readParcel(db, visitor)),
          language: visitor.language,
          storefront: visitor.storefront,
          canSeePrices: visitor.canSeePrices,
          now: now(),
        })
      : { options: [] }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(JSON.stringify(offer)))
  })
}

function carrierOf({ params }: FastifyRequest): string {
  return ((params as { readonly carrier?: string }).carrier ?? '').toLowerCase()
}
