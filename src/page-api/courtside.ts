/** One article to put in the cart; one piece by default. */
export interface CourtsideArticle {
  readonly articleNumber: string
  readonly quantity?: number
}

/** A row of the cart. What the visitor may not see is absent; an amount is in minor units. */
interface CourtsideCartRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  readonly url?: string | undefined
  readonly totalPrice?: string | undefined
  readonly totalPriceAmount?: number | undefined
}

/** The shop's current cart of the visitor. What the visitor may not see is absent. */
interface CourtsideCart {
  /** Number of pieces, as text. */
  readonly quantity: string
  readonly currency?: string | undefined
  readonly orderTotal?: string | undefined
  readonly orderTotalAmount?: number | undefined
  readonly orderRows: readonly CourtsideCartRow[]
}

/** A found product or category; `category` is in the page's language. */
interface CourtsideHit {
  readonly name: string
  readonly category: string
  readonly url?: string | undefined
  readonly imageSource?: string | undefined
  readonly price?: string | null | undefined
}

/**
 * The error with which every action rejects. `message` is a sentence for the visitor, in the page's
 * language.
 */
export interface CourtsideError extends Error {
  readonly name: 'CourtsideError'
  /**
   * `prevented`: by a listener of the page. `refused`: by the shop, or by one of its rules. `failed`: no
   * usable answer; repeating the call does it once only. `missing`: the page shows no `mini-cart`.
   */
  readonly code: 'prevented' | 'refused' | 'failed' | 'missing'
}

/** The interface for a page's own scripts: `window.courtside`. */
export interface Courtside {
  /** Resolves when the actions have loaded; reading it, or calling an action, loads them. */
  readonly ready: Promise<void>
  readonly cart: {
    get(): Promise<CourtsideCart>
    /** Puts all of them in the cart, or none. */
    add(articles: CourtsideArticle | readonly CourtsideArticle[]): Promise<CourtsideCart>
  }
  /** The hits of quick search, without showing them in the field; empty for an empty query. */
  search(query: string): Promise<readonly CourtsideHit[]>
  /** Opens the panel of the page's `mini-cart`. */
  openCart(): Promise<void>
}
