import { removeStored } from './storage.ts'

/** Where `events/tracking` keeps what it has told; it comes by itself, and shares no file with a page's script. */
const SENT_KEY = 'courtside.sent'

/** A yes was taken back: nothing that it had allowed stays. */
export function forgetTrackedEvents(): void {
  removeStored(SENT_KEY)
}
