import { ask, type BeforeName } from './ask.ts'
import { cut } from './cut.ts'
import { FIELDS } from './event-fields.ts'
import type { PageEvents } from './event-map.ts'
import { notify } from './notify.ts'

export type ElementEventName = keyof PageEvents

type Details<Name extends ElementEventName> = undefined extends PageEvents[Name]
  ? []
  : [detail: PageEvents[Name]]

/** Tells the page; the event bubbles out of the element and out of any shadow root around it. */
export function emit<Name extends Exclude<ElementEventName, BeforeName>>(
  target: EventTarget,
  name: Name,
  ...[detail]: Details<Name>
): void {
  notify(target, name, allowed(name, detail))
}

/** Asks the page before something is done. Answers whether a listener has held it back. */
export function isHeldBack<Name extends BeforeName>(
  target: EventTarget,
  name: Name,
  detail: PageEvents[Name],
): boolean {
  return !ask(target, name, allowed(name, detail))
}

/** No listener can change it for the next. */
function allowed<Detail extends object>(
  name: string,
  said: Detail | undefined,
): Detail | undefined {
  const fields = (FIELDS as Readonly<Record<string, readonly string[]>>)[name]
  return said && cut(said, fields)
}

declare global {
  interface HTMLElementEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
  interface WindowEventMap extends ElementEvents {}
}

type ElementEvents = {
  [Name in ElementEventName]: CustomEvent<PageEvents[Name]>
}
