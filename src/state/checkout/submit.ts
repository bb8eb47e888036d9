import type { Checkout } from '../../contract/checkout.ts'
import type { FieldErrors } from '../../model/validation.ts'
import { placeOrder, runStep } from '../../services/checkout-service.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { failureMessage, HttpError, NetworkError } from '../../services/http-error.ts'
import { pause } from '../../services/latest-call.ts'
import { navigateTo } from '../../services/page.ts'
import { maySend } from '../form-submission.ts'
import { leavePage } from '../leave-page.ts'
import { announceChoice } from './announce-choice.ts'
import { forgetDecision } from './decision.ts'
import { findFaults } from './fields.ts'
import { SLOW_MS, waitFor } from './network.ts'
import { composeCheckout, forgetWords } from './payload.ts'
import { hasMessage, isOutdated, readAgain } from './send-change.ts'
import { checkoutState, NOT_SUBMITTED, type Submit } from './state.ts'

export interface SubmitOptions {
  /** The element with the form. */
  readonly host?: EventTarget
  readonly go?: typeof navigateTo
  readonly newKey?: () => string
}

/** An order without an answer is sent again after these waits; then the visitor decides. */
const REPEAT_MS = [2000, 4000, 8000, 16_000]

/** Statuses of gateways, which tell nothing about the order. */
const GATEWAYS = [502, 503, 504]

/** An order whose outcome is unknown: the same one is sent again with the same key. */
let unsettled: { readonly body: string; readonly key: string } | undefined

/**
 * Places the order and goes where the answer says. Resolves to whether it was placed; if not,
 * `submit.errors` holds the reason. Nothing is sent while a change is pending.
 */
export async function submitCheckout({
  host = document,
  go = navigateTo,
  newKey = newIdempotencyKey,
}: SubmitOptions = {}): Promise<boolean> {
  const { phase, payload, pending, submit } = checkoutState
  if (phase !== 'ready' || pending.length > 0 || submit.isSubmitting) return false
  if (submit.result?.orderId === payload.orderId) return leave(submit.result, { host, go })
  const faults = findFaults()
  if (Object.keys(faults).length > 0) return showFaults(faults)
  if (!maySend({ form: 'order', host })) return false
  announceChoice('delivery')
  announceChoice('payment')
  setSubmit({ ...NOT_SUBMITTED, isSubmitting: true })
  Object.assign(checkoutState, { errors: {}, needsConfirmation: false })
  forgetDecision()
  try {
    const result = await placeOnce(newKey)
    await runOwnStep(payload, result)
    setSubmit({ ...NOT_SUBMITTED, result })
    return leave(result, { host, go })
  } catch (error) {
    return applyRefusal(error)
  }
}

/** Shows the errors next to the fields and in their list. */
export function showFaults(errors: FieldErrors): false {
  setSubmit({ ...NOT_SUBMITTED, errors })
  checkoutState.errors = errors
  return false
}

/** A placed order is not placed again: a second press goes where the first one went. */
function leave(
  { redirectUrl }: Checkout,
  { host, go }: Required<Omit<SubmitOptions, 'newKey'>>,
): true {
  leavePage(redirectUrl, { kind: 'order', host, go })
  return true
}

async function runOwnStep({ orderStepPath }: Checkout, result: Checkout): Promise<void> {
  if (!orderStepPath) return
  await checkedWhenSlow(waitFor((signal) => runStep(orderStepPath, result, { signal })))
}

async function placeOnce(newKey: () => string): Promise<Checkout> {
  const shownTotalAmount = checkoutState.payload.totals?.totalAmount ?? null
  const sent = { ...composeCheckout(), shownTotalAmount }
  const body = JSON.stringify(sent)
  unsettled = unsettled?.body === body ? unsettled : { body, key: newKey() }
  const { key: idempotencyKey } = unsettled
  try {
    const result = await checkedWhenSlow(
      waitFor((signal) =>
        retryUntilSettled(() => placeOrder(sent, { idempotencyKey, signal }), signal),
      ),
    )
    unsettled = undefined
    return result
  } catch (error) {
    if (!isUnknown(error)) unsettled = undefined
    throw error
  }
}

/** Shows that the order is being checked if the shop does not answer in time. */
async function checkedWhenSlow<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(check, SLOW_MS)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}

/** Calls again if the order may have been placed despite the failure. */
async function retryUntilSettled<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (const wait of REPEAT_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnknown(error) || signal.aborted) throw error
      check()
      if (!navigator.onLine) throw error
      await pause(wait, signal)
    }
  }
  return ask()
}

function check(): void {
  setSubmit({ ...checkoutState.submit, isChecking: true })
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof HttpError)) return error instanceof NetworkError
  const { status, retryAfter } = error
  // The same order is already being placed.
  const isRunning = status === 409 && retryAfter !== undefined
  return status < 300 || GATEWAYS.includes(status) || isRunning
}

/** Stock or prices may be why an order failed: cart and totals are reloaded. */
function applyRefusal(error: unknown): false {
  const faults = error instanceof HttpError ? error.fieldErrors : {}
  const isOther = hasMessage(error, 'checkout.totalchanged')
  showFaults(Object.keys(faults).length > 0 ? faults : { general: failureMessage(error) })
  checkoutState.needsConfirmation = isOther
  // The terms may have changed: the visitor must read and accept the current ones.
  if (faults.acceptTermsOfCondition) forgetWords()
  if (isOther || isOutdated(error) || error instanceof HttpError) void readAgain()
  return false
}

function setSubmit(submit: Submit): void {
  checkoutState.submit = submit
}
