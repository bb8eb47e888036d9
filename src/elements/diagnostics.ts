import type { ElementEventName } from '../events/element-events.ts'
import type { ElementProblem } from '../events/event-map.ts'
import { create } from './safe-document.ts'

const DEBUG = Symbol.for('courtside.debug')

export function warn(host: HTMLElement, name: ElementEventName, detail: object): void {
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
}

/** The reported problems by element and attribute, with the values that caused them. */
const reported = new WeakMap<HTMLElement, Map<string, ReportedProblem>>()

interface ReportedProblem {
  readonly message: string
  readonly raw: string | null
}

/**
 * Warns in the console and fires `courtside:error`, once for each problem of an attribute: an element that
 * is drawn again has the same attributes. Returns the sentence.
 */
export function reportAttribute(
  host: HTMLElement,
  tag: string,
  attribute: string,
  problem: string,
): string {
  const message = `<${tag}> attribute "${attribute}": ${problem}`
  const before = reported.get(host) ?? new Map<string, ReportedProblem>()
  if (before.get(attribute)?.message === message) return message
  reported.set(host, before.set(attribute, { message, raw: host.getAttribute(attribute) }))
  console.warn(`courtside: ${message}`)
  warn(host, 'courtside:error', { tag, attribute, message } satisfies ElementProblem)
  return message
}

/** After a valid value, the next problem of the attribute is reported again. */
export function noteGood(host: HTMLElement, attribute: string): void {
  const before = reported.get(host)
  // The element itself may refuse a value that was read successfully; the same value is no improvement.
  if (before?.get(attribute)?.raw !== host.getAttribute(attribute)) before?.delete(attribute)
}

export function reportCrash(host: HTMLElement, tag: string, error: unknown): void {
  const message = `<${tag}>: ${error instanceof Error ? error.message : String(error)}`
  console.error(`courtside: ${message}`, error)
  warn(host, 'courtside:error', { tag, message } satisfies ElementProblem)
}

/** In editor mode, shows the element's problems inside it. */
export function showProblems(host: HTMLElement, messages: readonly string[]): void {
  host.querySelector(':scope > .cs-debug')?.remove()
  if (messages.length === 0 || !(globalThis as { [DEBUG]?: unknown })[DEBUG]) return
  const note = create('pre')
  note.className = 'cs-debug'
  note.textContent = messages.join('\n')
  host.append(note)
}
