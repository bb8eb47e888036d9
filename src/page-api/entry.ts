import { ask } from '../events/element-events.ts'
import { createActions } from './actions.ts'

const LOADER = Symbol.for('courtside.loader')

/** How long to wait for the page to be parsed, and for the loader's second script. */
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
 * Fires the page's cancelable event at a press on a product of a list. The server draws these links, so no
 * element does it.
 */
function askAtLinks(event: MouseEvent): void {
  const [link] = event.composedPath().filter((it) => it instanceof HTMLAnchorElement)
  if (!link?.dataset.item) return
  const detail = Object.freeze({ kind: 'product', url: link.pathname })
  if (ask(link, 'courtside:before-navigate', detail)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The part of the page's loader that is used here. */
interface Loader {
  readonly hydrator?: { bring(tag: string): Promise<unknown> } | undefined
  tagOf(element: Element): string
}

/** The part of a tag, through the loader: with its texts, and once for the page. */
async function bring<Part>(tag: string): Promise<Part> {
  if (document.readyState === 'loading') await waitForEvent('DOMContentLoaded')
  if (!loader()?.hydrator) {
    const isHere = waitForEvent('courtside:hydrator')
    // The loader treats this as the first input of a visitor; a call by a script counts as one.
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
