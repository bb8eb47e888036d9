import { CONSENT_COOKIE, readConsent } from '../model/consent.ts'
import { forgetSeen } from '../services/forget-seen.ts'
import { forgetSent } from '../services/forget-sent.ts'
import { readCookie } from '../services/storage.ts'

// A form that was sent without script forgets nothing in the browser: the page after it does.
const consent = readConsent(readCookie(CONSENT_COOKIE))
if (consent && !consent.measurement) forgetSent()
if (consent && !consent.preferences) forgetSeen()
