import { isPlainPress } from '../../model/plain-press.ts'
import { layerOf } from './layer.ts'
import { readListed, type TrackedList } from './lists.ts'
import { CALLBACK_MS } from './push.ts'

interface Answer {
  /** Whether the tag manager has taken it, which is done when it calls `onDone`. */
  readonly report: (list: TrackedList, onDone?: () => void) => boolean
  readonly go?: (url: string) => void
  readonly later?: (task: () => void, ms: number) => void
}

/** Tells of presses on products in lists. */
export function watchClicks(report: Answer['report']): void {
  addEventListener('click', (event) => answerClick(event, { report }))
}

/**
 * The page is left when the tag manager has dealt with the press, after a second at most, and at once
 * where there is no tag manager.
 */
export function answerClick(event: MouseEvent, { report, go = leave, later = wait }: Answer): void {
  const [link] = event.composedPath().filter((it) => it instanceof HTMLAnchorElement)
  const listed = link?.hasAttribute('data-item') && readListed(link)
  if (!link || !listed) return
  if (!leavesPage(event, link) || !hasTagManager()) {
    report(listed)
    return
  }
  let isGone = false
  const goOnce = () => {
    if (!isGone) go(link.href)
    isGone = true
  }
  event.preventDefault()
  if (report(listed, goOnce)) later(goOnce, CALLBACK_MS)
  else goOnce()
}

function leave(url: string): void {
  location.assign(url)
}

function wait(task: () => void, ms: number): void {
  setTimeout(task, ms)
}

function leavesPage(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return isPlainPress(event) && !event.defaultPrevented && !target
}

/** A tag manager puts a `push` of its own on the list that it reads. */
function hasTagManager(): boolean {
  try {
    return Object.hasOwn(layerOf(), 'push')
  } catch {
    return false
  }
}
