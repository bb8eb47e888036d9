import * as v from 'valibot'
import type { PaymentState, PaymentStatus } from '../../../../src/model/payment.ts'
import { ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.optional(whole, 0)

/** The parts of a Klarna Checkout order that the adapter relies on. */
const checkoutSchema = v.object({
  order_id: v.string(),
  status: v.pipe(v.string(), v.toLowerCase()),
  html_snippet: v.string(),
  locale: v.string(),
  purchase_country: v.string(),
  purchase_currency: v.string(),
  order_amount: whole,
  order_tax_amount: whole,
  order_lines: v.array(v.unknown()),
  merchant_reference2: v.optional(v.string()),
  merchant_urls: v.optional(v.object({ confirmation: v.string() })),
})

/** The parts of an order in order management that the adapter relies on. */
const placedSchema = v.object({
  order_id: v.string(),
  status: v.picklist(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: v.optional(v.string(), 'ACCEPTED'),
  purchase_currency: v.string(),
  order_amount: whole,
  captured_amount: count,
  refunded_amount: count,
  merchant_reference2: v.optional(v.string()),
})

export type CheckoutOrder = v.InferOutput<typeof checkoutSchema>
export type PlacedOrder = v.InferOutput<typeof placedSchema>

export function readCheckoutOrder(answer: unknown): CheckoutOrder {
  return readOrder(checkoutSchema, answer)
}

export function readPlacedOrder(answer: unknown): PlacedOrder {
  return readOrder(placedSchema, answer)
}

function readOrder<Order>(schema: v.GenericSchema<unknown, Order>, answer: unknown): Order {
  const { success, output, issues } = v.safeParse(schema, answer)
  if (success) return output
  const path = issues[0] ? v.getDotPath(issues[0]) : undefined
  throw new ProviderUnavailable(`Klarna answered an order that cannot be read, at ${path}.`)
}

const CHECKOUT_STATES: Readonly<Record<string, PaymentState>> = {
  checkout_incomplete: 'pending',
  checkout_complete: 'authorized',
}

/** The status before order management has the order: the buyer is paying, or has just paid. */
export function statusOfCheckout(order: CheckoutOrder): PaymentStatus {
  return {
    reference: order.order_id,
    state: CHECKOUT_STATES[order.status] ?? 'cancelled',
    amount: order.order_amount,
    currency: order.purchase_currency.toUpperCase(),
  }
}

export function statusOfPlaced(order: PlacedOrder): PaymentStatus {
  const state = stateOfPlaced(order)
  return {
    reference: order.order_id,
    state,
    amount: amountOf(order, state),
    currency: order.purchase_currency.toUpperCase(),
  }
}

function stateOfPlaced(order: PlacedOrder): PaymentState {
  if (order.captured_amount > 0) {
    return order.refunded_amount >= order.captured_amount ? 'refunded' : 'captured'
  }
  if (order.status !== 'AUTHORIZED') return 'cancelled'
  // Nothing may be shipped before Klarna has decided to take the risk.
  if (order.fraud_status === 'PENDING') return 'pending'
  return order.fraud_status === 'REJECTED' ? 'failed' : 'authorized'
}

function amountOf(order: PlacedOrder, state: PaymentState): number {
  if (state === 'captured') return order.captured_amount
  return state === 'refunded' ? order.refunded_amount : order.order_amount
}
