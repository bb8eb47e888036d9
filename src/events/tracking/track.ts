import { type Happened, takeUnheard } from '../unheard.ts'
import { ACTIONS, type TrackedAction } from './actions.ts'
import { bringAdapters, bringVitals } from './bring.ts'
import { letGo, watchClicks } from './clicks.ts'
import { hasListener } from './layer.ts'
import { watchLists } from './lists.ts'
import { once } from './once.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { push, send, sendWaiting } from './push.ts'

/** What the loader knows of the page; it says so at the moment it is asked. */
export interface Page {
  /** Whether the visitor lets the visit be measured. */
  readonly consent: boolean | null | undefined
}

let isListening = false

/**
 * Tells the tag manager of what the page is and what happens on it, from the first yes on. The loader
 * calls it with each yes; what is pushed once is pushed once. What happens while the format is on its
 * way waits for it.
 */
export async function track(page: Page): Promise<void> {
  const may = () => page.consent === true
  bringVitals(may)
  if (!hasListener()) return
  const adapters = bringAdapters(may)
  const facts = readPageFacts()
  listen(facts, may)
  const isHere = await adapters
  if (!sendWaiting(may)) letGo()
  if (!isHere) return
  for (const it of facts) if (it.id) await once({ id: it.id, may, act: () => push(it) })
}

/** Says what a look at the page is, and from then on what happens on it. */
function listen(facts: readonly PageFacts[], may: () => boolean): void {
  if (isListening) return
  isListening = true
  // A no drops what waits, and nobody waits for it.
  addEventListener('courtside:consent', () => sendWaiting(may) || letGo(), true)
  for (const it of facts) if (!it.id) send(it, may)
  takeUnheard((happened) => hear(happened, may))
  watchLists((facts) => send({ name: 'view_item_list', facts }, may))
  watchClicks((facts, onDone) => send({ name: 'select_item', facts, onDone }, may))
}

function hear([name, ...said]: Happened, may: () => boolean): void {
  const describe: unknown = ACTIONS[name as keyof typeof ACTIONS]
  if (typeof describe !== 'function') return
  const action: TrackedAction | undefined = describe(...said)
  if (action) send(action, may)
}
