import { createNanoEvents } from 'nanoevents'
import { pageSingleton } from '../services/page-singleton.ts'
import type { BusEventName, EventMap } from './event-map.ts'
import { dropUnheard, keepUnheard } from './unheard.ts'

/** What has happened in the shop, for tracking and for other parts of it. */
type BusEvents = {
  readonly [Name in BusEventName]: (...said: EventMap[Name]) => void
}

const LOADER = Symbol.for('courtside.loader')

/** One bus for every script on the page. `on` answers the function that stops listening. */
export const shopEvents = pageSingleton('bus', createBus)

function createBus() {
  const bus = createNanoEvents<BusEvents>()
  // What happened before a no, or between a no and a yes, is nobody's to measure.
  let isRefused = isRefusedAlready()
  const onConsent = ({ detail }: CustomEventInit) => {
    const isGranted = detail?.measurement === true
    if (!isGranted || isRefused) dropUnheard()
    isRefused = !isGranted
  }
  addEventListener('courtside:consent', onConsent, true)
  return {
    on: <Name extends BusEventName>(name: Name, listener: BusEvents[Name]) =>
      bus.on(name, listener),
    emit<Name extends BusEventName>(name: Name, ...said: Parameters<BusEvents[Name]>): void {
      bus.emit(name, ...said)
      keepUnheard([name, ...said])
    },
  }
}

function isRefusedAlready(): boolean {
  const page = globalThis as { [LOADER]?: { readonly consent?: boolean | null } }
  return page[LOADER]?.consent === false
}
