import { removeStored } from './storage.ts'

/** The key of `events/tracking`, which is loaded separately and shares no file with a page's script. */
const SENT_KEY = 'courtside.sent'

/** Removes what was stored under a consent that was withdrawn. */
export function forgetTrackedEvents(): void {
  removeStored(SENT_KEY)
}
