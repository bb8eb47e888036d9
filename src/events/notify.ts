import type { PageEvents } from './event-map.ts'

/** Fires an event that leaves shadow roots. */
export function notify(target: EventTarget, name: keyof PageEvents, detail?: unknown): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}
