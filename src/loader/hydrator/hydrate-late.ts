import { all } from '../dom.ts'
import { hydrateNow, preload } from './load-part.ts'
import { loader } from './page-loader.ts'

/** By then the press that brought this script has been answered, on most machines. */
const ANSWERED_MS = 2000
const LATE = '[data-wake~="late"]'

/**
 * Hydrates what the page wants only once a visitor is there, and has what was pressed. Its file comes
 * now: later there may be no network.
 */
export function hydrateLate(): void {
  for (const it of all(document, LATE)) preload(loader.tagOf(it))
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(hydrateAll), ANSWERED_MS)
}

function hydrateAll(): void {
  for (const it of all(document, LATE)) {
    // Not "auto", which asks for no file again whose failure rests.
    hydrateNow(it, 'press')
  }
}
