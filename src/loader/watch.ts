import { RETURN_CODE } from '../model/cart-hand-off.ts'
import { isEmptyTag } from '../model/empty-tag.ts'
import { capture } from './capture.ts'
import { NEAR_PX, VISITOR_KEY } from './constants.ts'
import { all, attribute, stateOf } from './dom.ts'
import { begun, hydrate, loadHydrator } from './hydrate.ts'
import { loader } from './loader-api.ts'
import { setting } from './page.ts'
import { HOSTS, modesOf, partOf } from './parts.ts'
import { watchPolicy } from './policy.ts'
import { track } from './track.ts'

/** The visitor's input, and events of other tabs. */
const EVENTS = [
  'click',
  'submit',
  'focusin',
  'pointerover',
  'pageshow',
  'popstate',
  'storage',
  'courtside:cart-changed',
]
const intersections = new IntersectionObserver(onIntersect, {
  rootMargin: `${NEAR_PX}px`,
})

/** Starts to watch the page. */
export function watch(): void {
  // The policy may block the second script itself.
  watchPolicy((lack) => console.error('courtside:', lack))
  for (const it of EVENTS) addEventListener(it, capture, true)
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
  new MutationObserver(onMutations).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-courtside'],
  })
  all(document, HOSTS).forEach(observe)
  watchPictures()
  followTabs()
  track()
  if (
    /courtside-debug/.test(loader.search) ||
    location.hash.includes(RETURN_CODE) ||
    setting('debug') != null
  )
    loadHydrator()
}

function onMutations(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { target } = record
    if (record.attributeName) observe(target as Element)
    // Repeated elements contain no others, and a thousand of them may be drawn at once.
    if (target instanceof Element && partOf(target)?.plain) continue
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
  renewCopy(host)
  const empty = isEmptyTag(host)
  const modes = modesOf(host)
  if (modes.includes('now') || (empty && !part.plain)) hydrate(host, 'auto')
  // Measuring a thousand elements costs less than observing them.
  else if (empty && host.getBoundingClientRect().top < innerHeight + NEAR_PX)
    hydrate(host, 'auto', part.plain)
  else if (empty || modes.includes('visible')) intersections.observe(host)
  if (modes.includes('idle')) {
    ;(window.requestIdleCallback ?? setTimeout)(() => hydrate(host, 'auto'))
  }
}

/**
 * A copy that the page has kept and inserted again, as history libraries do, carries the state of the
 * original: resets it.
 */
function renewCopy(host: Element): void {
  if (begun.has(host) || customElements.get(host.localName)) return
  if (!/failed|ready/.test(stateOf(host))) return
  loader.clearNotice(host)
  host.setAttribute('data-state', 'waiting')
  host.setAttribute('data-view', '')
  hydrate(host, 'auto')
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    intersections.unobserve(target)
    if (modesOf(target).includes('visible')) hydrate(target, 'auto')
    else hydrate(target, 'auto', partOf(target)?.plain)
  }
}

/** Loads the second script, which marks broken pictures, once there is one. */
function watchPictures(): void {
  addEventListener('error', ({ target }) => look(target), true)
  all(document, 'img').forEach(look)
}

function look(it: unknown): void {
  if (it instanceof HTMLImageElement && it.complete && !it.naturalWidth) loadHydrator()
}

/** Listens to other tabs, and notifies them if this page's visitor is not the previous page's. */
function followTabs(): void {
  try {
    loader.tabs = new BroadcastChannel('courtside')
    loader.tabs.onmessage = capture
    const lastVisitor = localStorage[VISITOR_KEY] ?? ''
    const [host] = all(document, '[data-courtside-visitor]')
    if (host && attribute(host, 'data-courtside-visitor') !== lastVisitor)
      loadHydrator((it) => it.followVisitor())
  } catch {
    // If cookies are blocked, Firefox has no channel, and nothing is stored.
  }
}
