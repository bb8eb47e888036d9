import { signalConsent } from '../events/consent-mode.ts'
import { notify } from '../events/element-events.ts'
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  readConsent,
  writeConsent,
} from '../model/consent.ts'
import {
  forgetRecentlyViewed,
  forgetTrackedEvents,
  hydrateConsented,
} from '../services/consent-effects.ts'
import { isConsentUnsent, postConsent } from '../services/consent-service.ts'
import { readCookie, writeCookie } from '../services/storage.ts'

/** The answer that this browser remembers; undefined where nobody has answered. */
export function storedConsent(): Consent | undefined {
  return readConsent(readCookie(CONSENT_COOKIE))
}

/** Keeps an answer, and tells the page. */
export function answerConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_SECONDS)
  announceConsent(consent)
}

/** Whether an answer of this browser has not yet reached the shop. */
export function isConsentToBring(): boolean {
  return isConsentUnsent() && storedConsent() !== undefined
}

/**
 * Brings the answer to the shop, which keeps it longer than some browsers let a script, and forgets
 * what a no is about in the account. Answers whether it has arrived.
 */
export async function bringConsent(address: string, fields: URLSearchParams): Promise<boolean> {
  try {
    await postConsent(address, fields)
    return true
  } catch {
    // No network, or a no of the shop: to the visitor both are an answer that has to be sent again.
    return false
  }
}

/** Tells the page what is answered, and forgets what a yes had allowed to keep. */
export function announceConsent(consent: Consent): void {
  const { measurement, marketing, preferences } = consent
  if (!measurement) forgetTrackedEvents()
  if (preferences) hydrateConsented()
  else forgetRecentlyViewed()
  signalConsent(consent)
  notify(document, 'courtside:consent', Object.freeze({ measurement, marketing, preferences }))
}
