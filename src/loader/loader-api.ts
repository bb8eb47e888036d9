import { admit, fetchFile, importFile, type LoadReason, load, loadError } from '../load-once.ts'
import { isEmptyTag } from '../model/empty-tag.ts'
import { NATIVE_MS, SLOW_MS } from './constants.ts'
import { activate, all, stateOf } from './dom.ts'
import { setting } from './page.ts'
import { showHeader } from './page-header.ts'
import { tagOf } from './parts.ts'

/** Pressed controls, each with itself; submitted forms, each with its submit button or else itself. */
type HeldEvents = Map<Element, Element>

export type TextKey = 'error.part' | 'error.slow' | 'error.away' | 'error.retry'

/** Added by the loader's second script once it has loaded. */
interface Hydrator {
  bring(tag: string, why?: LoadReason): Promise<unknown> | undefined
  /** What the build writes in parts in place of `import()`. */
  bringLater(file: string): Promise<unknown> | undefined
}

declare const COURTSIDE_VERSION: string

/** Set after the loader has started. */
interface Later {
  hydrator?: Hydrator
  /** After consent, until the tracking file has loaded and listens, or has failed to load. */
  tracking?: Promise<void> | undefined
  /** The channel on which tabs tell each other of changes of the cart. */
  tabs?: BroadcastChannel
  /** Releases a held press; set by the tracking file. */
  letGo?: () => void
}

/**
 * The visitors' events on elements that are not ready yet, and the functions that both scripts use on them.
 */
const common = {
  version: COURTSIDE_VERSION,
  /** By element. Each control is held once at most. */
  heldEvents: new Map<Element, HeldEvents>(),
  /** Elements that were handed over to their part. */
  hydrated: new WeakSet<Element>(),
  setting,
  load,
  fetchFile,
  admit,
  importFile,
  loadError,
  /** The query of the page's address when the server drew it. */
  search: location.search,
  showHeader,
  /** Whether the visitor consents to measurement, as the page says; undefined if nobody has answered. */
  consent: (setting('consent') === 'granted' || undefined) as boolean | undefined,
  tagOf,
  release: releaseToBrowser,
  fail,
  clearNotice,
  showNotice,
}

export type LoaderApi = typeof common & Later

export const loader: LoaderApi = common

/** Whether the current event is a captured one that is being replayed to the browser. */
export let isReleasing = false

/** Shows an element's failure, and lets the browser do what it can without the part. */
function fail(host: Element, detail: Error, onRetry: () => void): void {
  if (/failed|ready/.test(stateOf(host))) return
  if (detail.name !== 'ChunkLoadError') console.error(detail)
  host.setAttribute('data-state', 'failed')
  host.dispatchEvent(new CustomEvent('courtside:error', { bubbles: true, composed: true, detail }))
  loader.clearNotice(host)
  if (releaseToBrowser(host) || isEmptyTag(host)) loader.showNotice(host, 'error.part', onRetry)
}

/**
 * Lets the browser follow a held link or submit a held form, so that the server's markup works; not
 * offline, where that would replace the page by an error. Returns whether events remain.
 */
function releaseToBrowser(host: Element): boolean {
  const events: HeldEvents = loader.heldEvents.get(host) ?? new Map()
  isReleasing = true
  for (const [control, target] of events) {
    const { type, form } = target as HTMLButtonElement
    if (
      navigator.onLine &&
      (target instanceof HTMLFormElement ||
        (form ? /submit|image/.test(type) : target.matches('a[href]')))
    ) {
      events.delete(control)
      activate(target)
    }
  }
  isReleasing = false
  return events.size > 0
}

/**
 * Shows at once that a press was received, and after a while that it takes long. Finally the browser
 * submits the form or follows the link.
 */
export function showBusy(host: Element, onRetry: () => void): void {
  if (host.ariaBusy) return
  host.ariaBusy = 'true'
  // The second script sets "loading" itself, once it has read the markup that the element will draw over.
  if (stateOf(host) !== 'loading') {
    host.setAttribute('data-state', loader.hydrator ? 'waiting' : 'loading')
  }
  setTimeout(() => host.ariaBusy && loader.showNotice(host, 'error.slow', onRetry), SLOW_MS)
  // A failed element already shows its failure and a retry button.
  setTimeout(() => /failed|ready/.test(stateOf(host)) || releaseToBrowser(host), NATIVE_MS)
}

/** Removes the busy state and any message. */
function clearNotice(host: Element): void {
  host.ariaBusy = null
  for (const it of all(host, '.courtside-notice')) it.remove()
}

/** A short notice for as long as the texts have not loaded; the second script replaces this function. */
function showNotice(host: Element, _key: TextKey, onRetry: () => void): void {
  const button = Document.prototype.createElement.call(document, 'button') as HTMLButtonElement
  clearNotice(host)
  button.className = 'courtside-notice'
  button.type = 'button'
  button.ariaLive = 'polite'
  button.onclick = onRetry
  host.append(button)
  button.append(
    navigator.onLine ? '' : 'Offline. ',
    all(document, ':root:lang(en)')[0]
      ? 'Not loaded yet. Try again'
      : 'Inte laddat än. Försök igen',
  )
}
