import { all } from '../dom.ts'
import { hydrateNow, preload } from './load-part.ts'
import { loader } from './page-loader.ts'

/** By then most machines have answered the press that loaded this script. */
const ANSWERED_MS = 2000
const LATE = '[data-wake~="late"]'

/**
 * Hydrates the elements that the page wants hydrated only after a visitor's first input. Their files are
 * fetched now: later there may be no network.
 */
export function hydrateLate(): void {
  for (const it of all(document, LATE)) preload(loader.tagOf(it))
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(hydrateAll), ANSWERED_MS)
}

function hydrateAll(): void {
  for (const it of all(document, LATE)) {
    // With "auto", a file whose load has failed would not be requested again for a while.
    hydrateNow(it, 'press')
  }
}
