import { FIELDS } from './event-fields.ts'
import type { PageEvents } from './event-map.ts'

export type ElementEventName = keyof PageEvents

type Details<Name extends ElementEventName> = undefined extends PageEvents[Name]
  ? []
  : [detail: PageEvents[Name]]

/** Fires an event that bubbles out of the element and any shadow root around it. */
export function emit<Name extends Exclude<ElementEventName, BeforeName>>(
  target: EventTarget,
  name: Name,
  ...[detail]: Details<Name>
): void {
  notify(target, name, allowed(name, detail))
}

/** Fires a cancelable event before an action. Returns whether a listener has canceled it. */
export function isCanceled<Name extends BeforeName>(
  target: EventTarget,
  name: Name,
  detail: PageEvents[Name],
): boolean {
  return !ask(target, name, allowed(name, detail))
}

/** Frozen, so that no listener can change it for the next. */
function allowed<Detail extends object>(
  name: string,
  detail: Detail | undefined,
): Detail | undefined {
  const fields = (FIELDS as Readonly<Record<string, readonly string[]>>)[name]
  return detail && cut(detail, fields)
}

declare global {
  interface HTMLElementEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
  interface WindowEventMap extends ElementEvents {}
}

type ElementEvents = {
  [Name in ElementEventName]: CustomEvent<PageEvents[Name]>
}

/** Fires an event that leaves shadow roots. */
export function notify(target: EventTarget, name: keyof PageEvents, detail?: unknown): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** The events that a listener may cancel. */
export type BeforeName = Extract<keyof PageEvents, `courtside:before-${string}`>

/** Fires a cancelable event. Returns whether no listener has canceled it. */
export function ask(target: EventTarget, name: BeforeName, detail: unknown): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  )
}

/** A frozen copy with the named fields only, at any depth. */
export function cut<Detail extends object>(detail: Detail, fields: readonly string[] = []): Detail {
  return JSON.parse(JSON.stringify(detail, fields as string[]), (_, it) => Object.freeze(it))
}
