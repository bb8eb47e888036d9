import { admit, fetchFile, importFile, type LoadReason, load, loadError } from '../load-once.ts'
import { isEmptyTag } from '../model/empty-tag.ts'
import { NATIVE_MS, SLOW_MS } from './constants.ts'
import { activate, all, stateOf } from './dom.ts'
import { setting } from './page.ts'
import { showHeader } from './page-header.ts'
import { tagOf } from './parts.ts'

/** Pressed controls, and forms with the button that sent them, else with themselves. */
type HeldEvents = Map<Element, Element>

export type TextKey = 'error.part' | 'error.slow' | 'error.away' | 'error.retry'

/** Added by the loader's second script once it has loaded. */
interface Hydrator {
  bring(tag: string, why?: LoadReason): Promise<unknown> | undefined
  /** What the build has written in place of `import()` in parts. */
  bringLater(file: string): Promise<unknown> | undefined
}

declare const COURTSIDE_VERSION: string

/** What comes after the loader's start. */
interface Later {
  hydrator?: Hydrator
  /** After a yes, until the tracking file has come and listens, or has not come. */
  tracking?: Promise<void> | undefined
  /** Where tabs hear of each other's carts. */
  tabs?: BroadcastChannel
  /** Holds a press back no longer; the tracking file's own. */
  letGo?: () => void
}

/** What visitors did with elements that could not answer yet, and what both scripts do with it. */
const common = {
  version: COURTSIDE_VERSION,
  /** By element. The same control is pressed once at most. */
  heldEvents: new Map<Element, HeldEvents>(),
  /** Elements that were given to their part. */
  hydrated: new WeakSet<Element>(),
  setting,
  load,
  fetchFile,
  admit,
  importFile,
  loadError,
  /** What the page's address asked for when the server drew it. */
  search: location.search,
  showHeader,
  /** Whether the visitor lets the visit be measured, as the page says; undefined: nobody has answered. */
  consent: (setting('consent') === 'granted' || undefined) as boolean | undefined,
  tagOf,
  release: releaseToBrowser,
  fail,
  clearNotice,
  showNotice,
}

export type LoaderApi = typeof common & Later

export const loader: LoaderApi = common

/** Whether what happens now is a captured event that is replayed to the browser. */
export let isReleasing = false

/** Shows what went wrong with an element, and does without its part what can be done. */
function fail(host: Element, detail: Error, onRetry: () => void): void {
  if (/failed|ready/.test(stateOf(host))) return
  if (detail.name !== 'ChunkLoadError') console.error(detail)
  host.setAttribute('data-state', 'failed')
  host.dispatchEvent(new CustomEvent('courtside:error', { bubbles: true, composed: true, detail }))
  loader.clearNotice(host)
  if (releaseToBrowser(host) || isEmptyTag(host)) loader.showNotice(host, 'error.part', onRetry)
}

/**
 * Does what the browser can do by itself, follow a link or send a form, so that the server's markup
 * works. Offline that would leave the page for an error. Answers whether something is left to do.
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
 * Shows at once that a press was taken, and after a while that it takes long. At last the browser does
 * what it can do of it: a form is sent, a link followed.
 */
export function showBusy(host: Element, onRetry: () => void): void {
  if (host.ariaBusy) return
  host.ariaBusy = 'true'
  // The second script says "loading" itself, when it has seen what the element will draw over.
  if (stateOf(host) !== 'loading') {
    host.setAttribute('data-state', loader.hydrator ? 'waiting' : 'loading')
  }
  setTimeout(() => host.ariaBusy && loader.showNotice(host, 'error.slow', onRetry), SLOW_MS)
  // A failed element shows the failure and a retry.
  setTimeout(() => /failed|ready/.test(stateOf(host)) || releaseToBrowser(host), NATIVE_MS)
}

/** Removes the busy state and any message. */
function clearNotice(host: Element): void {
  host.ariaBusy = null
  for (const it of all(host, '.courtside-notice')) it.remove()
}

/** What can be said before the texts are here; the second script says it better. */
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
