import { readSession, type StripeSession } from './payment-status.ts'
import { isMissing, type StripeLibrary } from './stripe-library.ts'

/** The current session at Stripe; undefined if Stripe does not know it. */
export async function findSession(
  stripe: StripeLibrary,
  reference: string,
): Promise<StripeSession | undefined> {
  try {
    const expand = ['payment_intent.latest_charge']
    return readSession(await stripe.checkout.sessions.retrieve(reference, { expand }))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
