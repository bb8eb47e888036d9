import type { Checkout, PaymentWidget } from '../../../contract/checkout.ts'
import type { Carrier, CarrierOption } from '../../ports/carrier.ts'
import type { Visitor } from '../../visitor.ts'

/** What a step of the checkout knows beside the visitor. */
export interface Situation {
  readonly now: number
  /** Ids of the payment providers that are set up; without it, the built-in ones. */
  readonly providers?: readonly string[]
  /** What the carrier says now; without it, what it said when it was last asked. */
  readonly offers?: DeliveryOffers
}

/** What a carrier offers for one country, zip code and weight. */
export interface DeliveryOffers {
  readonly country: string
  readonly zipCode: string
  /** In grams. */
  readonly weight: number
  readonly options: readonly CarrierOption[]
}

export interface PlaceSituation extends Situation {
  /** Whether the goods are held until a payment comes, instead of being sold at once. */
  readonly hold: boolean
}

export type OrderStatus = 'placed' | 'held' | 'paid' | 'cancelled' | 'refunded' | 'delivered'

export interface PlacedOrder {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  /** In öre, with VAT. */
  readonly total: number
  readonly vatTotal: number
  /** Whether this call placed it; a repeat finds it placed. */
  readonly isNew: boolean
}

/** What the routes of the checkout need of payments and carriers. Never called inside a transaction. */
export interface CheckoutWork {
  /** Ids of the payment providers that are set up. */
  readonly providers: readonly string[]
  readonly carriers: readonly Carrier[]
  /** The widget of the chosen payment; undefined where the payment needs none. */
  widgetFor(visitor: Visitor, checkout: Checkout): Promise<PaymentWidget | undefined>
  /** Where the buyer of a held order goes to pay; undefined where the widget in the page is enough. */
  payAt(visitor: Visitor, orderId: string): Promise<string | undefined>
  /** Does at once what has come into the outbox. */
  hurry(): void
}
