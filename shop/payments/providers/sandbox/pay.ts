import {
  findCardProblem,
  isSameCard,
  type PaymentCard,
} from '../../../../src/model/payment-card.ts'
import type { Sandbox } from '../../port/sandbox.ts'
import {
  changeSandboxPayment,
  findSandboxPayment,
  type SandboxContent,
  type SandboxPayment,
} from './sandbox-store.ts'
import { deliverDue, newWebhook, requestShop } from './send-webhooks.ts'

/**
 * How an attempt to pay ended. `authorized`: the money is reserved. `changed`: the amount is not
 * the one that the buyer saw. `refused`: the shop refuses the order. `ended`: the payment is over.
 */
type PayOutcome =
  | 'authorized'
  | 'declined'
  | 'timeout'
  | 'invalid'
  | 'changed'
  | 'refused'
  | 'unavailable'
  | 'ended'
  | 'cancelled'

export interface PayResult {
  readonly outcome: PayOutcome
  /** The shop's message. */
  readonly error?: string
}

/** How long the bank of the test card without a response keeps the buyer waiting. */
const SILENT_BANK_MS = 30_000
const MAX_ATTEMPTS = 10
const DECLINED_CARD = '4000000000000002'
const CAPTURE_REFUSED_CARD = '4000000000009995'
const SILENT_CARD = '4000000000000044'

export async function payByCard(
  sandbox: Sandbox,
  reference: string,
  { card, shownAmount }: { readonly card: PaymentCard; readonly shownAmount: number },
): Promise<PayResult> {
  const payment = await findSandboxPayment(sandbox.db, sandbox.id, { reference })
  const early = payment && endedBefore(payment, shownAmount)
  if (!payment || early) return early ?? { outcome: 'ended' }
  if (findCardProblem(card, new Date(sandbox.now()))) return { outcome: 'invalid' }
  if (isSameCard(card, DECLINED_CARD)) return decline(sandbox, reference)
  if (isSameCard(card, SILENT_CARD)) {
    await sandbox.wait(SILENT_BANK_MS)
    return { outcome: 'timeout' }
  }
  const isCaptureRefused = isSameCard(card, CAPTURE_REFUSED_CARD)
  return authorize(sandbox, payment, { isCaptureRefused })
}

/** The second provider: a buyer who has identified themselves pays later. */
export async function payLater(
  sandbox: Sandbox,
  reference: string,
  shownAmount: number,
): Promise<PayResult> {
  const payment = await findSandboxPayment(sandbox.db, sandbox.id, { reference })
  const early = payment && endedBefore(payment, shownAmount)
  if (!payment || early) return early ?? { outcome: 'ended' }
  if (!payment.content.isIdentified) return { outcome: 'invalid' }
  return authorize(sandbox, payment, {})
}

/** Cancels the payment for the buyer; if money is reserved already, the outcome is `authorized`. */
export async function cancelPayment(sandbox: Sandbox, reference: string): Promise<PayResult> {
  const { db, id, now } = sandbox
  const call = newWebhook('cancelled', now())
  const cancelled = await changeSandboxPayment(db, id, reference, ({ state, content }) =>
    state === 'pending'
      ? { state: 'cancelled', content: { ...content, calls: [call] } }
      : undefined,
  )
  if (!cancelled) return findPaid(sandbox, reference, { outcome: 'ended' })
  await deliverDue(sandbox, reference)
  return { outcome: 'cancelled' }
}

function endedBefore({ state, amount }: SandboxPayment, shownAmount: number) {
  if (state === 'authorized' || state === 'captured') return { outcome: 'authorized' } as const
  if (state !== 'pending') return { outcome: 'ended' } as const
  return amount === shownAmount ? undefined : ({ outcome: 'changed' } as const)
}

/** Stops a buyer who tries card after card. */
async function decline({ db, id }: Sandbox, reference: string): Promise<PayResult> {
  await changeSandboxPayment(db, id, reference, ({ state, content }) => {
    const attempts = content.attempts + 1
    const next = attempts >= MAX_ATTEMPTS ? 'failed' : state
    return state === 'pending' ? { state: next, content: { ...content, attempts } } : undefined
  })
  return { outcome: 'declined' }
}

/** Asks the shop last; only the amount that it agreed to is reserved. */
async function authorize(
  sandbox: Sandbox,
  payment: SandboxPayment,
  more: Partial<SandboxContent>,
): Promise<PayResult> {
  const { db, id, now, report } = sandbox
  const { reference, amount } = payment
  const answer = await requestShop(sandbox, payment).catch((error: unknown) => {
    report(error, `${id} asking the shop`)
    return undefined
  })
  if (!answer) return { outcome: 'unavailable' }
  const { mayProceed, error } = answer
  if (!mayProceed)
    return findPaid(sandbox, reference, { outcome: 'refused', ...(error && { error }) })
  const call = newWebhook('authorized', now())
  const paid = await changeSandboxPayment(db, id, reference, (it) =>
    it.state === 'pending' && it.amount === amount
      ? { state: 'authorized', content: { ...it.content, ...more, calls: [call] } }
      : undefined,
  )
  if (!paid) return findPaid(sandbox, reference, { outcome: 'changed' })
  await deliverDue(sandbox, reference)
  return { outcome: 'authorized' }
}

/** Another tab or a second press may have been faster: then the money is reserved anyway. */
async function findPaid(
  { db, id }: Sandbox,
  reference: string,
  otherwise: PayResult,
): Promise<PayResult> {
  const payment = await findSandboxPayment(db, id, { reference })
  const isPaid = payment?.state === 'authorized' || payment?.state === 'captured'
  return isPaid ? { outcome: 'authorized' } : otherwise
}
