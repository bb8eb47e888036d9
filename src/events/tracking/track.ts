import { type Happened, takeUnheard } from '../unheard.ts'
import { ACTIONS, type TrackedAction } from './actions.ts'
import { bringAdapters, bringVitals } from './bring.ts'
import { watchClicks } from './clicks.ts'
import { hasListener } from './layer.ts'
import { watchLists } from './lists.ts'
import { once } from './once.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { push, send } from './push.ts'
import { allowed } from './tracked-event.ts'

/** What the loader knows of the page; it says so at the moment it is asked. */
export interface Page {
  /** Whether the visitor lets the visit be measured. */
  readonly consent: boolean | null | undefined
}

let isListening = false

/**
 * Tells the tag manager of what the page is and what happens on it, from the first yes on. The loader
 * calls it with each yes; what is pushed once is pushed once.
 */
export async function track(page: Page): Promise<void> {
  const may = () => page.consent === true
  bringVitals(may)
  if (!hasListener() || !(await bringAdapters(may))) return
  const facts = readPageFacts()
  listen(facts, may)
  for (const it of facts) if (it.id) await reportOnce(it, may)
}

/** Says what a look at the page is, and from then on what happens on it. */
function listen(facts: readonly PageFacts[], may: () => boolean): void {
  if (isListening) return
  isListening = true
  for (const it of facts) if (!it.id) send(it, may)
  takeUnheard((happened) => hear(happened, may))
  watchLists((list) => send({ name: 'view_item_list', facts: list }, may))
  watchClicks((list, onDone) => send({ name: 'select_item', facts: list, onDone }, may))
}

function hear([name, ...said]: Happened, may: () => boolean): void {
  const describe: unknown = ACTIONS[name as keyof typeof ACTIONS]
  if (typeof describe !== 'function') return
  const action: TrackedAction | undefined = describe(...said)
  if (!action) return
  const { id } = action
  if (id) void once({ id, may, act: () => push(action), isLast: true })
  else send(action, may)
}

function reportOnce({ name, facts, id = '' }: PageFacts, may: () => boolean): Promise<void> {
  const act = () => {
    push({ name, facts })
    const about = { detail: allowed(name, facts), bubbles: true }
    if (name === 'purchase') document.dispatchEvent(new CustomEvent('courtside:purchased', about))
  }
  return once({ id, may, act })
}
