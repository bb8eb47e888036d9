import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import { FinalFailure } from '../platform/jobs/outbox.ts'
import { ProviderRefusal, ProviderUnavailable } from '../platform/provider-errors.ts'
import { findPaymentById } from './payment-queries.ts'
import type { Payments } from './payments.ts'
import { findRefund } from './refund-queries.ts'
import { settlePayment } from './settle-payment.ts'
import { completeRefund, refuseRefund } from './settle-refund.ts'

/**
 * Asks the provider to give a part back. The entry's id is the key by which it knows a repeat. What
 * it refuses can be refunded in another way, and stays in the outbox where the owner finds it.
 */
export async function refundAtProvider(
  { db, providers, now }: Payments,
  { ref, id: key }: OutboxEntry,
): Promise<void> {
  const refund = await findRefund(db, ref)
  const payment = refund && (await findPaymentById(db, refund.paymentId))
  if (!payment || refund.state !== 'started') return
  const provider = providers.get(payment.provider)
  if (!provider) throw new ProviderUnavailable(`${payment.provider} is switched off.`)
  const { reference, currency } = payment
  const { amount } = refund
  try {
    await provider.refund({ reference, state: 'captured', amount, currency }, key)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await db.transaction().execute((tx) => refuseRefund(tx, refund, now()))
    throw new FinalFailure(error.message)
  }
  const status = await provider.find(reference)
  await db.transaction().execute(async (tx) => {
    if (await completeRefund(tx, refund, now())) {
      const found = await findPaymentById(tx, payment.id)
      if (found && status) await settlePayment(tx, found, status, now())
    }
  })
}
