import { ask } from '../events/element-events.ts'
import { createActions } from './actions.ts'

const LOADER = Symbol.for('courtside.loader')

/** As long as a page is read for, and as the loader's second script is waited for. */
const TIMEOUT_MS = 30_000

Object.assign(window, {
  courtside: createActions({
    buyButton: () => bring('buy-button'),
    quickSearch: () => bring('quick-search'),
    tagOf,
  }),
})
addEventListener('click', askAtLinks, true)

/**
 * Asks the page at a press on a product of a list. These links are the server's own: no element is
 * there to ask.
 */
function askAtLinks(event: MouseEvent): void {
  const [link] = event.composedPath().filter((it) => it instanceof HTMLAnchorElement)
  if (!link?.dataset.item) return
  const detail = Object.freeze({ kind: 'product', url: link.pathname })
  if (ask(link, 'courtside:before-navigate', detail)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** What is used here of the loader's own, which stands on the page. */
interface Loader {
  readonly hydrator?: { bring(tag: string): Promise<unknown> } | undefined
  tagOf(element: Element): string
}

/** The part of a tag, by the loader: with its texts, and once for the page. */
async function bring<Part>(tag: string): Promise<Part> {
  if (document.readyState === 'loading') await waitForEvent('DOMContentLoaded')
  if (!loader()?.hydrator) {
    const isHere = waitForEvent('courtside:hydrator')
    // To the loader, the first sign of a visitor; a script that asks is one.
    dispatchEvent(new CustomEvent('focusin'))
    await isHere
  }
  return loader()?.hydrator?.bring(tag) as Promise<Part>
}

/** The tag that an element stands for, under whatever name the page gives it. */
function tagOf(element: Element): string | undefined {
  return loader()?.tagOf(element)
}

function loader(): Loader | undefined {
  return (window as { [LOADER]?: Loader })[LOADER]
}

function waitForEvent(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener(name, resolve)
    setTimeout(reject, TIMEOUT_MS)
  })
}
