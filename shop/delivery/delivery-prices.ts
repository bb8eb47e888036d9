import type { CheckoutMethod } from '../../src/contract/checkout.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import type { Language } from '../../src/model/language.ts'
import { vatOf } from '../../src/model/prices.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { deliveryVatRate } from '../platform/shop/vat.ts'
import {
  arrivalDays,
  DELIVERY_KINDS,
  type DeliveryKind,
  isDelivered,
  needsOption,
  type Parcel,
  statedPrice,
} from './delivery-rules.ts'
import {
  arrivalText,
  findOption,
  type ListedOption,
  promisedText,
  STANDARD_OPTION_ID,
} from './list-options.ts'

/** The carrier of all built-in delivery methods; part of addresses. */
export const CARRIER_ID = 'courier'

export interface DeliveryContext extends Parcel {
  readonly language: Language
  readonly storefront: Storefront
  /** Total of the items in öre, as the storefront states its prices: it decides about free delivery. */
  readonly itemsTotal: number
  readonly now: number
}

/** What a delivery price is calculated from. */
export type Priced = Omit<DeliveryContext, 'now'>

interface MethodOfParcel extends Parcel {
  /** Id of a delivery method. */
  readonly method: string
}

interface OfferedContext extends DeliveryContext {
  /** Ids of the available carriers; if absent, the built-in one. */
  readonly carriers?: readonly string[] | undefined
}

export interface DeliveryChoice extends DeliveryContext, MethodOfParcel {
  /** Id of a pick-up point or a time slot. */
  readonly option?: string | null | undefined
}

export interface DeliveryPrice {
  readonly name: string
  /** In öre, as the storefront states its prices. */
  readonly statedPrice: number
  readonly vatRate: number
}

export interface DeliveryQuote extends DeliveryPrice {
  /** In öre, with VAT. */
  readonly price: number
  /** `tis 24–ons 25 nov`, as far as the stock goes. */
  readonly arrivalText: string
  /** First and last day of arrival, each as the milliseconds of its midnight in UTC. */
  readonly arrival: readonly [number, number]
  /** Whether the customer must choose a pick-up point or a time slot. */
  readonly needsOption: boolean
  /** The selected option; absent if there is none, or it is no longer offered. */
  readonly option?: { readonly id: string; readonly name: string; readonly description?: string }
}

/** The delivery method of this id, if it is offered. */
export function findKind({ method, ...parcel }: MethodOfParcel): DeliveryKind | undefined {
  const kind = DELIVERY_KINDS.find((it) => it === method)
  return kind && isDelivered(kind, parcel) ? kind : undefined
}

/** The price of a delivery method. */
export function priceDelivery(kind: DeliveryKind, choice: Priced): DeliveryPrice {
  const { shop, language, country } = choice
  return {
    name: shop.text(language)(`delivery.${kind}`),
    statedPrice: statedPrice(kind, choice, choice),
    vatRate: deliveryVatRate(shop, country),
  }
}

/** The price and arrival of a delivery method; undefined if it is not offered. */
export function quoteDelivery(choice: DeliveryChoice): DeliveryQuote | undefined {
  const kind = findKind(choice)
  if (!kind) return undefined
  const { language, now } = choice
  const price = priceDelivery(kind, choice)
  const option = choice.option
    ? findOption(kind, choice.option, { parcel: choice, language, now })
    : undefined
  const arrival = option?.arrival ?? arrivalDays(choice, now)
  const days = kind === 'slot' ? slotText(choice, option, arrival) : arrivalText(arrival, language)
  return {
    ...price,
    price: priceOf(price.statedPrice, choice),
    arrivalText: promisedText(choice.shop.text(language), days, choice.stock),
    arrival,
    needsOption: needsOption(kind),
    ...(option && { option: describeOption(option) }),
  }
}

/** The offered delivery methods, cheapest first. Prices are as the storefront states them. */
export function deliveryMethodsFor({ carriers, ...context }: OfferedContext): CheckoutMethod[] {
  const { language } = context
  const hasCarrier = carriers?.includes(CARRIER_ID) ?? true
  const t = context.shop.text(language)
  return DELIVERY_KINDS.flatMap((id) => {
    const quote = quoteDelivery({ ...context, method: id })
    // Only a carrier has places and times to choose from.
    if (!quote || (quote.needsOption && !hasCarrier)) return []
    return {
      id,
      name: quote.name,
      price: quote.statedPrice,
      formattedPrice: deliveryPriceText(context, quote.statedPrice),
      description: hasCarrier ? t('carrier.name') : '',
      arrival: quote.arrivalText,
      isCredit: false,
      ...(quote.needsOption && { carrier: CARRIER_ID }),
    }
  })
}

/** The delivery methods of the shop; those with places or times to choose from need a carrier. */
export function openWays(
  { delivery }: Pick<ShopFacts, 'delivery'>,
  carriers: readonly { readonly id: string }[],
): readonly DeliveryKind[] {
  const hasCarrier = carriers.some(({ id }) => id === CARRIER_ID)
  return DELIVERY_KINDS.filter((it) => delivery.ways[it] && (hasCarrier || !needsOption(it)))
}

interface PriceReader extends Pick<DeliveryContext, 'shop' | 'language'> {
  /** The currency of an order, which may differ from the shop's. */
  readonly currency?: string
}

/** A delivery's price as displayed; a word for free delivery. */
export function deliveryPriceText(
  { shop, language, currency = shop.currency }: PriceReader,
  price: number,
): string {
  if (price === 0) return shop.text(language)('delivery.free')
  return formatMoney(price, currency, language)
}

/** The selected time slot; if there is none, the first possible day. */
function slotText(
  { shop, language }: Pick<DeliveryContext, 'shop' | 'language'>,
  option: ListedOption | undefined,
  [first]: readonly [number, number],
): string {
  if (option && option.id !== STANDARD_OPTION_ID) return option.name
  const day = arrivalText([first, first], language)
  return shop.text(language)('delivery.slot.from', { day })
}

/** The price with VAT. */
function priceOf(stated: number, { shop, storefront, country }: DeliveryContext): number {
  if (storefront === 'sport') return stated
  return stated + vatOf(stated, deliveryVatRate(shop, country), false)
}

function describeOption({ id, name, description }: ListedOption) {
  return { id, name, ...(description !== undefined && { description }) }
}
