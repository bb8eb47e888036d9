import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { beginContent, fillIn } from '../current/begin-content.ts'
import { findCurrent } from '../current/current-checkout.ts'
import {
  buildCheckoutResponse,
  buildEmptyCheckoutResponse,
  buildUnchangedCheckoutResponse,
} from '../quote/build-checkout-response.ts'
import type { CheckoutContext } from '../quote/checkout-types.ts'

/** The visitor's checkout, created if there is none; without `orderId` if the cart is empty. */
export async function openCheckout(
  tx: Tx,
  visitor: Visitor,
  context: CheckoutContext,
): Promise<Checkout> {
  const current = await findCurrent(tx, visitor, context.now)
  if (!current)
    return buildEmptyCheckoutResponse(tx, visitor, await beginContent(tx, visitor), context)
  const { language, session } = visitor
  const filled = await fillIn(tx, visitor, current.content)
  const sessionId = session?.id ?? filled.sessionId
  // The page draws the box unticked, so an earlier acceptance must not remain.
  const content = { ...filled, language, sessionId, isAccepted: false }
  return buildCheckoutResponse(tx, visitor, { ...current, content }, context)
}

/**
 * The visitor's checkout as it was last sent. Changes since then get no notice here, so that the
 * visitor's next change of the checkout shows that notice.
 */
export async function recallCheckout(tx: Tx, visitor: Visitor, now: number): Promise<Checkout> {
  const current = await findCurrent(tx, visitor, now)
  const content = current
    ? await fillIn(tx, visitor, current.content)
    : await beginContent(tx, visitor)
  return buildUnchangedCheckoutResponse(tx, visitor, { orderId: current?.orderId ?? '', content })
}
