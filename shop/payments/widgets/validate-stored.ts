import { findStoredCheckout, type StoredCheckout } from '../../checkout/current/stored-checkout.ts'
import { placeOrder } from '../../checkout/placing/place-order.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Payments } from '../port/payments.ts'
import { findPayment } from '../records/payment-queries.ts'
import { refusedOrder, type ValidatedOrder, validateOrder } from './validate-order.ts'

export interface FrameQuestion {
  readonly provider: string
  readonly reference: string
  readonly sign: string | undefined
  /** Whether the buyer accepts the shop's terms in the frame. */
  readonly acceptsTerms: boolean
}

/** The response to a frame without a checkout around it. */
export interface FrameVerdict extends Pick<ValidatedOrder, 'shouldProceed' | 'error'> {
  /** The terms are not accepted yet, so the frame asks for them itself. */
  readonly needsTerms?: boolean
}

/**
 * Whether the provider may take the payment, for a frame whose page does not listen to it. Places
 * the order from what that page sent last. 404 without the payment's signature.
 */
export async function validateStored(
  payments: Payments,
  { provider, reference, sign, acceptsTerms }: FrameQuestion,
): Promise<FrameVerdict> {
  const { db, signer, now } = payments
  const isOwn = signer.verify('frame', `${provider} ${reference}`, sign)
  const payment = isOwn ? await findPayment(db, provider, reference) : undefined
  const stored = payment && (await findStoredCheckout(payments, payment.orderId, now()))
  if (!stored) throw new ShopError(404, 'order.unknown')
  const { visitor, sent } = stored
  const acceptTermsOfCondition = sent.acceptTermsOfCondition || acceptsTerms
  const context = { now: now(), hold: true, provider, providers: [...payments.providers.keys()] }
  try {
    const order = await inTransaction(db, (tx) =>
      placeOrder(tx, visitor, { ...sent, acceptTermsOfCondition }, context),
    )
    return await validateOrder(payments, provider, visitor, order)
  } catch (error) {
    if (error instanceof ShopError) return describeRefusal(stored, error)
    throw error
  }
}

/** All errors in one text, because the frame has no fields to show them beside. */
function describeRefusal({ visitor }: StoredCheckout, refusal: ShopError): FrameVerdict {
  const { error, modelState = {} } = refusedOrder(visitor, refusal)
  const faults = Object.values(modelState).flat()
  const sentence = faults.length > 0 ? [...new Set(faults)].join(' ') : error
  return {
    shouldProceed: false,
    error: sentence ?? textFor(visitor)('checkout.ordervalidation'),
    ...('acceptTermsOfCondition' in modelState && { needsTerms: true }),
  }
}
