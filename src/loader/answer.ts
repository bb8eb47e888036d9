import { publishConfig } from './answer/config.ts'
import { desk } from './answer/desk.ts'
import { freeNames, freeWindow } from './answer/document-names.ts'
import { reportUnknown } from './answer/editor-mode.ts'
import { calm, restoreFocus, tell } from './answer/notice.ts'
import { releaseMounted, wake } from './answer/part.ts'
import { settle } from './answer/settle.ts'

/**
 * The loader's second script. It comes with the first sign of a visitor, or the first element that
 * wakes, and brings what nobody needs before: the files of the parts, and the answer to every press
 * that the loader holds.
 */
freeNames(document)
freeWindow()
const config = publishConfig()
desk.calm = calm
desk.tell = tell
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const it of addedNodes) if (it instanceof Element) freeNames(it)
  }
  settle()
  releaseMounted()
  restoreFocus()
}).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-state'],
})
if (config.debug) reportUnknown(config.prefix)
desk.answer = { wake }
settle()
