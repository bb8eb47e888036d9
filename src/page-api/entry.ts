import type * as buyButton from '../elements/buy-button/define.ts'
import type * as quickSearch from '../elements/quick-search/define.ts'
import { cut } from '../events/cut.ts'
import { askAtLinks } from './ask-at-links.ts'
import { bring, tagOf } from './bring.ts'
import type { Courtside, CourtsideArticle, CourtsideError } from './courtside.ts'

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
