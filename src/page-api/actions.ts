import type { actions as buyingActions } from '../elements/buy-button/buy-button-view.tsx'
import type { actions as searchActions } from '../elements/quick-search/quick-search-view.tsx'
import { cut } from '../events/element-events.ts'
import type { Courtside, CourtsideArticle, CourtsideError } from './courtside.ts'

/** The parts of tags, each with its texts. */
interface LoaderParts {
  buyButton(): Promise<{ readonly actions: typeof buyingActions }>
  quickSearch(): Promise<{ readonly actions: typeof searchActions }>
  /** The tag that an element stands for, under whatever name the page gives it. */
  tagOf(element: Element): string | undefined
}

/** The fields of the answers, by their public types; others are removed. */
const FIELDS = [
  'orderRows',
  'orderTotal',
  'orderTotalAmount',
  'articleNumber',
  'name',
  'quantity',
  'url',
  'totalPrice',
  'totalPriceAmount',
  'price',
  'currency',
  'category',
  'imageSource',
]

/** The elements' actions for scripts of a page: the same code, loaded on demand. */
export function createActions({ buyButton, quickSearch, tagOf }: LoaderParts): Courtside {
  const buying = () => actionsOf(buyButton())
  return {
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

      async add(requested) {
        const { addToCart, cartState, errorsOf, messageText } = await buying()
        const articles = [requested].flat().map(toArticle)
        // The same articles after a lost answer are the same addition.
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
      const { findHits, messageText } = await actionsOf(quickSearch())
      const found = await findHits(query)
      if ('key' in found) throw refusal('failed', messageText(found))
      return cut(found, FIELDS)
    },

    async openCart() {
      await buying()
      await openCartOf(
        [...document.querySelectorAll('*')].filter((it) => tagOf(it) === 'mini-cart'),
      )
    },
  }
}

/** Presses the button for the visitor, which hydrates the element if necessary. */
async function openCartOf(hosts: readonly Element[]): Promise<void> {
  const host = hosts.find((it) => it.checkVisibility())
  if (!host) throw refusal('missing')
  if (host.hasAttribute('data-open')) return
  await new Promise((resolve, reject) => {
    host.addEventListener('courtside:opened', resolve)
    host.addEventListener('courtside:error', () => reject(refusal('failed')))
    host.querySelector<HTMLElement>('[data-act="toggle"]')?.click()
  })
}

async function actionsOf<Actions>(part: Promise<{ readonly actions: Actions }>): Promise<Actions> {
  try {
    return (await part).actions
  } catch (error) {
    throw refusal('failed', undefined, error)
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
