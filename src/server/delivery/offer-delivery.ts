import type * as v from 'valibot'
import type { deliveryOptionsSchema } from '../../contract/delivery-options.ts'
import { type Carrier, type CarrierOption, CarrierTrouble } from './carrier.ts'
import { carrierText } from './carrier-texts.ts'
import { type DeliverySituation, deliveryPriceText } from './delivery-prices.ts'
import { type DeliveryKind, isDelivered, statedPrice } from './delivery-rules.ts'
import { arrivalText, type ListedOption, standardOption } from './list-options.ts'

type DeliveryOffer = v.InferInput<typeof deliveryOptionsSchema>

/** Who asks for options; without prices where the visitor may not see any (SPEC 6). */
export interface OfferSituation extends DeliverySituation {
  readonly canSeePrices: boolean
}

/**
 * What a carrier offers for a way to deliver. Prices are the shop's own. A carrier that is down leaves
 * the standard option, and a message that says so.
 */
export async function offerDelivery(
  carrier: Carrier,
  kind: DeliveryKind,
  situation: OfferSituation,
): Promise<DeliveryOffer> {
  const { language, now } = situation
  const t = carrierText(language)
  if (!isDelivered(kind, situation)) return { options: [], message: t('delivery.notthere') }
  const told = await askCarrier(carrier, kind, situation)
  if (told instanceof CarrierTrouble) {
    const standard = standardOption(kind, { parcel: situation, language, now })
    return { options: [describe(standard, situation)], message: t('delivery.down') }
  }
  const options = told.filter((it) => it.kind === kind).map((it) => describe(it, situation))
  return { options, ...(options.length === 0 && { message: t('delivery.needszip') }) }
}

async function askCarrier(
  carrier: Carrier,
  kind: DeliveryKind,
  { country, zipCode, weight, language, now }: OfferSituation,
): Promise<readonly CarrierOption[] | CarrierTrouble> {
  try {
    return await carrier.listOptions({ kind, country, zipCode, weight, language, now })
  } catch (error) {
    if (error instanceof CarrierTrouble) return error
    throw error
  }
}

function describe(
  option: ListedOption,
  situation: OfferSituation,
): DeliveryOffer['options'][number] {
  const { id, name, kind, description, arrival } = option
  const price = statedPrice(kind, situation, situation)
  return {
    id,
    name,
    kind,
    ...(description !== undefined && { description }),
    arrival: arrivalText(arrival, situation.language),
    ...(situation.canSeePrices && {
      price: deliveryPriceText(price, situation.language),
      priceAmount: price,
    }),
  }
}
