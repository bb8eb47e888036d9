import { watchPictures } from './broken-pictures.ts'
import { capture } from './capture.ts'
import { NEAR_MARGIN, NEAR_PX, PLAIN } from './constants.ts'
import { all } from './dom.ts'
import { draw, hydrate, loadHydrator } from './hydrate.ts'
import { loader } from './loader-api.ts'
import { setting } from './page.ts'
import { HOSTS, isEmpty, modesOf, partOf } from './parts.ts'
import { hydrateStale } from './stale.ts'
import { followTabs } from './tabs.ts'
import { track } from './track.ts'

/** What the page's address asked for when the server drew it. */
const { search } = location
const intersections = new IntersectionObserver(onIntersect, { rootMargin: NEAR_MARGIN })

/** Watches the page from now on. */
export function watch(): void {
  for (const it of ['click', 'submit', 'focusin', 'pointerover'])
    addEventListener(it, capture, true)
  addEventListener('pageshow', ({ persisted }) => persisted && hydrateStale('stale'))
  addEventListener('popstate', () => location.search !== search && hydrateStale('history'))
  addEventListener('courtside:cart-changed', () => hydrateStale('stale'), true)
  addEventListener(
    'courtside:consent',
    (event) => {
      loader.consent = (event as CustomEvent).detail?.measurement === true
      track()
    },
    true,
  )
  dispatchEvent(new CustomEvent('courtside:consent-asked'))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

function start(): void {
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true })
  all(document, HOSTS).forEach(observe)
  watchPictures()
  followTabs()
  track()
  if (/courtside-debug/.test(search) || setting('debug') != null) loadHydrator()
}

function onMutations(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { target } = record
    // Repeated elements hold no others, and a thousand of them may be drawn at once.
    if (target instanceof Element && partOf(target)?.[PLAIN]) continue
    for (const it of record.removedNodes) each(it, (host) => intersections.unobserve(host))
    for (const it of record.addedNodes) each(it, observe)
  }
}

function each(node: Node, visit: (element: Element) => void): void {
  if (node instanceof Element) [node, ...all(node, HOSTS)].forEach(visit)
}

function observe(host: Element): void {
  const part = partOf(host)
  if (!part) return
  const empty = isEmpty(host)
  const modes = modesOf(host)
  if (modes.includes('now') || (empty && !part[PLAIN])) hydrate(host, 'auto')
  // Asking where a thousand elements are costs less than being notified.
  else if (empty && host.getBoundingClientRect().top < innerHeight + NEAR_PX) draw(host, 'auto')
  else if (empty || modes.includes('visible')) intersections.observe(host)
  if (modes.includes('idle')) {
    ;(window.requestIdleCallback ?? setTimeout)(() => hydrate(host, 'auto'))
  }
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    intersections.unobserve(target)
    if (isEmpty(target)) draw(target, 'auto')
    if (modesOf(target).includes('visible')) hydrate(target, 'auto')
  }
}
