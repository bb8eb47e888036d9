import { randomUUID } from 'node:crypto'
import type { AddressVerdict, BuyerAddress } from '../../../../src/model/buyer-address.ts'
import { HOUR_MS } from '../../../platform/durations.ts'
import type { Sandbox } from '../../port/sandbox.ts'
import {
  changeSandboxPayment,
  findSandboxPayment,
  listUndelivered,
  type PendingWebhook,
  type SandboxPayment,
} from './sandbox-store.ts'
import { SIGNATURE_HEADER, signWebhook } from './signature.ts'

const CALL_MS = 5000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = HOUR_MS
const MAX_TRIES = 20

export function newWebhook(event: string, now: number): PendingWebhook {
  return { id: randomUUID(), event, tries: 0, nextAt: now }
}

/** Asks the shop whether the payment may proceed; throws if the call fails. */
export async function requestShop(
  sandbox: Sandbox,
  payment: SandboxPayment,
): Promise<{ readonly mayProceed: boolean; readonly error?: string }> {
  const response = await send(sandbox, payment, newWebhook('validate', sandbox.now()))
  if (!response.ok) throw new Error(`The shop answered ${response.status}`)
  const answer: unknown = await response.json()
  const { should_proceed, error } = (answer ?? {}) as { should_proceed?: unknown; error?: unknown }
  return { mayProceed: should_proceed === true, ...(typeof error === 'string' && { error }) }
}

/** Sends an address to the shop; throws if the call fails, or if the shop has no such order. */
export async function sendAddress(
  sandbox: Sandbox,
  payment: SandboxPayment,
  address: BuyerAddress,
): Promise<AddressVerdict> {
  const call = newWebhook('address', sandbox.now())
  const response = await send(sandbox, payment, { ...call, more: { address } })
  if (!response.ok) throw new Error(`The shop answered ${response.status}`)
  const answer: AddressVerdict = await response.json()
  return answer
}

/** Sends the webhooks that are due; those that the shop does not acknowledge are retried later. */
export async function deliverWebhooks(sandbox: Sandbox): Promise<void> {
  for (const payment of await listUndelivered(sandbox.db, sandbox.id)) {
    await deliverDue(sandbox, payment.reference)
  }
}

/** Sends the webhooks of one payment that are due. */
export async function deliverDue(sandbox: Sandbox, reference: string): Promise<void> {
  const payment = await findSandboxPayment(sandbox.db, sandbox.id, { reference })
  for (const call of payment?.content.calls ?? []) {
    if (!payment || call.nextAt > sandbox.now()) continue
    const isDone = await isAcknowledged(sandbox, payment, call)
    await note(sandbox, reference, call, isDone || call.tries + 1 >= MAX_TRIES)
  }
}

async function isAcknowledged(
  sandbox: Sandbox,
  payment: SandboxPayment,
  call: PendingWebhook,
): Promise<boolean> {
  try {
    return (await send(sandbox, payment, call)).ok
  } catch (error) {
    sandbox.report(error, `${sandbox.id} calling the shop`)
    return false
  }
}

async function note(
  { db, id, now }: Sandbox,
  reference: string,
  call: PendingWebhook,
  isOver: boolean,
): Promise<void> {
  await changeSandboxPayment(db, id, reference, ({ content }) => {
    const others = content.calls.filter((it) => it.id !== call.id)
    const pause = Math.min(FIRST_PAUSE_MS * 3 ** call.tries, MAX_PAUSE_MS)
    const again = { ...call, tries: call.tries + 1, nextAt: now() + pause }
    return { content: { ...content, calls: isOver ? others : [...others, again] } }
  })
}

/** Calls the shop by its local address, because the sandbox runs on the same machine. */
function send(
  { id, origins, signer, now }: Sandbox,
  payment: SandboxPayment,
  { id: callId, event, more }: PendingWebhook & { readonly more?: object },
): Promise<Response> {
  const { reference, orderId, state, amount, currency, content } = payment
  const { pathname } = new URL(content.callback + event)
  const body = JSON.stringify({ id: callId, orderId, reference, state, amount, currency, ...more })
  return fetch(origins().nearby + pathname, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(signer.keyOf(id), { event, body }, now()),
    },
    body,
    signal: AbortSignal.timeout(CALL_MS),
  })
}
