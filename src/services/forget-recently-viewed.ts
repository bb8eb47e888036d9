import { removeStored } from './storage.ts'

/** Where this device keeps what was looked at. */
export const RECENTLY_VIEWED_KEY = 'courtside.seen'

/** A yes was taken back: nothing that it had allowed stays. */
export function forgetRecentlyViewed(): void {
  removeStored(RECENTLY_VIEWED_KEY)
}

/** Lets the elements begin that wait for a yes: the loader looks at them again as they come again. */
export function hydrateConsented(): void {
  for (const it of document.querySelectorAll<HTMLElement>('[data-wake="consent"]')) {
    const other = it.cloneNode(true) as HTMLElement
    other.dataset.wake = 'idle'
    it.replaceWith(other)
  }
}
