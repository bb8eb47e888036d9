import type { BusEventName } from '../event-map.ts'
import { hasListener } from '../tag-layer.ts'
import { type Happened, takeUnheard } from '../unheard.ts'
import { ACTIONS, type TrackedAction } from './actions.ts'
import { bringTagManager } from './bring-tags.ts'
import { bringVitals } from './bring-vitals.ts'
import { letGo, watchClicks } from './clicks.ts'
import { once } from './once.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { push, send, sendWaiting, writeAs } from './push.ts'
import type { EntriesOf } from './tracked-event.ts'
import { isAllowed, type Page, visit } from './visit.ts'

type Describe = (...said: readonly unknown[]) => TrackedAction | undefined

/**
 * Tells the tag manager of what the page is and what happens on it, from the first yes on. The loader
 * calls it with each yes; what is pushed once is pushed once. `watchMore` watches what only one format
 * tells of.
 */
export async function trackAs(
  format: EntriesOf,
  page: Page,
  watchMore?: () => void,
): Promise<void> {
  visit(page)
  // It may have been taken back while this file was on its way.
  if (!isAllowed()) return
  bringVitals()
  if (!hasListener()) return
  const facts = readPageFacts()
  if (!page.letGo) {
    page.letGo = letGo
    writeAs(format)
    listen(facts)
    watchMore?.()
  }
  for (const it of facts) if (it.id) await once(it.id, () => push(it))
}

/** Says what a look at the page is, and from then on what happens on it. */
function listen(facts: readonly PageFacts[]): void {
  void bringTagManager()
  // A no drops what waits, and nobody waits for it.
  addEventListener('courtside:consent', () => sendWaiting() || letGo(), true)
  for (const it of facts) if (!it.id) send(it)
  takeUnheard(hear)
  watchClicks((facts, onDone) => send({ name: 'select_item', facts, onDone }))
}

function hear([name, ...said]: Happened): void {
  const describe = ACTIONS[name as BusEventName] as Describe | undefined
  const action = describe?.(...said)
  if (action) send(action)
}
