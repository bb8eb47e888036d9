import { desk, isGivingBack } from './desk.ts'
import { attribute, stateOf } from './dom.ts'
import { modesOf, partOf } from './parts.ts'
import { prepare, wake } from './wake.ts'

/** Hears what visitors do, before anything else on the page hears of it. */
export function hear(event: Event): void {
  const path = event.composedPath().filter((it) => it instanceof Element)
  prepare()
  for (const it of path) if (modesOf(it).includes('intent')) wake(it, 'auto')
  if (event.type === 'submit') take(event, path)
  if (event.type === 'click') click(event as MouseEvent, path)
}

function click(event: MouseEvent, path: Element[]): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const at = path.findIndex(
    (it) => attribute(it, 'data-act') !== null && !(it instanceof HTMLFormElement),
  )
  if (at >= 0) take(event, path.slice(at))
}

/** Keeps a press on the first of the path until its element can answer; one that crashed will not. */
function take(event: Event, path: Element[]): void {
  const [control] = path
  const host = path.find(partOf)
  const state = host && stateOf(host)
  if (!host || !control || isGivingBack || state === 'ready') return
  if (state === 'failed' && desk.given.has(host)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const presses = desk.held.get(host) ?? new Map()
  desk.held.set(host, presses.set(control, (event as SubmitEvent).submitter ?? control))
  wake(host, 'press')
}
