import { type Happened, takeUnheard } from '../unheard.ts'
import { ACTIONS, type TrackedAction } from './actions.ts'
import { bringTagManager } from './bring-tags.ts'
import { bringVitals } from './bring-vitals.ts'
import { letGo, watchClicks } from './clicks.ts'
import { hasListener } from './layer.ts'
import type { watchLists } from './lists.ts'
import { once } from './once.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { push, send, sendWaiting, writeAs } from './push.ts'
import type { EntriesOf } from './tracked-event.ts'

/** What the loader knows of the page; it says so at the moment it is asked. */
export interface Page {
  /** Whether the visitor lets the visit be measured. */
  readonly consent: boolean | null | undefined
  /** Holds a press back no longer. */
  letGo?: () => void
}

/** How events are written; a format that has none for lists does not watch them. */
export interface Format {
  readonly entriesOf: EntriesOf
  readonly watchLists?: typeof watchLists
}

let isListening = false

/**
 * Tells the tag manager of what the page is and what happens on it, from the first yes on. The loader
 * calls it with each yes; what is pushed once is pushed once.
 */
export async function trackAs(format: Format, page: Page): Promise<void> {
  const may = () => page.consent === true
  // It may have been taken back while this file was on its way.
  if (!may()) return
  bringVitals(may)
  if (!hasListener()) return
  const facts = readPageFacts()
  page.letGo = letGo
  if (!isListening) listen(format, facts, may)
  for (const it of facts) if (it.id) await once({ id: it.id, may, act: () => push(it) })
}

/** Says what a look at the page is, and from then on what happens on it. */
function listen(
  { entriesOf, watchLists }: Format,
  facts: readonly PageFacts[],
  may: () => boolean,
): void {
  isListening = true
  writeAs(entriesOf)
  bringTagManager(letGo)
  // A no drops what waits, and nobody waits for it.
  addEventListener('courtside:consent', () => sendWaiting(may) || letGo(), true)
  for (const it of facts) if (!it.id) send(it, may)
  takeUnheard((happened) => hear(happened, may))
  watchLists?.((facts) => send({ name: 'view_item_list', facts }, may))
  watchClicks((facts, onDone) => send({ name: 'select_item', facts, onDone }, may))
}

function hear([name, ...said]: Happened, may: () => boolean): void {
  const describe: unknown = ACTIONS[name as keyof typeof ACTIONS]
  if (typeof describe !== 'function') return
  const action: TrackedAction | undefined = describe(...said)
  if (action) send(action, may)
}
