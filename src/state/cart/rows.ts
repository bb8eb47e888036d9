import type { Cart, OrderRow } from '../../contract/cart.ts'
import { shopEvents } from '../../events/shop-events.ts'
import type { Message } from '../../model/validation.ts'
import { addArticles, setQuantity } from '../../services/cart-service.ts'
import { failureMessage } from '../../services/http-error.ts'
import { flushBeforeSettling, mutateCart } from './mutation.ts'
import { putInCart } from './put-in-cart.ts'
import { cartState, type RemovedRow, type RowWork, reloadCart } from './state.ts'

/** Clicks within this time are one change. */
const QUIET_MS = 200

interface QuantityChange {
  readonly row: OrderRow
  quantity: number
  timer: ReturnType<typeof setTimeout>
}

const waiting = new Map<string, QuantityChange>()

/** The last quantity sent for a row, until the shop has answered for it. */
const sent = new Map<string, { readonly quantity: number }>()

/** The quantity to display: the requested one until the shop has answered. */
export function displayedQuantity(row: OrderRow, rows: Readonly<Record<string, RowWork>>): number {
  return rows[row.rowSystemId]?.quantity ?? row.quantity
}

/** Shows the quantity at once, and sends it when no further click follows. */
export function setRowQuantity(rowSystemId: string, quantity: number): void {
  const row = findRow(rowSystemId)
  if (!row || displayedQuantity(row, cartState.rows) === quantity) return
  const change = waiting.get(rowSystemId)
  clearTimeout(change?.timer)
  const timer = setTimeout(() => void send(rowSystemId), QUIET_MS)
  waiting.set(rowSystemId, { row: change?.row ?? row, quantity, timer })
  setWork(rowSystemId, { status: 'busy', quantity })
}

/** Sends waiting quantities at once, before the page is left. */
export function flushRows(): void {
  for (const [rowSystemId, { timer }] of waiting) {
    clearTimeout(timer)
    void send(rowSystemId)
  }
}

/** Removes the row at once; `undoRemove` puts it back. */
export async function removeRow(rowSystemId: string): Promise<void> {
  const row = findRow(rowSystemId)
  if (!row) return
  clearTimeout(waiting.get(rowSystemId)?.timer)
  waiting.delete(rowSystemId)
  const index = cartState.cart.orderRows.indexOf(row)
  setWork(rowSystemId, { status: 'busy' })
  // Before the new cart: a list that is empty for a moment would lose the focus.
  await update(row, 0, () => keepRemoved([...cartState.removed, { row, index, status: 'idle' }]))
}

/** Resolves to whether the row is back; if not, its message says why, or a listener canceled it. */
export async function undoRemove(rowSystemId: string, host?: EventTarget): Promise<boolean> {
  const removed = cartState.removed.find(({ row }) => row.rowSystemId === rowSystemId)
  if (!removed || removed.status === 'busy') return false
  const { articleNumber, quantity } = removed.row
  changeRemoved(rowSystemId, { status: 'busy' })
  try {
    const articles = [{ articleNumber, quantity }]
    const cart = await putInCart({
      host,
      name: `undo ${rowSystemId}`,
      articles,
      call: (key, signal) => addArticles(articles, key, signal),
    })
    if (cart) forgetRemoved(rowSystemId)
    else changeRemoved(rowSystemId, { status: 'idle' })
    return cart !== undefined
  } catch (error) {
    changeRemoved(rowSystemId, { status: 'idle', message: failureMessage(error) })
    return false
  }
}

/** Removes the offer to undo. */
export function forgetRemoved(rowSystemId: string): void {
  keepRemoved(cartState.removed.filter(({ row }) => row.rowSystemId !== rowSystemId))
}

flushBeforeSettling(flushRows)

async function send(rowSystemId: string): Promise<void> {
  const change = waiting.get(rowSystemId)
  if (!change) return
  waiting.delete(rowSystemId)
  const current = (sent.get(rowSystemId) ?? findRow(rowSystemId))?.quantity
  if (current !== change.quantity) await update(change.row, change.quantity)
  else if (!sent.has(rowSystemId)) settle(rowSystemId, undefined)
}

/** Sends the quantity to the shop. Only the last request of a row counts. */
async function update(row: OrderRow, quantity: number, onAnswer?: () => void): Promise<void> {
  const { rowSystemId, quantity: from } = row
  const request = { quantity }
  sent.set(rowSystemId, request)
  try {
    const cart = await mutateCart({
      name: rowSystemId,
      mode: 'latest',
      call: (_, signal) => setQuantity(rowSystemId, quantity, signal),
      ...(onAnswer && { onAnswer }),
    })
    if (!isLatest(rowSystemId, request)) return
    sent.delete(rowSystemId)
    settle(rowSystemId, cutMessage(cart, rowSystemId, quantity))
    const change = { rowSystemId, from, to: quantity, row, currency: cart.currency }
    shopEvents.emit(quantity === 0 ? 'cart:removed' : 'cart:updated', change)
  } catch (error) {
    const message = failureMessage(error)
    if (!isLatest(rowSystemId, request)) return
    sent.delete(rowSystemId)
    settle(rowSystemId, message)
    await reloadCart()
    if (!findRow(rowSystemId)) cartState.problem = message
  }
}

/** Whether it is the last request of the row. */
function isLatest(rowSystemId: string, request: object): boolean {
  return sent.get(rowSystemId) === request
}

/** The shop's quantity applies again, unless the visitor has requested another one meanwhile. */
function settle(rowSystemId: string, message: Message | undefined): void {
  if (waiting.has(rowSystemId)) return
  const { [rowSystemId]: _, ...others } = cartState.rows
  cartState.rows = message ? { ...others, [rowSystemId]: { status: 'idle', message } } : others
}

/** The message for a reduced quantity names both numbers. */
function cutMessage(cart: Cart, rowSystemId: string, requested: number): Message | undefined {
  const row = cart.orderRows.find((it) => it.rowSystemId === rowSystemId)
  if (!row || row.quantity === requested) return undefined
  return { key: 'cart.quantitycut', values: { a: requested, b: row.quantity } }
}

function findRow(rowSystemId: string): OrderRow | undefined {
  return cartState.cart.orderRows.find((row) => row.rowSystemId === rowSystemId)
}

function setWork(rowSystemId: string, work: RowWork): void {
  cartState.rows = { ...cartState.rows, [rowSystemId]: work }
}

function keepRemoved(removed: readonly RemovedRow[]): void {
  cartState.removed = removed
}

function changeRemoved(rowSystemId: string, change: Pick<RemovedRow, 'status' | 'message'>): void {
  keepRemoved(
    cartState.removed.map((it) => (it.row.rowSystemId === rowSystemId ? { ...it, ...change } : it)),
  )
}
