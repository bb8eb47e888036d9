import { removeStored } from './storage.ts'

/** Where this device keeps the recently viewed products. */
export const RECENTLY_VIEWED_KEY = 'courtside.seen'

/** The key of `events/tracking`, which is loaded separately and shares no file with a page's script. */
const SENT_KEY = 'courtside.sent'

/** Removes the recently viewed products once the visitor has withdrawn consent to preferences. */
export function forgetRecentlyViewed(): void {
  removeStored(RECENTLY_VIEWED_KEY)
}

/** Removes the ids of tracked events once the visitor has withdrawn consent to measurement. */
export function forgetTrackedEvents(): void {
  removeStored(SENT_KEY)
}

/** Starts the elements that wait for consent: the loader hydrates the copies that replace them. */
export function hydrateConsented(): void {
  for (const it of document.querySelectorAll<HTMLElement>('[data-wake="consent"]')) {
    const other = it.cloneNode(true) as HTMLElement
    other.dataset.wake = 'idle'
    it.replaceWith(other)
  }
}
