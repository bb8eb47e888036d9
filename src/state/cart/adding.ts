import type { Cart } from '../../contract/cart.ts'
import { emit } from '../../events/element-events.ts'
import { shopEvents } from '../../events/shop-events.ts'
import {
  type Article,
  type ArticleErrors,
  errorKey,
  findArticleErrors,
  hasErrors,
  NO_ERRORS,
} from '../../model/article.ts'
import { addArticles, clear, reorder } from '../../services/cart-service.ts'
import { openSession } from '../../services/http.ts'
import { failureMessage, HttpError, StoppedError } from '../../services/http-error.ts'
import { mutateCart } from './mutation.ts'
import { putInCart } from './put-in-cart.ts'
import { cartState, currentStorefront, errorsOf, reloadCart } from './state.ts'

export interface AddOptions {
  /** The uid of the calling element, so that errors show there and nowhere else. */
  readonly source?: string
  /** The calling element, on which the events fire. */
  readonly host?: EventTarget
}

/** Requests what an addition will need, before anything can be added. */
export function prepareAdding(): void {
  // The addition opens the session again, and reports the error.
  openSession().catch(() => {})
}

/**
 * Resolves to whether the articles are in the cart; if not, `errorsOf(cartState.errors, source)` holds the
 * reason, or nothing if the page has prevented it. Rejects if the shop could not be reached, with the
 * reason in the same place.
 */
export async function addToCart(
  articles: readonly Article[],
  { source = '', host = document }: AddOptions = {},
): Promise<boolean> {
  const requested = currentStorefront() === 'professional' ? articles.map(withoutLimit) : articles
  const errors = findArticleErrors(requested)
  setErrors(source, errors)
  if (hasErrors(errors)) return fail(host, articles)
  try {
    const cart = await putInCart({
      host,
      name: `add ${source} ${JSON.stringify(requested)}`,
      articles: requested,
      call: (key, signal) => addArticles(requested, key, signal),
    })
    if (!cart) return false
    cartState.added = { articles: requested, at: Date.now() }
    emit(host, 'courtside:added', { articles })
    return true
  } catch (error) {
    setErrors(source, refusalErrors(error, requested))
    fail(host, articles)
    if (error instanceof HttpError && error.isFinal) return false
    throw error
  }
}

function fail(host: EventTarget, articles: readonly Article[]): false {
  emit(host, 'courtside:add-failed', { articles })
  return false
}

/** Clears the errors once the visitor has changed the input. */
export function clearErrors(source: string): void {
  if (hasErrors(errorsOf(cartState.errors, source))) setErrors(source, NO_ERRORS)
}

/**
 * Puts a past order in the cart. Resolves to the cart, which lists what was left out, or to undefined if
 * the shop has refused, with the reason in `errorsOf(cartState.errors, source)`, or the page has prevented
 * it. Rejects if the shop could not be reached, with the reason in the same place.
 */
export async function reorderOrder(
  orderId: string,
  { source = '', host }: AddOptions = {},
): Promise<Cart | undefined> {
  setErrors(source, NO_ERRORS)
  try {
    return await putInCart({
      host,
      name: `reorder ${orderId}`,
      articles: [],
      orderId,
      call: (key, signal) => reorder(orderId, key, signal),
    })
  } catch (error) {
    setErrors(source, { byField: {}, articles: [failureMessage(error)] })
    if (error instanceof HttpError && error.isFinal) return undefined
    throw error
  }
}

/** Resolves to whether the cart is empty; if not, `cartState.problem` holds the reason. */
export async function clearCart(): Promise<boolean> {
  const before = cartState.cart
  try {
    await mutateCart({ name: 'clear', mode: 'latest', call: (_, signal) => clear(signal) })
  } catch (error) {
    const problem = failureMessage(error)
    if (error instanceof StoppedError) await reloadCart()
    cartState.problem = problem
    return false
  }
  cartState.removed = []
  shopEvents.emit('cart:cleared', before)
  return true
}

function setErrors(source: string, errors: ArticleErrors): void {
  cartState.errors = { ...cartState.errors, [source]: errors }
}

function withoutLimit({ maxQuantity, ...article }: Article): Article {
  return article
}

/** The shop's refusal by field; unknown fields go to the general errors. */
function refusalErrors(error: unknown, articles: readonly Article[]): ArticleErrors {
  const general = failureMessage(error)
  const { errors } = error instanceof HttpError ? error.body : {}
  const fieldKeys = new Set(articles.flatMap(keysOf))
  const listed = Object.entries(errors?.errorsList ?? {})
  const strays = listed.filter(([key]) => !fieldKeys.has(key)).map(([, message]) => message)
  const generalErrors = [...(errors?.articles ?? []), ...strays].map((key) => ({ key }))
  return {
    byField: Object.fromEntries(
      listed.filter(([key]) => fieldKeys.has(key)).map(([key, text]) => [key, { key: text }]),
    ),
    articles: generalErrors.length > 0 || listed.length > 0 ? generalErrors : [general],
  }
}

function keysOf(article: Article): readonly string[] {
  return [errorKey(article), errorKey({ articleNumber: article.articleNumber })]
}
