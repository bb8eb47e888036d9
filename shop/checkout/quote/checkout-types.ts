import type { Checkout, PaymentWidget } from '../../../src/contract/checkout.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** What a step of the checkout needs besides the visitor. */
export interface CheckoutContext extends Partial<OpenWays> {
  readonly now: number
}

/** The available payment providers and carriers; without a list, the built-in ones. */
interface OpenWays {
  /** Ids of the configured payment providers. */
  readonly providers: readonly string[]
  readonly carriers: readonly string[]
  /** Whether the shop has a bank account for transfers without a provider. */
  readonly takesTransfers: boolean
}

/** What the checkout's routes need from payments. Never called inside a transaction. */
export interface CheckoutPayments {
  readonly open: OpenWays
  /** The widget of the selected payment method; undefined if that needs none. */
  widgetFor(visitor: Visitor, checkout: Checkout): Promise<PaymentWidget | undefined>
  /**
   * The address where the buyer of a held order pays; undefined if the widget in the page is enough.
   */
  payAt(visitor: Visitor, orderId: string): Promise<string | undefined>
  /** Processes the outbox at once. */
  flushOutbox(): void
}
