import { asksForDetails } from '../../model/checkout.ts'
import { type Gender, optIn } from '../../services/checkout-service.ts'
import { failureMessage, HttpError, isAbort } from '../../services/http-error.ts'
import { sendAddress } from './buyer-choices.ts'
import { waitFor } from './network.ts'
import { forgetWords } from './payload.ts'
import { readAgain } from './send-change.ts'
import { checkoutState } from './state.ts'

/** The checkboxes that concern the newsletter. */
export const NEWSLETTER_BOXES: readonly string[] = ['acceptNewsletter', 'male', 'female']

const BOX = 'acceptNewsletter'
const NO_CHOICE = 'none'

interface Choice {
  readonly acceptNewsletter: boolean
  readonly gender: Gender
}

/** The choice that was sent last, or is being sent, and its checkout. */
let lastSent = { orderId: '', choiceKey: '' }
let current = new AbortController()

/**
 * Sends the shop the choice about the newsletter, with the checkout's e-mail address; the checkbox shows a
 * failure. The same choice is not sent twice, and the last one applies.
 */
export async function sendNewsletterChoice(): Promise<void> {
  const { orderId } = checkoutState.payload
  const { acceptNewsletter, customerDetails, ...flags } = checkoutState.typed
  const choice = { acceptNewsletter, gender: acceptNewsletter ? genderOf(flags) : ('' as const) }
  const choiceKey = acceptNewsletter ? `${choice.gender} ${customerDetails.email}` : NO_CHOICE
  // A visitor who has not chosen has not asked for a newsletter.
  const before = lastSent.orderId === orderId ? lastSent : { orderId, choiceKey: NO_CHOICE }
  if (choiceKey === before.choiceKey) return
  const sending = { orderId, choiceKey }
  lastSent = sending
  if (!(await send(choice)) && lastSent === sending) lastSent = before
}

/** If a provider's widget asks for the address, the shop only has one when the payment is made. */
export function flushNewsletterChoice(): void {
  if (!asksForDetails(checkoutState.payload)) void sendNewsletterChoice()
}

/** Whether the shop has received it. A newer choice aborts an older one. */
async function send(choice: Choice): Promise<boolean> {
  current.abort()
  current = new AbortController()
  const mine = current
  const { typed, payload } = checkoutState
  const isOwn = asksForDetails(payload)
  const isMoved = isOwn && typed.customerDetails.email !== payload.customerDetails.email
  if (isMoved && !(await sendAddress())) return false
  if (mine.signal.aborted) return false
  const { orderId, words } = checkoutState.payload
  try {
    await waitFor((signal) => optIn({ ...choice, orderId, words }, { signal }), mine)
    const { [BOX]: _, ...errors } = checkoutState.errors
    checkoutState.errors = errors
    return true
  } catch (error) {
    if (isAbort(error)) return false
    if (error instanceof HttpError && error.status === 409 && error.fieldErrors[BOX]) {
      // The question has changed meanwhile: the new one is shown, and needs an answer of its own.
      forgetWords({ acceptNewsletter: false })
      void readAgain()
    }
    checkoutState.errors = { ...checkoutState.errors, [BOX]: failureMessage(error) }
    return false
  }
}

function genderOf({ male, female }: { readonly male: boolean; readonly female: boolean }): Gender {
  if (male === female) return ''
  return male ? 'Male' : 'Female'
}
