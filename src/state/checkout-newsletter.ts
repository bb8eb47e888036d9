import { type Gender, optIn } from '../services/checkout-service.ts'
import { failureMessage, isAbort } from '../services/http-error.ts'
import { tellAddress } from './checkout-changes.ts'
import { waitFor } from './checkout-network.ts'
import { checkoutState } from './checkout-state.ts'

/** The boxes that the shop's newsletter hears of. */
export const NEWSLETTER_BOXES: readonly string[] = ['acceptNewsletter', 'male', 'female']

const BOX = 'acceptNewsletter'
const UNASKED = 'false '

/** What the shop was told last, and in which checkout. */
let told = { orderId: '', wish: '' }
let current = new AbortController()

/**
 * Tells the shop whether the newsletter is wanted, at the address that the checkout has; the box shows
 * what went wrong. A wish that has been told is not told again.
 */
export async function tellNewsletter(): Promise<void> {
  const { typed, payload } = checkoutState
  const { acceptNewsletter } = typed
  const choice = { acceptNewsletter, gender: acceptNewsletter ? genderOf(typed) : ('' as const) }
  const { orderId } = payload
  const wish = `${acceptNewsletter} ${choice.gender}`
  // Nobody has asked for a newsletter who has said nothing.
  const before = told.orderId === orderId ? told.wish : UNASKED
  if (wish === before) return
  current.abort()
  current = new AbortController()
  const { email } = typed.customerDetails
  if (email !== payload.customerDetails.email && !(await tellAddress())) return
  try {
    await waitFor((signal) => optIn({ ...choice, orderId }, { signal }), current)
    told = { orderId, wish }
    const { [BOX]: _, ...errors } = checkoutState.errors
    checkoutState.errors = errors
  } catch (error) {
    if (isAbort(error)) return
    checkoutState.errors = { ...checkoutState.errors, [BOX]: failureMessage(error) }
  }
}

function genderOf({ male, female }: { readonly male: boolean; readonly female: boolean }): Gender {
  if (male === female) return ''
  return male ? 'Male' : 'Female'
}
