/** One article to put in the cart; one piece where no quantity is said. */
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

/** The visitor's cart, as the shop has it. What the visitor may not see is absent. */
interface CourtsideCart {
  /** Number of pieces, as text. */
  readonly quantity: string
  readonly currency?: string | undefined
  readonly orderTotal?: string | undefined
  readonly orderTotalAmount?: number | undefined
  readonly orderRows: readonly CourtsideCartRow[]
}

/** A product or a category that was found; its own category is named in the page's language. */
interface CourtsideHit {
  readonly name: string
  readonly category: string
  readonly url?: string | undefined
  readonly imageSource?: string | undefined
  readonly price?: string | null | undefined
}

/** What every action rejects with. `message` is a sentence for the visitor, in the page's language. */
export interface CourtsideError extends Error {
  readonly name: 'CourtsideError'
  /**
   * `prevented`: a listener of the page has held it back. `refused`: the shop, or a rule of it, says
   * no. `failed`: no answer came that can be used; asked again, it is done once. `missing`: the page
   * shows no `mini-cart`.
   */
  readonly code: 'prevented' | 'refused' | 'failed' | 'missing'
}

/** What a page may do with scripts of its own: `window.courtside`. */
export interface Courtside {
  /** Resolves when the actions are here, which are fetched when this is first read or one is called. */
  readonly ready: Promise<void>
  readonly cart: {
    get(): Promise<CourtsideCart>
    /** Puts all of them in the cart, or none. */
    add(articles: CourtsideArticle | readonly CourtsideArticle[]): Promise<CourtsideCart>
  }
  /** What quick search finds, without showing it in the field; nothing for an empty query. */
  search(query: string): Promise<readonly CourtsideHit[]>
  /** Opens the panel of the page's `mini-cart`. */
  openCart(): Promise<void>
}
