import { fetchFile, importFile, load, type Why } from '../load.ts'
import { all, create, press, stateOf } from './dom.ts'
import { isEnglish, setting } from './page.ts'
import { isEmpty, isTag, prefix, tagOf } from './parts.ts'

/** Somebody who waits is told so before 10 s have gone. */
const SLOW_MS = 9000
const NOTICE = 'courtside-notice'

/** Pressed controls, and forms with the button that sent them, else with themselves. */
export type Presses = Map<Element, Element>

/** What the entry of a part, or of a plain part, exports. */
export interface Part {
  /** Registers the element under this tag name. */
  define(name: string): void
  /** Shows the element's view on a plain element; what it answers with undoes that. */
  mount(element: Element): unknown
  /** Draws an empty tag without React. */
  draw(element: Element): void
}

export type TextKey = 'error.part' | 'error.slow' | 'error.retry'

/** What the second script of the loader adds, once it is here. */
export interface Answer {
  wake(host: Element, why: Why, onRetry: () => void): void
  /** Remembers the server's controls before an element draws over them. */
  keep(host: Element): void
  text(key: TextKey): string
}

declare const COURTSIDE_VERSION: string

/** What visitors did with elements that could not answer yet, and what both scripts do with it. */
export const desk = {
  version: COURTSIDE_VERSION,
  answer: undefined as Answer | undefined,
  /** By element. The same control is pressed once at most. */
  held: new Map<Element, Presses>(),
  /** Elements that were given to their part. */
  given: new WeakSet<Element>(),
  /** Plain elements that a view was mounted on, with what undoes it. */
  mounted: new Map<Element, unknown>(),
  prefix,
  setting,
  tagOf,
  load,
  fetchFile,
  importFile,
  give,
  giveBack,
  fail,
  calm,
}

export type Desk = typeof desk

let isPassing = false

/** Whether what happens now is a press that is given back to the browser. */
export function isGivingBack(): boolean {
  return isPassing
}

/** Gives an element to its part, once. */
function give(host: Element, part: Part): void {
  if (desk.given.has(host)) return
  desk.given.add(host)
  const name = isTag(host) && host.localName
  if (name && customElements.get(name)) return
  desk.answer?.keep(host)
  if (name) part.define(name)
  else desk.mounted.set(host, part.mount(host))
}

/** Shows what went wrong with an element, and does without its part what can be done. */
function fail(host: Element, detail: Error, onRetry: () => void): void {
  if (stateOf(host) === 'failed') return
  if (detail.name !== 'ChunkLoadError') console.error(detail)
  host.setAttribute('data-state', 'failed')
  host.dispatchEvent(new CustomEvent('courtside:error', { bubbles: true, composed: true, detail }))
  const hadFocus = calm(host)
  if (giveBack(host) || isEmpty(host)) tell(host, 'error.part', onRetry, hadFocus)
}

/**
 * Does what the browser can do by itself, follow a link or send a form, so that the server's markup
 * works. Answers whether something is left that only the element can do.
 */
function giveBack(host: Element): boolean {
  const presses: Presses = desk.held.get(host) ?? new Map()
  isPassing = true
  for (const [control, target] of presses) {
    const { type, form } = target as HTMLButtonElement
    if (!target.matches('a[href],form') && !(form && /submit|image/.test(type))) continue
    presses.delete(control)
    press(target)
  }
  isPassing = false
  return presses.size > 0
}

/** Takes away the busy sign and any message. Answers whether the message had the focus. */
function calm(host: Element): boolean | undefined {
  const [box] = all(host, `.${NOTICE}`)
  const hadFocus = box?.matches(':focus-within')
  host.ariaBusy = null
  box?.remove()
  return hadFocus
}

/** Shows at once that a press was taken, and after a while that it takes long. */
export function showBusy(host: Element, onRetry: () => void): void {
  if (host.ariaBusy) return
  host.ariaBusy = 'true'
  host.setAttribute('data-state', 'loading')
  setTimeout(() => host.ariaBusy && tell(host, 'error.slow', onRetry, calm(host)), SLOW_MS)
}

function tell(host: Element, key: TextKey, onRetry: () => void, hasFocus?: boolean): void {
  const box = create('span', NOTICE)
  const button = create('button', 'cs-button')
  box.role = 'alert'
  button.type = 'button'
  button.onclick = () => {
    const control = desk.held.get(host)?.keys().next().value as HTMLElement | undefined
    control?.focus()
    onRetry()
  }
  // Before the texts are here, one sentence serves for whatever is not here either.
  const [sentence, again] = isEnglish()
    ? ['Not loaded yet.', 'Try again']
    : ['Inte laddat än.', 'Försök igen']
  button.append(desk.answer?.text('error.retry') ?? again)
  host.append(box)
  box.append(desk.answer?.text(key) ?? sentence, ' ', button)
  if (hasFocus) button.focus()
}
