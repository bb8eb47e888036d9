import type { Purchase } from '../../../../src/model/purchase.ts'
import type { ProviderSession } from '../../port/provider.ts'
import type { StripeSession } from './payment-status.ts'
import { describeOffer, digest, type SessionOffer } from './session-params.ts'
import type { StripeLibrary } from './stripe-library.ts'
import type { StripeMeans } from './stripe-means.ts'
import { assertStatus, readId, readText } from './stripe-responses.ts'
import { findSession } from './stripe-sessions.ts'
import { walletMarkup } from './wallet-markup.ts'

export interface Preparing {
  readonly purchase: Purchase
  readonly means: StripeMeans
  /** For Stripe's script in the browser; not a secret. */
  readonly publishableKey: string
}

/** Opens a session for the purchase, or keeps one with the same offer. */
export async function prepareSession(
  stripe: StripeLibrary,
  preparing: Preparing,
  reference: string | undefined,
): Promise<ProviderSession> {
  const { purchase, means } = preparing
  const offer = describeOffer(purchase, means)
  const session = reference === undefined ? undefined : await findSession(stripe, reference)
  if (session?.client_reference_id === purchase.orderId) {
    if (session.status === 'complete') return comesBack(session, purchase)
    if (isCurrent(session, offer)) return shownBy(session, preparing)
    if (session.status === 'open' && !(await expireSession(stripe, session.id))) {
      return comesBack(session, purchase)
    }
  }
  return shownBy(await createSession(stripe, offer, reference), preparing)
}

/** The buyer has paid at Stripe; the shop's return page reads the outcome. */
function comesBack({ id }: StripeSession, { urls }: Purchase): ProviderSession {
  return { reference: id, redirectUrl: urls.returned }
}

function isCurrent(session: StripeSession, { version }: SessionOffer): boolean {
  const isShown = Boolean(session.url || session.client_secret)
  return session.status === 'open' && session.metadata.version === version && isShown
}

interface ShownSession {
  readonly id: string
  readonly url?: string | null | undefined
  readonly client_secret?: string | null | undefined
}

function shownBy(session: ShownSession, { purchase, means, publishableKey }: Preparing) {
  const reference = readId(session)
  if (means.place === 'page') return { reference, redirectUrl: readText(session.url) }
  const { language } = purchase
  const clientSecret = readText(session.client_secret)
  return { reference, html: walletMarkup({ publishableKey, clientSecret, language }) }
}

/** The key includes the previous session, so that a return to an earlier offer opens a new one. */
async function createSession(
  stripe: StripeLibrary,
  { params, discount }: SessionOffer,
  before: string | undefined,
): Promise<ShownSession> {
  const key = `${params.client_reference_id}:${digest([params, discount, before])}`
  const coupon =
    discount &&
    (await stripe.coupons.create(
      {
        amount_off: discount.amount,
        currency: discount.currency,
        duration: 'once',
        max_redemptions: 1,
        name: discount.name,
      },
      { idempotencyKey: `coupon:${key}` },
    ))
  return stripe.checkout.sessions.create(
    { ...params, ...(coupon && { discounts: [{ coupon: readId(coupon) }] }) },
    { idempotencyKey: `session:${key}` },
  )
}

/** False if the buyer has completed the session in the meantime. */
export async function expireSession(stripe: StripeLibrary, id: string): Promise<boolean> {
  try {
    const { status } = await stripe.checkout.sessions.expire(id)
    assertStatus(status, ['expired'])
    return true
  } catch (error) {
    const now = await findSession(stripe, id)
    if (now?.status === 'open') throw error
    return now?.status !== 'complete'
  }
}
