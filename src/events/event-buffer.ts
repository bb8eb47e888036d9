import { pageSingleton } from '../services/page-singleton.ts'

/** An event of the bus: its name and its arguments. */
export type BusEvent = readonly [name: string, ...args: readonly unknown[]]

interface EventBuffer {
  events: BusEvent[]
  hear?: (event: BusEvent) => void
  /** Absent if another script of the page created the buffer. */
  readonly stopWaiting?: () => void
}

/** The maximum number of events that wait for the visitor's consent. */
const MAX_EVENTS = 100

const LOADER = Symbol.for('courtside.loader')

const buffer = pageSingleton('event-buffer', (): EventBuffer => {
  const events: BusEvent[] = []
  return { events, stopWaiting: waitForConsent(events) }
})

/**
 * Passes on the buffered events, and every later one until the returned function is called, which happens
 * when consent is refused.
 */
export function takeBufferedEvents(hear: (event: BusEvent) => void): () => void {
  buffer.stopWaiting?.()
  buffer.hear = hear
  buffer.events.splice(0).forEach(hear)
  return () => {
    buffer.hear = forget
  }
}

function forget(): void {}

export function bufferEvent(event: BusEvent): void {
  if (buffer.hear) buffer.hear(event)
  else if (buffer.events.push(event) > MAX_EVENTS) buffer.events.shift()
}

/** Events before a refusal, or between a refusal and a later consent, are not measured. */
function waitForConsent(events: BusEvent[]): () => void {
  const page = globalThis as { [LOADER]?: { readonly consent?: boolean | null } }
  let isRefused = page[LOADER]?.consent === false
  const onConsent = ({ detail }: CustomEventInit) => {
    const isGranted = detail?.measurement === true
    if (!isGranted || isRefused) events.length = 0
    isRefused = !isGranted
  }
  addEventListener('courtside:consent', onConsent, true)
  return () => removeEventListener('courtside:consent', onConsent, true)
}
