import { ga4Entries } from './ga4.ts'
import { layerOf } from './layer.ts'
import { remember } from './once.ts'
import { allowed, type TrackedName } from './tracked-event.ts'

/** Of one page: more than these wait for a tag manager that takes nothing. */
const MAX_WAITING = 100

interface Tracked {
  readonly name: TrackedName
  readonly facts: object
  /** Called by the tag manager when it has dealt with the event. */
  readonly onDone?: (() => void) | undefined
}

const waiting: Tracked[] = []

let entriesOf = ga4Entries

/** Writes what is pushed from now on in another format. */
export function writeAs(format: typeof ga4Entries): void {
  entriesOf = format
}

/** Pushes an event; throws where the tag manager does. */
export function push({ name, facts, onDone }: Tracked): void {
  const entries = entriesOf(name, allowed(name, facts))
  const callback = onDone && { eventCallback: onDone, eventTimeout: CALLBACK_MS }
  entries.forEach((it, at) => {
    layerOf().push(at === entries.length - 1 ? { ...it, ...callback } : it)
  })
}

/** As long as a page is held back for a tag manager. */
export const CALLBACK_MS = 1000

/**
 * Pushes what has just happened on this page, after what a tag manager has not taken before. Answers
 * whether all of it was taken.
 */
export function send(event: Tracked, may: () => boolean): boolean {
  if (!may()) {
    waiting.length = 0
    return false
  }
  waiting.push(event)
  if (waiting.length > MAX_WAITING) waiting.shift()
  const ids: string[] = []
  try {
    for (let next = waiting[0]; next; next = waiting[0]) {
      push(next)
      waiting.shift()
      ids.push(`${next.name}:${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`)
    }
  } catch (error) {
    console.error(error)
  }
  if (ids.length > 0) void remember(ids, may)
  return waiting.length === 0
}
