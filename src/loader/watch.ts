import { desk } from './desk.ts'
import { all, stateOf } from './dom.ts'
import { NEAR_PX, PLAIN } from './figures.ts'
import { setting } from './page.ts'
import { HOSTS, isEmpty, modesOf, partOf } from './parts.ts'
import { hear } from './press.ts'
import { draw, prepare, track, wake } from './wake.ts'

/** What the page's address asked for when the server drew it. */
const { search } = location
const near = new IntersectionObserver(reach, { rootMargin: `${NEAR_PX}px` })

/** Watches the page from now on. */
export function watch(): void {
  for (const it of ['click', 'submit', 'focusin', 'pointerover']) addEventListener(it, hear, true)
  addEventListener('pageshow', ({ persisted }) => persisted && freshen('stale'))
  addEventListener('popstate', () => location.search !== search && freshen('history'))
  addEventListener('courtside:cart-changed', () => freshen('stale'), true)
  addEventListener(
    'courtside:consent',
    (event) => {
      desk.consent = (event as CustomEvent).detail?.measurement === true
      track()
    },
    true,
  )
  try {
    new BroadcastChannel('courtside').onmessage = ({ data }) =>
      data?.kind === 'cart' && freshen('stale')
  } catch {
    // Firefox has none where cookies are blocked.
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', look)
  else look()
}

function look(): void {
  new MutationObserver(follow).observe(document, { childList: true, subtree: true })
  all(document, HOSTS).forEach(meet)
  track()
  if (/courtside-debug/.test(search) || setting('debug') != null) prepare()
}

function follow(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { target } = record
    // Repeated elements hold no others, and a thousand of them may be drawn at once.
    if (target instanceof Element && partOf(target)?.[PLAIN]) continue
    for (const it of record.removedNodes) each(it, (host) => near.unobserve(host))
    for (const it of record.addedNodes) each(it, meet)
  }
}

function each(node: Node, visit: (element: Element) => void): void {
  if (node instanceof Element) [node, ...all(node, HOSTS)].forEach(visit)
}

function meet(host: Element): void {
  const part = partOf(host)
  if (!part) return
  const empty = isEmpty(host)
  const modes = modesOf(host)
  if (modes.includes('now') || (empty && !part[PLAIN])) wake(host, 'auto')
  // Asking where a thousand elements are costs less than being told.
  else if (empty && host.getBoundingClientRect().top < innerHeight + NEAR_PX) draw(host, 'auto')
  else if (empty || modes.includes('visible')) near.observe(host)
  if (modes.includes('idle')) {
    ;(globalThis.requestIdleCallback ?? setTimeout)(() => wake(host, 'auto'))
  }
}

function reach(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    near.unobserve(target)
    if (isEmpty(target)) draw(target, 'auto')
    if (modesOf(target).includes('visible')) wake(target, 'auto')
  }
}

/**
 * Wakes what the server drew for another cart; or for another address, of which it is told, unless one
 * that is awake follows the address for all.
 */
function freshen(mode: 'stale' | 'history'): void {
  const hosts = all(document, HOSTS).filter((it) => modesOf(it).includes(mode))
  if (mode === 'history' && hosts.some((it) => stateOf(it) === 'ready')) return
  for (const host of hosts) {
    if (mode === 'history') host.setAttribute('data-moved', '')
    wake(host, 'auto')
  }
}
