import { all, press, stateOf } from '../dom.ts'
import { desk } from './desk.ts'
import { CONTROLS, findTwin } from './twin.ts'

/** A control may come this long after its element, with what the element has asked for. */
const LATE_MS = 5000

/** The server's controls in their order, by element. They outlive their place in the document. */
const kept = new Map<Element, readonly Element[]>()
/** Elements that are ready and have not all their controls yet. */
const late = new WeakSet<Element>()

/** Remembers the server's controls before the element draws over them. */
export function keep(host: Element): void {
  if (stateOf(host) !== 'ready') kept.set(host, all(host, CONTROLS))
}

/** Looks at every element that something is owed to. */
export function settle(): void {
  for (const host of desk.held.keys()) if (!kept.has(host)) keep(host)
  for (const [host, controls] of kept) look(host, controls)
}

function look(host: Element, controls: readonly Element[]): void {
  if (!host.isConnected) forget(host)
  else if (stateOf(host) === 'ready') repay(host, controls)
  else if (hasCrashed(host)) {
    desk.giveBack(host)
    desk.calm(host)
    forget(host)
  }
}

function hasCrashed(host: Element): boolean {
  return stateOf(host) === 'failed' && desk.given.has(host)
}

/** Presses what was pressed, once, as soon as its twin is there. */
function repay(host: Element, controls: readonly Element[]): void {
  const presses = desk.held.get(host)
  for (const [control, target] of presses ?? []) {
    const twin = findTwin(host, controls, target) ?? findTwin(host, controls, control)
    if (!twin) continue
    presses?.delete(control)
    // What the element took over from the server's fields is drawn first.
    setTimeout(() => press(twin))
  }
  if (presses && !late.has(host)) desk.calm(host)
  if (!presses?.size) forget(host)
  else if (!late.has(host)) {
    late.add(host)
    setTimeout(forget, LATE_MS, host)
  }
}

function forget(host: Element): void {
  late.delete(host)
  kept.delete(host)
  desk.held.delete(host)
}
