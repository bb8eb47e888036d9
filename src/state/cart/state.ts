import { proxy, ref } from 'valtio/vanilla'
import type { Cart, OrderRow } from '../../contract/cart.ts'
import { emit } from '../../events/element-events.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { type Article, type ArticleErrors, NO_ERRORS } from '../../model/article.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Message } from '../../model/validation.ts'
import { getCart } from '../../services/cart-service.ts'
import { failureMessage } from '../../services/http-error.ts'
import { pageStorefront } from '../../services/page.ts'

/** A visitor's pending change of one row. */
export interface RowWork {
  readonly status: 'idle' | 'busy'
  /** The requested quantity; shown until the shop has answered. */
  readonly quantity?: number
  /** The shop's message about the last change. */
  readonly message?: Message
}

/** A removed row that can be put back, with its index in the list. */
export interface RemovedRow {
  readonly row: OrderRow
  readonly index: number
  readonly status: 'idle' | 'busy'
  readonly message?: Message
}

export interface CartState {
  /** Replaced as a whole, never mutated; an unchanged row stays the same object. */
  cart: Cart
  /** `failed`: there has been no cart yet. Later failures leave the cart and set `problem`. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  problem: Message | undefined
  /** The errors of the last add, by source. */
  errors: Readonly<Record<string, ArticleErrors>>
  /** By `rowSystemId`; rows without a change are absent. */
  rows: Readonly<Record<string, RowWork>>
  removed: readonly RemovedRow[]
  /** The last added articles, for an element that is hydrated because of them. */
  added: { readonly articles: readonly Article[]; readonly at: number } | undefined
  /** Whether the cart's panel is open. */
  showInfo: boolean
}

const NO_CART: Cart = {
  quantity: '0',
  includesVat: true,
  showInfo: false,
  errors: {},
  hasQuotationProductInCart: false,
  isAuthenticated: false,
  orderRows: [],
  version: 0,
}

/**
 * The visitor's cart, for every element that uses this module; only `state/cart-*` writes to it. If a page
 * has the package twice, there are two carts, and each learns of the other's changes on the bus.
 */
export const cartState = proxy<CartState>({
  cart: ref(NO_CART),
  status: 'unknown',
  problem: undefined,
  errors: {},
  rows: {},
  removed: [],
  added: undefined,
  showInfo: false,
})

export const responseOrder = createResponseOrder()
shopEvents.on('cart:changed', (cart) => {
  if (cart !== cartState.cart) take('written', cart, responseOrder.send())
})
let loading: Promise<void> | undefined

/** The storefront of this page. */
export const currentStorefront: () => Storefront = pageStorefront

/** Loads once for all elements that need the cart; a failure is kept in the state, not thrown. */
export function loadCart(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

/** Loads the cart again, because it may have changed since a running load was sent. */
export async function reloadCart(): Promise<void> {
  await loading
  await loadCart()
}

/** Loads the cart unless it is loaded already. */
export async function ensureCart(): Promise<void> {
  if (cartState.status !== 'ready') await loadCart()
}

/** The errors of the last add by `source`. */
export function errorsOf(errors: CartState['errors'], source: string): ArticleErrors {
  return errors[source] ?? NO_ERRORS
}

export function toggleCart(): void {
  cartState.showInfo = !cartState.showInfo
  if (cartState.showInfo) void viewCart()
}

export function closeCart(): void {
  cartState.showInfo = false
}

/** Applies an answer unless it is stale, and emits an event if the cart has changed. */
export function keepResponse(kind: CallKind, answer: Cart, sent: AnswerCounts): void {
  const { cart: before, status } = cartState
  const cart = take(kind, answer, sent)
  if (!cart || (kind === 'read' && (status !== 'ready' || isSame(before, cart)))) return
  shopEvents.emit('cart:changed', cart)
  emit(document, 'courtside:cart-changed', { quantity: cart.quantity, version: cart.version })
}

/** Applies an answer; undefined if it is stale. */
function take(kind: CallKind, answer: Cart, sent: AnswerCounts): Cart | undefined {
  const { cart: before } = cartState
  if (!responseOrder.accept(kind, answer, before, sent)) return undefined
  const cart = keepRows(before, answer)
  cartState.cart = ref(cart)
  cartState.status = 'ready'
  cartState.problem = undefined
  return cart
}

async function viewCart(): Promise<void> {
  await ensureCart()
  if (cartState.status === 'ready') shopEvents.emit('cart:viewed', cartState.cart)
}

async function load(): Promise<void> {
  const sent = responseOrder.send()
  if (cartState.status !== 'ready') cartState.status = 'loading'
  try {
    keepResponse('read', await getCart(), sent)
  } catch (error) {
    // Elements that show the cart load it again once the browser is online.
    cartState.problem = failureMessage(error, 'error.offline')
    if (cartState.status === 'loading') cartState.status = 'failed'
  }
}

/** Unchanged rows stay the same objects, so that views can skip them. */
function keepRows(before: Cart, answer: Cart): Cart {
  const rowsById = new Map(before.orderRows.map((row) => [row.rowSystemId, row]))
  const orderRows = answer.orderRows.map((row) => {
    const old = rowsById.get(row.rowSystemId)
    return old && isSame(old, row) ? old : row
  })
  return { ...answer, orderRows }
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A call for the cart, or one that changes it. Writes are sent one after another. */
type CallKind = 'read' | 'written'

/** How many answers had been accepted when a call was sent. */
interface AnswerCounts {
  readonly accepted: number
  readonly written: number
}

/**
 * Decides which of two answers is stale. The answer to a call that was sent after all others had arrived is
 * newer in any case. For concurrent calls, the cart's version decides; if the backend has no versions, the
 * answer to a write takes precedence over a read that was sent before it.
 */
function createResponseOrder() {
  let accepted = 0
  let written = 0

  return {
    send(): AnswerCounts {
      return { accepted, written }
    },

    /** Whether the answer is newer than the displayed cart. */
    accept(kind: CallKind, answer: Cart, displayed: Cart, sent: AnswerCounts): boolean {
      const isOvertaken = kind === 'read' && sent.written !== written
      const isOlder =
        answer.version && displayed.version ? answer.version < displayed.version : isOvertaken
      if (sent.accepted !== accepted && isOlder) return false
      accepted += 1
      if (kind === 'written') written += 1
      return true
    },
  }
}
