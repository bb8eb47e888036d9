import type * as buyButton from '../elements/buy-button/define.ts'
import type * as quickSearch from '../elements/quick-search/define.ts'
import { ask, cut } from '../events/element-events.ts'
import type { Courtside, CourtsideArticle, CourtsideError } from './courtside.ts'

const LOADER = Symbol.for('courtside.loader')

/** As long as a page is read for, and as the loader's second script is waited for. */
const TIMEOUT_MS = 30_000

/** What answers are cut to: what their types name, and nothing else. */
const FIELDS = (
  'orderRows orderTotal orderTotalAmount articleNumber name quantity url ' +
  'totalPrice totalPriceAmount price currency category imageSource'
).split(' ')

const courtside: Courtside = {
  get ready() {
    return buying().then(() => {})
  },

  cart: {
    async get() {
      const { cartState, loadCart, messageText } = await buying()
      await loadCart()
      if (cartState.problem) throw refusal('failed', messageText(cartState.problem))
      return cut(cartState.cart, FIELDS)
    },

    async add(asked) {
      const { addToCart, cartState, errorsOf, messageText } = await buying()
      const articles = [asked].flat().map(toArticle)
      // The same articles again, after an answer that was lost, are the same add.
      const source = JSON.stringify(articles)
      let failure: unknown
      try {
        if (await addToCart(articles, { source })) return cut(cartState.cart, FIELDS)
      } catch (error) {
        failure = error
      }
      const { byField, articles: all } = errorsOf(cartState.errors, source)
      const [why] = [...Object.values(byField), ...all]
      const code = failure ? 'failed' : why ? 'refused' : 'prevented'
      throw refusal(code, why && messageText(why), failure)
    },
  },

  async search(query) {
    const { findHits, messageText } = await actionsOf<typeof quickSearch>('quick-search')
    const found = await findHits(query)
    if ('key' in found) throw refusal('failed', messageText(found))
    return cut(found, FIELDS)
  },

  /** Presses the button that a visitor would press, which hydrates the element where it is not ready. */
  async openCart() {
    await buying()
    const all = [...document.querySelectorAll('*')]
    const host = all.find((it) => tagOf(it) === 'mini-cart' && it.checkVisibility())
    if (!host) throw refusal('missing')
    if (host.hasAttribute('data-open')) return
    await new Promise((resolve, reject) => {
      host.addEventListener('courtside:opened', resolve)
      host.addEventListener('courtside:error', () => reject(refusal('failed')))
      host.querySelector<HTMLElement>('[data-act="toggle"]')?.click()
    })
  },
}

Object.assign(window, { courtside })
addEventListener('click', askAtLinks, true)

function buying() {
  return actionsOf<typeof buyButton>('buy-button')
}

async function actionsOf<Part extends { readonly actions: object }>(
  tag: string,
): Promise<Part['actions']> {
  try {
    return (await bring<Part>(tag)).actions
  } catch {
    // The loader has said why in the console.
    throw refusal('failed')
  }
}

function toArticle({ articleNumber, quantity = 1 }: CourtsideArticle) {
  return { articleNumber, quantity }
}

function refusal(
  code: CourtsideError['code'],
  message: string = code,
  cause?: unknown,
): CourtsideError {
  return Object.assign(Error(message, { cause }), { name: 'CourtsideError', code } as const)
}

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
  if (document.readyState === 'loading') await heard('DOMContentLoaded')
  if (!loader()?.hydrator) {
    const isHere = heard('courtside:hydrator')
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

function heard(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener(name, resolve)
    setTimeout(reject, TIMEOUT_MS)
  })
}
