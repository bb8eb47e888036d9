import { createNanoEvents } from 'nanoevents'
import { pageSingleton } from '../services/page-singleton.ts'
import type { BusEventName, EventMap } from './event-map.ts'
import { dropUnheard, type Happened, keepUnheard } from './unheard.ts'

/** What has happened in the shop, for tracking and for other parts of it. */
type BusEvents = {
  readonly [Name in BusEventName]: (...said: EventMap[Name]) => void
}

const LOADER = Symbol.for('courtside.loader')

/** One bus for every script on the page. `on` answers the function that stops listening. */
export const shopEvents = pageSingleton('bus', createBus)

function createBus() {
  const bus = createNanoEvents<BusEvents>()
  const { emit } = bus
  bus.emit = (...happened) => {
    const said: Happened = happened
    Reflect.apply(emit, bus, said)
    keepUnheard(said)
  }
  // What happened before a no, or between a no and a yes, is nobody's to measure.
  let isRefused = isRefusedAlready()
  const onConsent = ({ detail }: CustomEventInit) => {
    const isGranted = detail?.measurement === true
    if (!isGranted || isRefused) dropUnheard()
    isRefused = !isGranted
  }
  addEventListener('courtside:consent', onConsent, true)
  return bus
}

function isRefusedAlready(): boolean {
  const page = globalThis as { [LOADER]?: { readonly consent?: boolean | null } }
  return page[LOADER]?.consent === false
}
