import { isPlainClick } from '../../src/model/plain-click.ts'
import { updateNode } from './update-nodes.ts'

/** Parts of the page that differ between colours, including links that return to the current one. */
const CHANGED_PARTS = ['#product', '.shop-vat', '.shop-header__account a[rel]', 'a[hreflang]']
const STRUCTURED = 'script[type="application/ld+json"]'

export interface ShowColoursOptions {
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<Document>
  /** Opens an address like a link. */
  readonly leave: (url: string) => void
}

type Cause = 'press' | 'history'

/**
 * Shows other colours of the product on this page, for their links and for the browser's Back. Returns a
 * function that ends this.
 */
export function showColours(options: ShowColoursOptions): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const colour = new ShownColour(options, signal)
  addEventListener('click', (event) => colour.follow(event), { signal })
  addEventListener('popstate', () => void colour.show(currentUrl(), 'history'), { signal })
  return () => {
    colour.stop()
    ended.abort()
  }
}

class ShownColour {
  readonly #options: ShowColoursOptions
  readonly #ended: AbortSignal
  #url = currentUrl()
  #running: AbortController | undefined

  constructor(options: ShowColoursOptions, ended: AbortSignal) {
    this.#options = options
    this.#ended = ended
  }

  follow(event: MouseEvent): void {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.shop-colours a')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void this.show(link.href, 'press')
  }

  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    productPart()?.removeAttribute('aria-busy')
  }

  async show(url: string, cause: Cause): Promise<void> {
    this.stop()
    // A fragment of this page, or the colour that is shown already.
    if (url === this.#url) return
    const own = new AbortController()
    this.#running = own
    productPart()?.setAttribute('aria-busy', 'true')
    try {
      await this.#bring(url, cause, own.signal)
    } catch (error) {
      if (!own.signal.aborted) this.#fail(error, url, cause)
    }
  }

  async #bring(url: string, cause: Cause, signal: AbortSignal): Promise<void> {
    const page = await this.#options.fetchPage(url, signal)
    signal.throwIfAborted()
    if (cause === 'press') history.pushState(null, '', url)
    this.#url = url
    takeOver(page)
    this.stop()
  }

  #fail(error: unknown, url: string, cause: Cause): void {
    console.error(error)
    this.stop()
    if (navigator.onLine) this.#options.leave(url)
    else {
      sayOffline()
      const retry = () => void this.show(url, cause)
      addEventListener('online', retry, { once: true, signal: this.#ended })
    }
  }
}

function takeOver(page: Document): void {
  document.title = page.title
  for (const selector of CHANGED_PARTS) {
    const after = [...page.querySelectorAll(selector)]
    for (const [at, it] of [...document.querySelectorAll(selector)].entries()) {
      const other = after[at]
      if (other) updateNode(it, other)
    }
  }
  for (const it of document.querySelectorAll(STRUCTURED)) it.remove()
  document.head.append(...page.querySelectorAll(STRUCTURED))
}

function sayOffline(): void {
  const status = document.querySelector<HTMLElement>('.shop-colours__chosen')
  if (status) status.textContent = status.dataset.offline ?? ''
}

function productPart(): Element | null {
  return document.querySelector('#product')
}

function currentUrl(): string {
  return location.href.split('#')[0] ?? ''
}
