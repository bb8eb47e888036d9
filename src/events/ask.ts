import type { PageEvents } from './event-map.ts'

/** What the page may hold back before it is done. */
export type BeforeName = Extract<keyof PageEvents, `courtside:before-${string}`>

/** Fires an event that a listener may cancel. Answers whether nobody has. */
export function ask(target: EventTarget, name: BeforeName, detail: unknown): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  )
}
