import type { ErrorBody } from '../../../src/contract/error-body.ts'
import type { PlacedOrder } from '../../checkout/placing/repeat-order.ts'
import { faultsOf } from '../../platform/http/errors.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import type { ShopError } from '../../platform/shop-error.ts'
import type { Payments } from '../port/payments.ts'
import { listPayments, OPEN_STATES } from '../records/payment-queries.ts'
import { preparePayment } from './widgets.ts'

/** Whether the provider may take the payment, and if not, why. */
export interface ValidatedOrder {
  readonly shouldProceed: boolean
  readonly error?: string
  /** What is wrong with the form, by field path. */
  readonly modelState?: ErrorBody['modelState']
}

/** A refused order is a regular answer to the question: for clients, the call does not fail. */
export function refusedOrder(
  visitor: Pick<Visitor, 'shop' | 'language'>,
  error: ShopError,
): ValidatedOrder {
  const t = textFor(visitor)
  const { reason, refusals } = error
  return { shouldProceed: false, error: t(reason.key, reason.values), ...faultsOf(refusals, t) }
}

/**
 * Checks that the provider asks for exactly the amount of the placed order. If not, it updates the
 * provider's payment and refuses, so that the buyer sees the right amount before paying.
 */
export async function validateOrder(
  payments: Payments,
  providerId: string,
  visitor: Visitor,
  { orderId, isToPay, total }: PlacedOrder,
): Promise<ValidatedOrder> {
  const t = textFor(visitor)
  const refused = { shouldProceed: false, error: t('checkout.ordervalidation') }
  const provider = payments.providers.get(providerId)
  if (!provider || !isToPay) return refused
  const existing = await listPayments(payments.db, orderId)
  const open = existing.find(
    (it) => it.provider === providerId && OPEN_STATES.some((state) => state === it.state),
  )
  if (!open) return refused
  if (open.amount === total) return { shouldProceed: true }
  try {
    await preparePayment(payments, provider, orderId, visitor)
  } catch (error) {
    payments.report(error, `sending ${providerId} the amount`)
  }
  return refused
}
