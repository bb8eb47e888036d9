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

/** The stored answer of this browser; undefined if nobody has answered. */
export function storedConsent(): Consent | undefined {
  return readConsent(readCookie(CONSENT_COOKIE))
}

/** Stores an answer, and announces it to the page. */
export function answerConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_SECONDS)
  announceConsent(consent)
}

/** Whether an answer of this browser has not yet reached the shop. */
export function isConsentToBring(): boolean {
  return isConsentUnsent() && storedConsent() !== undefined
}

/**
 * Sends the answer to the shop, which stores it longer than some browsers let a script, and deletes the
 * data in the account that a refusal concerns. Resolves to whether it has arrived.
 */
export async function bringConsent(address: string, fields: URLSearchParams): Promise<boolean> {
  try {
    await postConsent(address, fields)
    return true
  } catch {
    // No connection, or a refusal by the shop: in both cases the answer has to be sent again.
    return false
  }
}

/** Announces the answer to the page, and deletes what an earlier consent had allowed to store. */
export function announceConsent(consent: Consent): void {
  const { measurement, marketing, preferences } = consent
  if (!measurement) forgetTrackedEvents()
  if (preferences) hydrateConsented()
  else forgetRecentlyViewed()
  signalConsent(consent)
  notify(document, 'courtside:consent', Object.freeze({ measurement, marketing, preferences }))
}
