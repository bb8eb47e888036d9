import { ask } from '../events/ask.ts'

/**
 * Asks the page at a press on a product of a list. These links are the server's own: no element is
 * there to ask.
 */
export function askAtLinks(event: MouseEvent): void {
  const [link] = event.composedPath().filter((it) => it instanceof HTMLAnchorElement)
  if (!link?.dataset.item) return
  const detail = Object.freeze({ kind: 'product', url: link.pathname })
  if (ask(link, 'courtside:before-navigate', detail)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
