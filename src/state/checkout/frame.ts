import { framedContent } from '../../model/checkout.ts'
import { FRAME_PATH } from '../../model/checkout-form.ts'
import type { PaymentFailure } from '../../model/payment-frame-messages.ts'
import { type FieldErrors, fromModelState, type Message } from '../../model/validation.ts'
import {
  logInAtProvider,
  makePurchaseDecision,
  setSelectedCountry,
  setShippingOption,
  validateOrder,
} from '../../services/checkout-service.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'
import { navigateTo } from '../../services/page.ts'
import { reloadCart } from '../cart/state.ts'
import { maySend } from '../form-submission.ts'
import { leavePage } from '../leave-page.ts'
import { beginDecision, forgetDecision, isLastDecision, sendDecision } from './decision.ts'
import { setTyped } from './draft.ts'
import { findFaults } from './fields.ts'
import { waitFor } from './network.ts'
import { flushNewsletterChoice } from './newsletter.ts'
import { applyPayload, composeCheckout } from './payload.ts'
import { change, readAgain, readCheckout } from './send-change.ts'
import { checkoutState } from './state.ts'
import { type SubmitOptions, showFaults } from './submit.ts'

/** The answer to the provider's frame: whether it may take the payment. */
export interface FrameDecision {
  readonly shouldProceed: boolean
  readonly error?: Message
  /** The checkout shows the reason itself. */
  readonly isShown?: boolean
}

const VALIDATION: Message = { key: 'checkout.ordervalidation' }
const GO_ON: FrameDecision = { shouldProceed: true }

/** The buyer has pressed pay in the frame: checks the checkout here and at the shop. */
export async function validateForFrame(host: EventTarget = document): Promise<FrameDecision> {
  const halt = findHalt(host)
  if (halt) return halt
  forgetDecision()
  try {
    const { shouldProceed, error, modelState } = await waitFor((signal) =>
      validateOrder(composeToPay(), { signal }),
    )
    if (!shouldProceed) {
      void readAgain()
      return showOrderRefusal(error ? { key: error } : undefined, fromModelState(modelState ?? {}))
    }
    flushNewsletterChoice()
    return GO_ON
  } catch (error) {
    const faults = error instanceof HttpError ? error.fieldErrors : {}
    if (error instanceof HttpError) void readAgain()
    return showOrderRefusal(failureMessage(error), faults)
  }
}

/** The frame's own fields are to be mended: lists the page's faults and the frame's together. */
export function refuseFrame(): FrameDecision {
  showFaults({ ...findFaults(), [FRAME_PATH]: { key: 'checkout.frame.faults' } })
  return { shouldProceed: false, isShown: true }
}

/** The second provider asks whether it may charge: places the order, or shows the visitor why not. */
export async function decideForFrame(host: EventTarget = document): Promise<FrameDecision> {
  const halt = findHalt(host)
  if (halt) return halt
  const decision = beginDecision()
  try {
    applyPayload(await waitFor((signal) => makePurchaseDecision(composeToPay(), { signal })))
    return GO_ON
  } catch (error) {
    const message = failureMessage(error)
    void reloadCart()
    const isShown = isLastDecision(decision)
    if (isShown) {
      setTyped({ zipCode: '' })
      sendDecision(decision, message)
    }
    return { shouldProceed: false, error: message, isShown }
  }
}

/** The buyer has chosen a delivery option in the frame. */
export function applyShippingOption(selectedShippingOption: Record<string, unknown>) {
  return change({ kind: 'option', choices: { selectedShippingOption }, send: setShippingOption })
}

/** The buyer has chosen a country in the frame. */
export function applyCountry(countryCode: string): Promise<boolean> {
  return change({
    kind: 'country',
    choices: { selectedCountry: countryCode },
    async send(sent, options) {
      await setSelectedCountry(sent, countryCode, options)
      const answer = await readCheckout(options)
      return { ...answer, selectedCountry: countryCode }
    },
  })
}

/**
 * The second provider has signed the buyer up. The shop verifies that with the provider, and logs the buyer
 * in.
 */
export async function signUpFinalized(success: boolean): Promise<boolean> {
  if (!success) return false
  return change({
    kind: 'customer',
    async send(sent, options) {
      await logInAtProvider(sent, options)
      return readCheckout(options)
    },
  })
}

/** Paid, according to the frame: the shop's own page shows the result. */
export function finishPayment({
  host = document,
  go = navigateTo,
}: Pick<SubmitOptions, 'host' | 'go'> = {}): void {
  const { paymentWidget, redirectUrl } = checkoutState.payload
  leavePage(paymentWidget?.redirectUrl ?? redirectUrl, { kind: 'order', host, go })
}

/**
 * The payment has failed. The frame has shown why, and what to do; if another frame has replaced it since,
 * its message is lost and is shown here.
 */
export async function applyPaymentFailure(reason: PaymentFailure): Promise<void> {
  const contentBefore = contentOfFrame()
  showFaults({})
  await readAgain()
  if (contentOfFrame() !== contentBefore) showFaults({ payment: { key: `checkout.${reason}` } })
}

function contentOfFrame(): string | undefined {
  const { paymentWidget } = checkoutState.payload
  return paymentWidget ? framedContent(paymentWidget) : undefined
}

function composeToPay() {
  const shownTotalAmount = checkoutState.payload.totals?.totalAmount ?? null
  return { ...composeCheckout(), shownTotalAmount }
}

/** Refuses to pay while the total may change, while something is missing, or if the page prevents it. */
function findHalt(host: EventTarget): FrameDecision | undefined {
  if (checkoutState.pending.length > 0) {
    return { shouldProceed: false, error: { key: 'checkout.wait' } }
  }
  const faults = findFaults()
  const [first] = Object.values(faults)
  if (!first) return maySend({ form: 'order', host }) ? undefined : { shouldProceed: false }
  showFaults(faults)
  return { shouldProceed: false, error: first, isShown: true }
}

/** The sentence that the order could not be placed comes first; what to do about it follows. */
function showOrderRefusal(reason: Message | undefined, faults: FieldErrors): FrameDecision {
  showFaults({ payment: VALIDATION, ...(reason && { general: reason }), ...faults })
  return { shouldProceed: false, error: VALIDATION, isShown: true }
}
