import { all, stateOf } from '../dom.ts'
import { isPartTag } from './load-part.ts'
import { CONTROLS, findMatchingControl } from './matching-control.ts'
import { loader } from './page-loader.ts'
import { replayClick } from './replay.ts'

const PRESSABLE = '[data-act]:not(form),button,a[href],input'
/** The click of a touch follows its end, and later still if a second touch could zoom. */
const TOUCH_MS = 350

/** A press that has started on the server's markup. */
interface BegunClick {
  readonly host: Element
  readonly control: Element
  /** The server's controls, in document order. */
  readonly before: readonly Element[]
  readonly place: DOMRect
}

let begun: BegunClick | undefined

/**
 * Replays a press that starts on the server's markup and ends on the content that has replaced it: browsers
 * fire no click in that case.
 */
export function watchClicks(): void {
  // It may have started before this script ran; Firefox does not mark an element that the space bar presses
  // as active.
  begin(all(document, ':active').at(-1))
  if (!begun) begin(document.activeElement, 'a')
  on('pointerdown', (event) => begin(isPlain(event) ? event.composedPath()[0] : undefined))
  on('keydown', (event) => {
    if (event.key === ' ' && !event.repeat) begin(event.target, 'a')
  })
  on('pointerup', (event) => end(isInside(event), event.pointerType === 'mouse' ? 0 : TOUCH_MS))
  on('keyup', ({ key, target }) => {
    if (key === ' ') end(target === document.body || begun?.host.contains(target as Node), 0)
  })
  on('pointercancel', () => begin(undefined))
  on('click', forgetClicked)
}

function on<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  addEventListener(name, listener, true)
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}

function begin(target: EventTarget | null | undefined, except?: string): void {
  begun = undefined
  if (!(target instanceof Element)) return
  const label = closest(target, 'label') as HTMLLabelElement | null
  const control = label?.control ?? closest(target, PRESSABLE)
  const host = control && hostOf(control)
  if (!host || stateOf(host) === 'ready' || (except && control.matches(except))) return
  if (control.matches(':disabled')) return
  const place = (label ?? control).getBoundingClientRect()
  begun = { host, control, place, before: all(host, CONTROLS) }
}

function closest(element: Element, selector: string): Element | null {
  return Element.prototype.closest.call(element, selector)
}

function hostOf(control: Element): Element | undefined {
  let host: Element | null = control
  while (host && !isPartTag(loader.tagOf(host))) host = host.parentElement
  return host ?? undefined
}

/** Whether it ends where it started, as a click does. */
function isInside({ clientX, clientY }: PointerEvent): boolean {
  if (!begun) return false
  const { left, right, top, bottom } = begun.place
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Leaves the press to the browser's click, or replays it if there is none. */
function end(isMeant: boolean | undefined, clickMs: number): void {
  const ended = begun
  if (!ended || !isMeant || ended.control.isConnected) {
    begun = undefined
    return
  }
  setTimeout(() => {
    if (begun !== ended) return
    begun = undefined
    replayClick(ended.host, ended.before, ended.control)
  }, clickMs)
}

/** Firefox clicks the common ancestor of the two, which presses neither. */
function forgetClicked(event: MouseEvent): void {
  const match = begun && findMatchingControl(begun.host, begun.before, begun.control)
  if (match && event.composedPath().includes(match)) begun = undefined
}
