import { createNanoEvents } from 'nanoevents'
import type { Cart, OrderRow } from '../contract/cart.ts'
import type { Article } from '../model/article.ts'
import { pageSingleton } from '../services/page-singleton.ts'
import { dropUnheard, type Happened, keepUnheard } from './unheard.ts'

/** What has happened in the shop. State emits; tracking and views listen. */
export interface ShopEvents {
  'cart:added': (articles: readonly Article[], cart: Cart) => void
  /** A row's quantity was changed by the visitor. */
  'cart:updated': (change: RowChange) => void
  'cart:removed': (change: RowChange) => void
  /** With the cart as it was. */
  'cart:cleared': (before: Cart) => void
  /** The visitor looks at what is in the cart. */
  'cart:viewed': (cart: Cart) => void
  /** The cart is another than before, from this tab or another. */
  'cart:changed': (cart: Cart) => void
  'checkout:chosen': (choice: CheckoutChoice) => void
  /** Somebody has registered: a private person, or a company. */
  'member:registered': (type: 'B2C' | 'B2B') => void
}

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
  readonly checkoutId: string
  readonly kind: 'delivery' | 'payment'
  /** Its id. */
  readonly method: string
  readonly cart: Cart
}

const LOADER = Symbol.for('courtside.loader')

/** One bus for every script on the page. `on` answers the function that stops listening. */
export const shopEvents = pageSingleton('bus', createBus)

function createBus() {
  const bus = createNanoEvents<ShopEvents>()
  const { emit } = bus
  bus.emit = (...happened) => {
    const said: Happened = happened
    Reflect.apply(emit, bus, said)
    keepUnheard(said)
  }
  // What happened before a no, or between a no and a yes, is nobody's to measure.
  let isRefused = isRefusedAlready()
  const onConsent = ({ detail }: CustomEventInit) => {
    const isGranted = detail?.measurement === true
    if (!isGranted || isRefused) dropUnheard()
    isRefused = !isGranted
  }
  addEventListener('courtside:consent', onConsent, true)
  return bus
}

function isRefusedAlready(): boolean {
  const page = globalThis as { [LOADER]?: { readonly consent?: boolean | null } }
  return page[LOADER]?.consent === false
}
