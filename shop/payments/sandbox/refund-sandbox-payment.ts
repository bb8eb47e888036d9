import type { PaymentStatus } from '../../../src/model/payment.ts'
import { ProviderRefusal } from '../../platform/provider-errors.ts'
import type { Sandbox } from './sandbox.ts'
import { changeSandboxPayment } from './sandbox-store.ts'

/** The same key again is the same refund; more than is left is refused. */
export async function refundSandboxPayment(
  { db, id }: Sandbox,
  { reference, amount }: PaymentStatus,
  key: string,
): Promise<void> {
  let fault: string | undefined
  await changeSandboxPayment(db, id, reference, (payment) => {
    const { state, content } = payment
    const { refunds = {} } = content
    if (state === 'refunded' || refunds[key] !== undefined) return undefined
    const left = payment.amount - sumOf(Object.values(refunds)) - amount
    if (state !== 'captured' || left < 0) {
      fault = `${amount} cannot be refunded.`
      return undefined
    }
    return {
      state: left === 0 ? 'refunded' : state,
      content: { ...content, refunds: { ...refunds, [key]: amount } },
    }
  })
  if (fault !== undefined) throw new ProviderRefusal(fault)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, it) => sum + it, 0)
}
