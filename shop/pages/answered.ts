import { CONSENT_COOKIE, readConsent } from '../../src/model/consent.ts'
import { forgetRecentlyViewed } from '../../src/services/forget-recently-viewed.ts'
import { forgetTrackedEvents } from '../../src/services/forget-tracked-events.ts'
import { readCookie } from '../../src/services/storage.ts'

// A form that was sent without script forgets nothing in the browser: the page after it does.
const consent = readConsent(readCookie(CONSENT_COOKIE))
if (consent && !consent.measurement) forgetTrackedEvents()
if (consent && !consent.preferences) forgetRecentlyViewed()
