import { isPlainPress } from '../model/plain-press.ts'
import { CALLBACK_MS, hasTagManager, pageLoader, scriptSetting } from './tag-layer.ts'

/** The link that was pressed last, while the tracking file is on its way. */
let pressed: HTMLAnchorElement | undefined

/**
 * Keeps presses on products that leave the page while the tracking file is on its way, for a second at
 * most, and only where a tag manager of the page's own is to hear of them. To be called after each answer.
 */
export function holdEarlyPresses(): void {
  const file = pageLoader()?.tracking
  if (file) {
    addEventListener('click', hold, true)
    void file.then(release)
  } else release()
}

/** Nothing on the page hears of the press until it is released, and then once. */
function hold(event: MouseEvent): void {
  const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement)
  if (!link?.hasAttribute('data-item') || link.target || !isPlainPress(event)) return
  // The loader itself keeps presses for one that the page names.
  if (scriptSetting('tags') || !hasTagManager()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = link
  setTimeout(() => {
    release()
    // The tracking file may have come meanwhile, and wait for the tag manager.
    pageLoader()?.letGo?.()
  }, CALLBACK_MS)
}

function release(): void {
  removeEventListener('click', hold, true)
  pressed?.click()
  pressed = undefined
}
