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

/** What answers are cut to: what their types name, and nothing else. */
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

/** What the elements do, for scripts of a page: by the same code, which is fetched when it is asked for. */
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

/** Presses the button that a visitor would press, which hydrates the element where it is not ready. */
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
