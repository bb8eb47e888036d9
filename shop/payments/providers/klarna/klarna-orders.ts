import type { PaymentStatus } from '../../../../src/model/payment.ts'
import type { KlarnaClient } from './klarna-client.ts'
import {
  type CheckoutOrder,
  readCheckoutOrder,
  readPlacedOrder,
  statusOfCheckout,
  statusOfPlaced,
} from './klarna-responses.ts'

/** Paths are built from the id alone: an address in a response of Klarna is never requested. */
export function checkoutPath(reference: string): string {
  return `/checkout/v3/orders/${encodeURIComponent(reference)}`
}

export function placedPath(reference: string): string {
  return `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`
}

/** Undefined if Klarna Checkout does not know the order. */
export async function readCheckout(
  ask: KlarnaClient,
  reference: string,
): Promise<CheckoutOrder | undefined> {
  const { status, body } = await ask({ method: 'GET', path: checkoutPath(reference) }, [200, 404])
  return status === 404 ? undefined : readCheckoutOrder(body)
}

interface FoundOrder {
  readonly orderId: string | undefined
  readonly status: PaymentStatus
}

/** Order management knows an order once it is paid; until then only the checkout does. */
export async function findOrder(
  ask: KlarnaClient,
  reference: string,
): Promise<FoundOrder | undefined> {
  const { status, body } = await ask({ method: 'GET', path: placedPath(reference) }, [200, 404])
  if (status !== 404) {
    const placed = readPlacedOrder(body)
    return { orderId: placed.merchant_reference2, status: statusOfPlaced(placed) }
  }
  const order = await readCheckout(ask, reference)
  return order && { orderId: order.merchant_reference2, status: statusOfCheckout(order) }
}
