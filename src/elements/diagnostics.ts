import type { ElementEventName } from '../events/element-events.ts'
import type { ElementProblem } from '../events/event-map.ts'
import { create } from './own-document.ts'

const DEBUG = Symbol.for('courtside.debug')

export function warn(host: HTMLElement, name: ElementEventName, detail: object): void {
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
}

/** By element, what has been said of it: drawn again, it has the same attributes. */
const said = new WeakMap<HTMLElement, Set<string>>()

/** Warns once in the console, and reports it to the page. Returns the sentence. */
export function reportAttribute(
  host: HTMLElement,
  tag: string,
  attribute: string,
  problem: string,
): string {
  const message = `<${tag}> attribute "${attribute}": ${problem}`
  const before = said.get(host) ?? new Set()
  if (before.has(message)) return message
  said.set(host, before.add(message))
  console.warn(`courtside: ${message}`)
  warn(host, 'courtside:error', { tag, attribute, message } satisfies ElementProblem)
  return message
}

export function reportCrash(host: HTMLElement, tag: string, error: unknown): void {
  const message = `<${tag}>: ${error instanceof Error ? error.message : String(error)}`
  console.error(`courtside: ${message}`, error)
  warn(host, 'courtside:error', { tag, message } satisfies ElementProblem)
}

/** In editor mode, shows what is wrong with the element inside it. */
export function showProblems(host: HTMLElement, messages: readonly string[]): void {
  host.querySelector(':scope > .cs-debug')?.remove()
  if (messages.length === 0 || !(globalThis as { [DEBUG]?: unknown })[DEBUG]) return
  const note = create('pre')
  note.className = 'cs-debug'
  note.textContent = messages.join('\n')
  host.append(note)
}
