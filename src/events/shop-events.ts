import { createNanoEvents } from 'nanoevents'
import type { Cart } from '../contract/cart.ts'
import type { Article } from '../model/article.ts'
import { pageSingleton } from '../services/page-singleton.ts'

/** What has happened in the shop. State emits; tracking and page scripts listen. */
export interface ShopEvents {
  'cart:added': (articles: readonly Article[], cart: Cart) => void
  /** A row's quantity was changed by the visitor. */
  'cart:updated': (change: RowChange) => void
  'cart:removed': (change: RowChange) => void
  'cart:cleared': () => void
  'cart:reordered': (orderId: string, cart: Cart) => void
  /** The cart is another than before, from this tab or another. */
  'cart:changed': (cart: Cart) => void
  /** Somebody has registered: a private person, or a company. */
  'member:registered': (type: 'B2C' | 'B2B') => void
  /** A return is announced: its order, and its number where the shop says one. */
  'goods:returned': (orderId: string, returnNumber: string) => void
  'search:submitted': (query: string) => void
  'search:chosen': (url: string) => void
}

export interface RowChange {
  readonly rowSystemId: string
  readonly articleNumber: string
  readonly from: number
  readonly to: number
}

/** One bus for every script on the page. `on` answers the function that stops listening. */
export const shopEvents = pageSingleton('bus', () => createNanoEvents<ShopEvents>())
