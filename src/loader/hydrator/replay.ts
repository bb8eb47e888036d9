import { activate, all, stateOf } from '../dom.ts'
import { CONTROLS, findMatchingControl } from './matching-control.ts'
import { loader } from './page-loader.ts'

/** A control may appear this long after its element, with content that the element has requested. */
const LATE_MS = 5000

/** The server's controls in document order, by element. They are kept after they have left the document. */
const serverControls = new Map<Element, readonly Element[]>()
/** Elements that are ready but lack some of their controls. */
const awaitingControls = new WeakSet<Element>()

/** Remembers the server's controls before the element draws over them. */
export function rememberControls(host: Element): void {
  if (stateOf(host) !== 'ready') serverControls.set(host, all(host, CONTROLS))
}

/** Replays a click that the browser has dropped because the control was replaced during the press. */
export function replayClick(host: Element, controls: readonly Element[], control: Element): void {
  const events = loader.heldEvents.get(host) ?? new Map()
  loader.heldEvents.set(host, events.set(control, control))
  serverControls.set(host, controls)
  replayHeldEvents()
}

/** Replays held events on every element that still has some. */
export function replayHeldEvents(): void {
  for (const host of loader.heldEvents.keys()) if (!serverControls.has(host)) rememberControls(host)
  for (const [host, controls] of serverControls) advance(host, controls)
}

function advance(host: Element, controls: readonly Element[]): void {
  if (!host.isConnected) forget(host)
  else if (stateOf(host) === 'ready') replay(host, controls)
  else if (hasCrashed(host)) {
    loader.release(host)
    loader.clearNotice(host)
    forget(host)
  }
}

function hasCrashed(host: Element): boolean {
  return stateOf(host) === 'failed' && loader.hydrated.has(host)
}

/** Replays a captured event, once, as soon as the matching control exists. */
function replay(host: Element, controls: readonly Element[]): void {
  const events = loader.heldEvents.get(host)
  for (const [control, target] of events ?? []) {
    const match =
      findMatchingControl(host, controls, target) ?? findMatchingControl(host, controls, control)
    if (!match) continue
    events?.delete(control)
    // After the element has drawn the input that it adopted from the server's fields.
    setTimeout(() => activate(match))
  }
  if (events && !awaitingControls.has(host)) loader.clearNotice(host)
  if (!events?.size) forget(host)
  else if (!awaitingControls.has(host)) {
    awaitingControls.add(host)
    setTimeout(forget, LATE_MS, host)
  }
}

function forget(host: Element): void {
  awaitingControls.delete(host)
  serverControls.delete(host)
  loader.heldEvents.delete(host)
}
