import { flushSync } from 'react-dom'
import { hydratesByItself, leaveSections, type Section } from '../ui/hydration-boundary.tsx'
import { holdControls, holdTyped } from './replaced-controls.ts'

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'input']
/** No section is started with less than this left of an idle period. */
const MIN_IDLE_MS = 8

const sectionsOf = new WeakMap<EventTarget, Set<Section>>()

/**
 * Hydrates a view without its sections. They follow one by one in idle time; a section that the visitor
 * touches is hydrated before the event reaches it. The listeners stay until the last section is hydrated,
 * or until `stop` is called.
 */
export function hydrateInSections<Root>(host: HTMLElement, hydrate: () => Root) {
  // Before React adds its listeners to the same element.
  for (const it of TOUCHES) host.addEventListener(it, touch, true)
  const { root, sections } = leaveSections(hydratesByItself ? () => flushSync(hydrate) : hydrate)
  sectionsOf.set(host, new Set(sections))
  if (!hydratesByItself) planNext(host)
  return { root, stop: () => stop(host) }
}

function stop(host: HTMLElement): void {
  sectionsOf.delete(host)
  for (const it of TOUCHES) host.removeEventListener(it, touch, true)
}

function planNext(host: HTMLElement): void {
  const sections = sectionsOf.get(host)
  if (!sections?.size) {
    stop(host)
    return
  }
  const plan = window.requestIdleCallback ?? setTimeout
  plan((deadline?: IdleDeadline) => {
    for (const it of sections) {
      sections.delete(it)
      flushSync(() => it.resume?.())
      if (!deadline || deadline.timeRemaining() < MIN_IDLE_MS) break
    }
    planNext(host)
  })
}

function touch(event: Event): void {
  const host = event.currentTarget as HTMLElement
  const sections = sectionsOf.get(host)
  const path = event.composedPath().filter((it) => it instanceof HTMLElement)
  for (const it of sections ?? []) {
    const element = path.find(it.holds)
    if (!element) continue
    sections?.delete(it)
    // The view has missed input from before its hydration.
    const replayTyped = holdTyped(element)
    // React redraws a section that other scripts have changed.
    const restoreControls = holdControls(host)
    // No view listens for `keyup`, but React hydrates the section in which it is dispatched.
    if (hydratesByItself) element.dispatchEvent(new Event('keyup'))
    else flushSync(() => it.resume?.())
    replayTyped()
    restoreControls()
  }
  if (!sections?.size) stop(host)
}
