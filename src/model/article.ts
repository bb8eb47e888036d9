import { MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'
import type { Message } from './validation.ts'

/** Up to this stock, the exact number is shown. */
export const FEW_LEFT = 5

/** An article and its quantity, to be added to the cart. */
export interface Article {
  readonly articleNumber: string
  readonly quantity: number
  /** The size box of the article, to show its error there. */
  readonly fieldId?: string
  /** Available pieces; absent if stock is not checked. */
  readonly maxQuantity?: number
}

/** The errors of adding articles to the cart. */
export interface ArticleErrors {
  /** By `errorKey`. */
  readonly byField: Readonly<Record<string, Message>>
  /** Errors of the whole list; the first is shown. */
  readonly articles: readonly Message[]
}

export const NO_ERRORS: ArticleErrors = { byField: {}, articles: [] }

/** The key of one article's error, here as in the shop's `errorsList`. */
export function errorKey({ fieldId, articleNumber }: Pick<Article, 'fieldId' | 'articleNumber'>) {
  return `articleSizeInputField${fieldId ?? articleNumber}`
}

/** Requires at least one article, and of each no more than in stock. */
export function findArticleErrors(articles: readonly Article[]): ArticleErrors {
  if (articles.length === 0) return { byField: {}, articles: [{ key: 'addtocart.minimumone' }] }
  const found = articles.flatMap((article) => {
    const fault = findFault(article)
    return fault ? [[errorKey(article), fault] as const] : []
  })
  return { byField: Object.fromEntries(found), articles: [] }
}

export function hasErrors({ byField, articles }: ArticleErrors): boolean {
  return articles.length > 0 || Object.keys(byField).length > 0
}

function findFault({ quantity, maxQuantity }: Article): Message | undefined {
  if (!Number.isInteger(quantity)) return { key: 'quantity.notwhole' }
  if (quantity < MIN_QUANTITY) return { key: 'quantity.toosmall', values: { min: MIN_QUANTITY } }
  if (maxQuantity !== undefined && quantity > maxQuantity) {
    return { key: 'sizeInput.tooMany', values: { max: maxQuantity } }
  }
  if (quantity > MAX_QUANTITY) return { key: 'quantity.toobig', values: { max: MAX_QUANTITY } }
  return undefined
}

export type StockLevel = 'in-stock' | 'few-left' | 'out-of-stock'

export function stockLevel(available: number): StockLevel {
  if (available > FEW_LEFT) return 'in-stock'
  return available > 0 ? 'few-left' : 'out-of-stock'
}
