import { isPlainClick } from '../../model/plain-click.ts'
import { CALLBACK_MS } from '../../model/tracked-item.ts'
import { hasTagManager } from '../tag-layer.ts'
import { readListed, type TrackedList } from './lists.ts'

/**
 * Returns whether the tag manager takes the event, or may take it; it calls `onDone` when it has finished.
 */
type Report = (list: TrackedList, onDone?: () => void) => boolean

/** Follows the last pressed product link, for which the page was held back. */
let leave: (() => void) | undefined

/** Reports presses on products in lists until the returned function is called. */
export function watchClicks(report: Report): () => void {
  const answer = (event: MouseEvent) => answerClick(event, report)
  addEventListener('click', answer)
  return () => removeEventListener('click', answer)
}

/** Stops holding the page back: no tag manager will answer. */
export function letGo(): void {
  leave?.()
}

/**
 * Leaves the page when the tag manager has processed the press, after a second at most, and at once without
 * a tag manager.
 */
function answerClick(event: MouseEvent, report: Report): void {
  const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement)
  const listed = link?.hasAttribute('data-item') && readListed(link)
  if (!link || !listed) return
  if (!leavesPage(event, link) || !hasTagManager()) {
    report(listed)
    return
  }
  const { href } = link
  const goOnce = () => {
    if (leave !== goOnce) return
    leave = undefined
    location.assign(href)
  }
  leave = goOnce
  event.preventDefault()
  if (report(listed, goOnce)) setTimeout(goOnce, CALLBACK_MS)
  else goOnce()
}

function leavesPage(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return isPlainClick(event) && !event.defaultPrevented && !target
}
