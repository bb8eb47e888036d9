import type { Checkout, PaymentWidget } from '../../../src/contract/checkout.ts'
import type { OrderStatus } from '../../../src/model/order.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { OrderLimiter } from './order-limits.ts'

/** What a step of the checkout knows beside the visitor. */
export interface CheckoutContext extends Partial<OpenWays> {
  readonly now: number
}

/** Who can be paid and who delivers at this moment. Without one of them, all that is built in. */
interface OpenWays {
  /** Ids of the payment providers that are set up. */
  readonly providers: readonly string[]
  readonly carriers: readonly string[]
  /** Whether the shop has an account that is paid to without a provider. */
  readonly takesTransfers: boolean
}

export interface PlaceOrderContext extends CheckoutContext {
  /** Whether the order has to be one that a provider is paid for; otherwise its method decides. */
  readonly hold: boolean
  /** The provider that asks; another one's order is refused. */
  readonly provider?: string
  /** How orders are limited; absent where a provider places what its buyer has paid. */
  readonly limited?: { readonly orders: OrderLimiter; readonly address: string }
}

export interface PlacedOrder {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  /** In öre, with VAT. */
  readonly total: number
  readonly vatTotal: number
  /** Whether it waits for its payment, and for nothing else. */
  readonly isToPay: boolean
  /** Whether this call placed it; a repeat finds it placed. */
  readonly isNew: boolean
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
