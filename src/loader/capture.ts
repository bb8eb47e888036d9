import { attribute, stateOf } from './dom.ts'
import { hydrate, loadHydrator } from './hydrate.ts'
import { isReleasing, loader } from './loader-api.ts'
import { modesOf, partOf } from './parts.ts'
import { holdProduct } from './track.ts'

/** Captures the visitor's input before any other listener of the page. */
export function capture(event: Event): void {
  const path = event.composedPath().filter((it) => it instanceof Element)
  // The first display of the page, not a return from the back-forward cache.
  if ((event as PageTransitionEvent).persisted === false) return
  loadHydrator((it) => it.follow(event))
  // A quantity beside a button belongs to the form within its host.
  const host = (path[0] as HTMLInputElement | undefined)?.form?.parentElement
  for (const it of host ? [...path, host] : path) {
    if (modesOf(it).includes('intent')) hydrate(it, 'auto')
  }
  if (event.type === 'submit') hold(event, path)
  if (event.type === 'click') captureClick(event as MouseEvent, path)
}

function captureClick(event: MouseEvent, path: Element[]): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  holdProduct(event, path)
  const at = path.findIndex(
    (it) => attribute(it, 'data-act') !== null && !(it instanceof HTMLFormElement),
  )
  // Without such an element, this leaves only the document element, for which nothing is held.
  hold(event, path.slice(at))
}

/**
 * Holds a press on the first element of the path until its host is ready; a host that has crashed never
 * will be.
 */
function hold(event: Event, path: Element[]): void {
  const control = path[0] as Element
  const host = path.find(partOf)
  const state = host && stateOf(host)
  if (!host || isReleasing || state === 'ready') return
  if (state === 'failed' && loader.hydrated.has(host)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const events = loader.heldEvents.get(host) ?? new Map()
  loader.heldEvents.set(host, events.set(control, (event as SubmitEvent).submitter ?? control))
  hydrate(host, 'press')
}
