import { CONSENT_COOKIE, readConsent } from '../../src/model/consent.ts'
import { forgetRecentlyViewed, forgetTrackedEvents } from '../../src/services/consent-effects.ts'
import { readCookie } from '../../src/services/storage.ts'

// A form that was sent without script cannot delete data in the browser; the next page does.
const consent = readConsent(readCookie(CONSENT_COOKIE))
if (consent && !consent.measurement) forgetTrackedEvents()
if (consent && !consent.preferences) forgetRecentlyViewed()
