import { scriptSetting } from '../../services/page.ts'
import { type BusEvent, takeBufferedEvents } from '../event-buffer.ts'
import type { BusEventName } from '../event-map.ts'
import { hasListener } from '../tag-layer.ts'
import { ACTIONS, type TrackedAction } from './actions.ts'
import { letGo, watchClicks } from './clicks.ts'
import { loadTagManager } from './load-tag-manager.ts'
import { isAllowed, type MeasuredPage, setMeasuredPage } from './measuring-consent.ts'
import { push, send, sendWaiting, writeAs } from './push.ts'
import { once } from './push-once.ts'
import { all, readJson } from './read-page.ts'
import { type EntriesOf, isTracked, type TrackedName } from './tracked-event.ts'

const SCRIPTS = 'script#courtside-purchase,script[data-courtside-event]'

/** Filled in by the build: a file next to the loader, and its hash. */
declare const COURTSIDE_VITALS: { readonly file: string; readonly hash: string }

type Vitals = typeof import('../vitals/watch-vitals.ts')

type Describe = (...args: readonly unknown[]) => TrackedAction | undefined

/**
 * Reports the page and its events to the tag manager from the first consent on. The loader calls it with
 * each consent; events with an id are pushed once. `watchMore` is for events that only one format has.
 */
export async function trackAs(
  format: EntriesOf,
  page: MeasuredPage,
  watchMore?: () => () => void,
): Promise<void> {
  setMeasuredPage(page)
  // Consent may have been withdrawn while this file was loading.
  if (!isAllowed()) return
  bringVitals(page)
  if (!hasListener()) return
  const facts = readPageFacts()
  if (!page.letGo) {
    page.letGo = letGo
    writeAs(format)
    begin(facts)
    watchWhileAllowed(watchMore)
  }
  for (const it of facts) if (it.id) await once(it.id, () => push(it))
}

/** Pushes the page view. */
function begin(facts: readonly PageFacts[]): void {
  void loadTagManager()
  for (const it of facts) if (!it.id) send(it)
}

/** Reports events of the page until consent is withdrawn, and again from the next consent. */
function watchWhileAllowed(watchMore: (() => () => void) | undefined): void {
  const watch = () => [
    takeBufferedEvents(hear),
    watchClicks((facts, onDone) => send({ name: 'select_item', facts, onDone })),
    watchMore?.(),
  ]
  let stops = watch()
  const onConsent = () => {
    // A refusal drops the waiting events, and nothing waits for them.
    if (!sendWaiting()) letGo()
    for (const stop of stops) stop?.()
    stops = isAllowed() ? watch() : []
  }
  addEventListener('courtside:consent', onConsent, true)
}

function hear([name, ...args]: BusEvent): void {
  const describe = ACTIONS[name as BusEventName] as Describe | undefined
  const action = describe?.(...args)
  if (action) send(action)
}

/** Measures the page's vitals, if the shop wants them; the file does so once for each page. */
function bringVitals(page: MeasuredPage): void {
  const kind = scriptSetting('vitals')
  if (!kind) return
  const named = { tag: 'courtside', ...COURTSIDE_VITALS }
  const file = page.importFile(named, false) as Promise<Vitals>
  file.then(({ watchVitals }) => watchVitals(kind, isAllowed), console.error)
}

interface PageFacts {
  readonly name: TrackedName
  readonly facts: object
  /** The key of an event that is pushed once; a page view has none. */
  readonly id?: string | undefined
}

/** The server's facts about this page: JSON in scripts that the browser does not run. */
function readPageFacts(): PageFacts[] {
  return all(SCRIPTS).flatMap(({ dataset, textContent }) => {
    const name = dataset.courtsideEvent ?? 'purchase'
    const facts = readJson(textContent)
    if (!facts || !isTracked(name)) return []
    const once = name === 'purchase' ? orderOf(facts) : dataset.once
    return once === false ? [] : { name, facts, id: once && `${name}:${once}` }
  })
}

/** An order without a number or without rows is ignored. */
function orderOf({ transaction_id: order, items }: Readonly<Record<string, unknown>>) {
  if (order && typeof order === 'string' && items) return order
  console.error('purchase', order)
  return false
}
