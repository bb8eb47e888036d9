import { createNanoEvents } from 'nanoevents'
import { pageSingleton } from '../services/page-singleton.ts'
import { bufferEvent } from './event-buffer.ts'
import type { BusEventName, EventMap } from './event-map.ts'

/** Events of the shop, for tracking and for its other parts. */
type BusEvents = {
  readonly [Name in BusEventName]: (...args: EventMap[Name]) => void
}

/** One bus for every script on the page. `on` returns the function that stops listening. */
export const shopEvents = pageSingleton('bus', createBus)

function createBus() {
  const bus = createNanoEvents<BusEvents>()
  return {
    on: <Name extends BusEventName>(name: Name, listener: BusEvents[Name]) =>
      bus.on(name, listener),
    emit<Name extends BusEventName>(name: Name, ...args: Parameters<BusEvents[Name]>): void {
      bus.emit(name, ...args)
      bufferEvent([name, ...args])
    },
  }
}
