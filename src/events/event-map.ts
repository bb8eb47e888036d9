import type { Cart, OrderRow } from '../contract/cart.ts'
import type { Article } from '../model/article.ts'

/** What goes into the cart, as the page hears of it. */
interface EventArticle {
  readonly articleNumber: string
  readonly quantity: number
}

/** Something is about to go into the cart: named articles, or all of a past order. */
export interface AddRequest {
  /** Of a past order none are named. */
  readonly articles: readonly EventArticle[]
  readonly orderId?: string
}

/** What a form that is about to be sent does, each in its element. */
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
   * To a product of a list (a link with `data-item`, where `actions.js` is on the page), to a hit,
   * to the full search, after a form, or to the payment or the receipt of an order.
   */
  readonly kind: 'product' | 'hit' | 'search' | 'form' | 'order'
  /** Without its query and its fragment; absent for an order, whose address is the buyer's alone. */
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

/** What the page hears as DOM events, by name; the value is the event's `detail`. */
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
  /** On the document: what the visitor agrees to, as it is now. */
  'courtside:consent': {
    readonly measurement: boolean
    readonly marketing: boolean
    readonly preferences: boolean
  }
  /** On the window: who knows what the visitor has answered says so with `courtside:consent`. */
  'courtside:consent-asked': undefined
  /** On the document: the cart is another than before. */
  'courtside:cart-changed': { readonly quantity: string; readonly version: number }
  /** On the document: an order was sent to the tag manager, as it stands in `ecommerce`. */
  'courtside:purchased': MeasuredOrder
  'courtside:ready': { readonly tag: string }
  'courtside:error': ElementProblem | ElementLoadError
}

/** Every event there is: what the page does not hear is said on the bus. */
export interface EventMap extends PageEvents {
  'cart:added': readonly [articles: readonly Article[], cart: Cart]
  /** A row's quantity was changed by the visitor. */
  'cart:updated': readonly [change: RowChange]
  'cart:removed': readonly [change: RowChange]
  /** With the cart as it was. */
  'cart:cleared': readonly [before: Cart]
  /** The visitor looks at what is in the cart. */
  'cart:viewed': readonly [cart: Cart]
  /** The cart is another than before, from this tab or another. */
  'cart:changed': readonly [cart: Cart]
  'checkout:chosen': readonly [choice: CheckoutChoice]
  /** Somebody has registered: a private person, or a company. */
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

/** A way to deliver or to pay, chosen or ordered with. */
interface CheckoutChoice {
  /** Tells one checkout from another, and does not open it. */
  readonly checkout: string
  readonly kind: 'delivery' | 'payment'
  /** Its id. */
  readonly method: string
  readonly cart: Cart
}
