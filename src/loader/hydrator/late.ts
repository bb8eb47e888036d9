import { all } from '../dom.ts'
import { hydrate } from './part.ts'

/** By then the press that brought this script has been answered, on most machines. */
const ANSWERED_MS = 2000

/** Hydrates what the page wants only once a visitor is there, and has what was pressed. */
export function hydrateLate(): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(hydrateAll), ANSWERED_MS)
}

function hydrateAll(): void {
  for (const it of all(document, '[data-wake~="late"]')) {
    const retry = () => hydrate(it, 'retry', retry)
    hydrate(it, 'auto', retry)
  }
}
