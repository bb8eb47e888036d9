import type { DeliveryOffer, DeliveryOption } from '../../src/contract/delivery-options.ts'
import { type Carrier, type CarrierOption, CarrierUnavailable } from './carrier.ts'
import { type DeliveryContext, deliveryPriceText } from './delivery-prices.ts'
import { type DeliveryKind, isDelivered, statedPrice } from './delivery-rules.ts'
import { arrivalText, type ListedOption, promisedText, standardOption } from './list-options.ts'

/** The context of an offer; prices are left out if the visitor may not see them. */
export interface OfferContext extends DeliveryContext {
  readonly canSeePrices: boolean
}

/**
 * A carrier's offer for a delivery method, with the shop's own prices. If the carrier is down, the
 * offer is the standard option and a message that explains it.
 */
export async function offerDelivery(
  carrier: Carrier,
  kind: DeliveryKind,
  context: OfferContext,
): Promise<DeliveryOffer> {
  const { shop, language, now } = context
  const t = shop.text(language)
  if (!isDelivered(kind, context)) return { options: [], message: t('delivery.notthere') }
  const offered = await askCarrier(carrier, kind, context)
  if (offered instanceof CarrierUnavailable) {
    const standard = standardOption(kind, { parcel: context, language, now })
    return { options: [describe(standard, context)], message: t('delivery.down') }
  }
  const options = offered.filter((it) => it.kind === kind).map((it) => describe(it, context))
  return { options, ...(options.length === 0 && { message: t('delivery.needszip') }) }
}

async function askCarrier(
  carrier: Carrier,
  kind: DeliveryKind,
  { country, zipCode, weight, language, now }: OfferContext,
): Promise<readonly CarrierOption[] | CarrierUnavailable> {
  try {
    return await carrier.listOptions({ kind, country, zipCode, weight, language, now })
  } catch (error) {
    if (error instanceof CarrierUnavailable) return error
    throw error
  }
}

function describe(option: ListedOption, context: OfferContext): DeliveryOption {
  const { id, name, kind, description, arrival } = option
  const price = statedPrice(kind, context, context)
  return {
    id,
    name,
    kind,
    ...(description !== undefined && { description }),
    arrival: promisedText(
      context.shop.text(context.language),
      arrivalText(arrival, context.language),
      context.stock,
    ),
    ...(context.canSeePrices && {
      price: deliveryPriceText(context, price),
      priceAmount: price,
    }),
  }
}
