import type { Checkout, PaymentWidget } from '../../../src/contract/checkout.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** What a step of the checkout knows beside the visitor. */
export interface CheckoutContext extends Partial<OpenWays> {
  readonly now: number
}

/** The open payment providers and carriers; without one of them, the built-in ones. */
interface OpenWays {
  /** Ids of the payment providers that are set up. */
  readonly providers: readonly string[]
  readonly carriers: readonly string[]
  /** Whether the shop has an account that is paid to without a provider. */
  readonly takesTransfers: boolean
}

/** What the routes of the checkout need of payments. Never called inside a transaction. */
export interface CheckoutPayments {
  readonly open: OpenWays
  /** The widget of the chosen payment; undefined where the payment needs none. */
  widgetFor(visitor: Visitor, checkout: Checkout): Promise<PaymentWidget | undefined>
  /** Where the buyer of a held order goes to pay; undefined where the widget in the page is enough. */
  payAt(visitor: Visitor, orderId: string): Promise<string | undefined>
  /** Does at once what has come into the outbox. */
  flushOutbox(): void
}
