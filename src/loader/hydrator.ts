import type { LoadReason } from '../load-once.ts'
import { RETURN_CODE } from '../model/cart-hand-off.ts'
import { watchClicks } from './hydrator/begun-click.ts'
import { markBrokenPictures } from './hydrator/broken-pictures.ts'
import { publishConfig } from './hydrator/config.ts'
import { freeNames, freeWindow } from './hydrator/document-names.ts'
import { startEditorMode } from './hydrator/editor-mode.ts'
import { hydrateLate } from './hydrator/hydrate-late.ts'
import {
  bring,
  bringFollowing,
  bringLater,
  hydrate,
  preload,
  releaseMounted,
} from './hydrator/load-part.ts'
import { clearNotice, restoreFocus, showNotice } from './hydrator/notice.ts'
import { handleChange, publishVisitor } from './hydrator/page-changes.ts'
import { loader } from './hydrator/page-loader.ts'
import { replayHeldEvents } from './hydrator/replay.ts'

/**
 * The loader's second script. It is fetched with the first input of a visitor, the first hydrated element
 * or the first broken picture, and does everything that is not needed before: it fetches the files of the
 * parts, and replays the events that the loader has captured.
 */
for (const it of loader.heldEvents.keys()) preload(loader.tagOf(it))
freeNames(document)
freeWindow()
markBrokenPictures()
const config = publishConfig()
loader.clearNotice = clearNotice
loader.showNotice = showNotice
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const it of addedNodes) if (it instanceof Element) freeNames(it)
  }
  replayHeldEvents()
  releaseMounted()
  restoreFocus()
}).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-state'],
})
loader.hydrator = { bring, bringLater }
dispatchEvent(new CustomEvent('courtside:hydrator'))
watchClicks()
addEventListener('click', bringFollowingOf, true)
replayHeldEvents()
hydrateLate()
if (config.debug) startEditorMode(config.prefix)
// The shop has redirected back to this page, where the cart may be a different one.
if (location.hash.startsWith(`#${RETURN_CODE}`)) handleChange(new Event('courtside:cart-changed'))

/** Loads an element's part for the loader. */
export function show(host: Element, _page: unknown, why: LoadReason, onRetry: () => void): void {
  hydrate(host, why, onRetry)
}

/** Handles events of other tabs. */
export function follow(event: Event): void {
  handleChange(event)
}

/** Makes other tabs follow if this page's visitor is not the previous page's. */
export function followVisitor(): void {
  publishVisitor()
}

function bringFollowingOf(event: Event): void {
  for (const it of event.composedPath()) if (it instanceof Element) bringFollowing(it)
}
