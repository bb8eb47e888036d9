import * as v from 'valibot'
import type { PaymentStatus } from '../../../src/model/payment.ts'
import { ProviderRefusal, ProviderUnavailable } from '../../checkout/payment/provider-errors.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { FinalFailure, type OutboxEntry, type OutboxJobs } from '../../platform/jobs/outbox.ts'
import type { Payments } from '../port/payments.ts'
import type { PaymentProvider } from '../port/provider.ts'
import { findPaymentById, type Payment } from '../records/payment-queries.ts'
import { findRefund } from '../records/refund-queries.ts'
import { isTransfer } from '../records/transfer-queries.ts'
import { cancelRefund, completeRefund } from '../refunds/settle-refund.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

/** The payment has not reached an expected state at the provider yet; the outbox retries. */
class NotSettledYet extends Error {
  override readonly name = 'NotSettledYet'
}

/** The outbox jobs that call providers. The entry's id is the idempotency key of each call. */
export function paymentJobs(payments: Payments): OutboxJobs {
  return {
    'payment-capture': (entry) =>
      atProvider(payments, entry, { step: capture, expectedStates: ['captured', ...ENDED] }),
    'payment-cancel': (entry) =>
      atProvider(payments, entry, {
        step: close,
        expectedStates: ['authorized', 'captured', ...ENDED],
      }),
    'payment-refund': (entry) =>
      atProvider(payments, entry, { step: returnSum(entry.content), expectedStates: ENDED }),
    'payment-refund-part': (entry) => refundAtProvider(payments, entry),
  }
}

type ProviderCall = (provider: PaymentProvider, status: PaymentStatus, key: string) => Promise<void>

const ENDED = ['failed', 'cancelled', 'refunded'] as const
type ExpectedStates = readonly PaymentStatus['state'][]

/**
 * Runs a step, then settles the payment by the status that the provider reports, even if the step
 * failed.
 */
async function atProvider(
  payments: Payments,
  { ref, id: key, kind }: OutboxEntry,
  {
    step,
    expectedStates,
  }: { readonly step: ProviderCall; readonly expectedStates: ExpectedStates },
): Promise<void> {
  const payment = await findPaymentById(payments.db, ref)
  if (!payment || isTransfer(payment)) return
  const provider = payments.providers.get(payment.provider)
  if (!provider) throw new ProviderUnavailable(`${payment.provider} is switched off.`)
  const before = (await provider.find(payment.reference)) ?? neverPaid(payment)
  const failure = await failureOf(step(provider, before, key))
  const after = (await provider.find(payment.reference)) ?? before
  await settle(payments, payment, after)
  if (!expectedStates.includes(after.state))
    throw failure ?? new NotSettledYet(`${kind}: ${after.state}`)
}

async function failureOf(work: Promise<void>): Promise<unknown> {
  try {
    await work
    return undefined
  } catch (error) {
    return error
  }
}

/** Nobody can have paid a payment that the provider does not know. */
function neverPaid({ reference, amount, currency }: Payment): PaymentStatus {
  return { reference, state: 'cancelled', amount, currency }
}

/** Cancels a payment that cannot be captured, so that the buyer's money is not held for nothing. */
async function capture(provider: PaymentProvider, status: PaymentStatus, key: string) {
  if (status.state !== 'authorized') return
  try {
    await provider.capture(status, key)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const now = await provider.find(status.reference)
    if (now?.state === 'authorized') await provider.cancel(status.reference, `${key}-void`)
  }
}

/**
 * Cancels a payment that nobody should pay any more. Money that was paid anyway is left for the
 * settlement.
 */
async function close(provider: PaymentProvider, status: PaymentStatus, key: string) {
  if (status.state === 'pending' || status.state === 'failed')
    await provider.cancel(status.reference, key)
}

const contentSchema = v.object({ amount: v.optional(v.pipe(v.number(), v.integer())) })

/** Refunds the entry's amount, or the whole payment if the entry has none. */
function returnSum(content: unknown): ProviderCall {
  const { amount } = v.parse(contentSchema, content)
  return async (provider, status, key) => {
    if (status.state === 'captured') {
      return provider.refund({ ...status, amount: amount ?? status.amount }, key)
    }
    if (ENDED.every((it) => it !== status.state)) await provider.cancel(status.reference, key)
  }
}

async function settle({ db, now }: Payments, payment: Payment, status: PaymentStatus) {
  await inTransaction(db, (tx) => settlePayment(tx, payment, status, now()))
}

/**
 * Makes a partial refund at the provider, with the entry's id as the idempotency key. A refused
 * refund can be made in another way; its entry stays in the outbox, where the owner finds it.
 */
async function refundAtProvider(
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
    await inTransaction(db, (tx) => cancelRefund(tx, refund, now()))
    throw new FinalFailure(error.message)
  }
  const status = await provider.find(reference)
  await inTransaction(db, async (tx) => {
    const isNew = await completeRefund(tx, refund, now())
    if (isNew && status) await settlePayment(tx, payment, status, now())
  })
}
