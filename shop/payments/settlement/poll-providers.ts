import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Payments } from '../port/payments.ts'
import { listPayments, MONEY_STATES, type Payment } from '../records/payment-queries.ts'
import { settlePayment } from './settle-payment.ts'

const UNSETTLED: readonly string[] = ['pending', 'failed', 'authorized']

/**
 * Asks the providers for the status of an order's payments, and settles them. False if one of them
 * could not be asked, so that money may still be on its way.
 */
export async function pollProviders(payments: Payments, orderId: string): Promise<boolean> {
  let isSure = true
  for (const payment of await listPayments(payments.db, orderId)) {
    if (!UNSETTLED.includes(payment.state)) continue
    isSure = (await settleByPolling(payments, payment)) && isSure
  }
  return isSure
}

/** False if the provider could not be asked. */
export async function settleByPolling(
  { db, providers, now, report }: Payments,
  payment: Payment,
): Promise<boolean> {
  const provider = providers.get(payment.provider)
  if (!provider) return !MONEY_STATES.some((it) => it === payment.state)
  try {
    const status = await provider.find(payment.reference)
    if (status) await inTransaction(db, (tx) => settlePayment(tx, payment, status, now()))
    return true
  } catch (error) {
    report(error, `asking ${payment.provider} for a payment`)
    return false
  }
}
