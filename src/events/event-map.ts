import type { Cart, OrderRow } from '../contract/cart.ts'
import type { Article } from '../model/article.ts'

/** An article that goes into the cart, as the page sees it. */
interface EventArticle {
  readonly articleNumber: string
  readonly quantity: number
}

/** Something is about to go into the cart: named articles, or all of a past order. */
export interface AddRequest {
  /** Empty for a past order. */
  readonly articles: readonly EventArticle[]
  readonly orderId?: string
}

/** The purpose of a form that is about to be sent, each in its element. */
export type FormName =
  | 'order'
  | 'quotation'
  | 'newsletter'
  | 'registration'
  | 'login'
  | 'passkey'
  | 'password-link'
  | 'password'
  | 'address'
  | 'person'
  | 'removal'
  | 'return'

/** The page is about to be left. */
export interface NavigationRequest {
  /**
   * To a product of a list (a link with `data-item`, on pages with `actions.js`), to a hit, to the full
   * search, after a form, or to the payment or the receipt of an order.
   */
  readonly kind: 'product' | 'hit' | 'search' | 'form' | 'order'
  /** Without its query and its fragment; absent for an order, whose address is private to the buyer. */
  readonly url?: string
}

/** An attribute that cannot be read, or, without one, a view that failed. */
export interface ElementProblem {
  readonly tag: string
  readonly attribute?: string
  readonly message: string
}

/** A file of a tag's part did not arrive. */
interface ElementLoadError extends Error {
  readonly tag: string
  readonly type: 'missing' | 'timeout' | 'other'
  readonly url: string
}

/** An order, in GA4's names. */
interface MeasuredOrder {
  readonly transaction_id: string
  readonly currency: string
  readonly value: number
  readonly tax: number
  readonly shipping: number
  readonly coupon?: string | undefined
  readonly items: readonly {
    readonly item_id: string
    readonly item_name: string
    readonly item_variant?: string | undefined
    readonly price: number
    readonly quantity: number
  }[]
}

/** The DOM events of the page, by name; the value is the event's `detail`. */
export interface PageEvents {
  /** Cancelable. */
  'courtside:before-add': AddRequest
  /** Cancelable. */
  'courtside:before-submit': { readonly form: FormName }
  /** Cancelable. */
  'courtside:before-navigate': NavigationRequest
  'courtside:added': { readonly articles: readonly EventArticle[] }
  'courtside:add-failed': { readonly articles: readonly EventArticle[] }
  'courtside:updated': { readonly rowSystemId: string; readonly quantity: number }
  'courtside:removed': { readonly rowSystemId: string }
  'courtside:cleared': undefined
  'courtside:reordered': { readonly orderId: string }
  'courtside:ordered': { readonly orderId: string }
  'courtside:logged-in': undefined
  'courtside:password-chosen': undefined
  'courtside:registered': { readonly type: 'B2C' | 'B2B' }
  'courtside:list-changed': { readonly list: 'addresses' | 'persons' }
  'courtside:favourites-changed': { readonly productId: string; readonly isMarked: boolean }
  'courtside:quotation-listed': { readonly articleNumber: string }
  'courtside:quotation-asked': { readonly number: string }
  'courtside:returned': { readonly orderId: string; readonly returnNumber: string }
  'courtside:opened': undefined
  'courtside:closed': undefined
  'courtside:searched': { readonly query: string }
  'courtside:selected': { readonly url: string }
  /** On the document: the visitor's current consent. */
  'courtside:consent': {
    readonly measurement: boolean
    readonly marketing: boolean
    readonly preferences: boolean
  }
  /** On the window: a script that knows the visitor's answer responds with `courtside:consent`. */
  'courtside:consent-asked': undefined
  /** On the document: the cart has changed. */
  'courtside:cart-changed': { readonly quantity: string; readonly version: number }
  /** On the document: an order was sent to the tag manager, as it appears in `ecommerce`. */
  'courtside:purchased': MeasuredOrder
  'courtside:ready': { readonly tag: string }
  'courtside:error': ElementProblem | ElementLoadError
}

/** Every event: those that are not DOM events are on the bus only. */
export interface EventMap extends PageEvents {
  'cart:added': readonly [articles: readonly Article[], cart: Cart]
  /** The visitor has changed a row's quantity. */
  'cart:updated': readonly [change: RowChange]
  'cart:removed': readonly [change: RowChange]
  /** With the cart as it was. */
  'cart:cleared': readonly [before: Cart]
  /** The visitor looks at the content of the cart. */
  'cart:viewed': readonly [cart: Cart]
  /** The cart has changed, in this tab or another. */
  'cart:changed': readonly [cart: Cart]
  'checkout:chosen': readonly [choice: CheckoutChoice]
  /** A visitor has registered: a private person, or a company. */
  'member:registered': readonly [type: 'B2C' | 'B2B']
}

export type BusEventName = Exclude<keyof EventMap, keyof PageEvents>

export interface RowChange {
  readonly rowSystemId: string
  readonly from: number
  readonly to: number
  /** As it was. */
  readonly row: OrderRow
  readonly currency: string | undefined
}

/** A delivery or payment method, when it is chosen or ordered with. */
interface CheckoutChoice {
  /** Distinguishes checkouts, and gives no access to one. */
  readonly checkout: string
  readonly kind: 'delivery' | 'payment'
  /** The method's id. */
  readonly method: string
  readonly cart: Cart
}
