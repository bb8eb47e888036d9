import { CALLBACK_MS } from '../../model/tracked-item.ts'
import { layerOf } from '../tag-layer.ts'
import { isAllowed } from './measuring-consent.ts'
import { once, remember } from './push-once.ts'
import { allowed, type EntriesOf, type TrackedName } from './tracked-event.ts'

/** The maximum number of a page's events that wait for a tag manager. */
const MAX_WAITING = 100

export interface TrackedEvent {
  readonly name: TrackedName
  readonly facts: object
  /** The key of an event that is pushed once, even if another page reports it again. */
  readonly id?: string | undefined
  /** Called by the tag manager when it has processed the event. */
  readonly onDone?: (() => void) | undefined
}

const waiting: TrackedEvent[] = []

let entriesOf: EntriesOf

/** Sets the format of events, before the first is pushed. */
export function writeAs(format: typeof entriesOf): void {
  entriesOf = format
}

/** Pushes an event; throws if the tag manager does. */
export function push({ name, facts, onDone }: TrackedEvent): void {
  const allowedFacts = allowed(name, facts)
  const entries = entriesOf(name, allowedFacts)
  const callback = onDone && { eventCallback: onDone, eventTimeout: CALLBACK_MS }
  // The first of two entries only clears earlier fields.
  Object.assign(entries.at(-1) ?? {}, callback)
  for (const it of entries) layerOf().push(it)
  if (name !== 'purchase') return
  const about = { detail: allowedFacts, bubbles: true }
  document.dispatchEvent(new CustomEvent('courtside:purchased', about))
}

/** Pushes a new event of this page after the waiting ones. Returns whether it was taken. */
export function send(event: TrackedEvent): boolean {
  waiting.push(event)
  if (waiting.length > MAX_WAITING) waiting.shift()
  return sendWaiting()
}

/** Pushes the events that have not been taken. */
export function sendWaiting(): boolean {
  if (!isAllowed()) {
    waiting.length = 0
    return false
  }
  for (let it = waiting.shift(); it; it = waiting.shift()) {
    const event = it
    const { name, id } = event
    try {
      if (id) void once(id, () => push(event), true)
      else {
        push(event)
        void remember(`${name}:${Math.random()}`)
      }
    } catch (error) {
      console.error(error)
      waiting.unshift(event)
      return false
    }
  }
  return true
}
