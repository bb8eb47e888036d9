import { snapshot } from 'valtio/vanilla'
import type { Cart } from '../../../src/contract/cart.ts'
import { cartState } from '../../../src/state/cart/state.ts'

/** A cart as the shop would send it, with rows written as `r1: 2`. */
export function cartOf(quantities: Readonly<Record<string, number>>, more: object = {}): object {
  const rows = Object.entries(quantities)
  return {
    quantity: String(rows.reduce((sum, [, quantity]) => sum + quantity, 0)),
    orderRows: rows.map(([rowSystemId, quantity]) => ({
      rowSystemId,
      articleNumber: `A-${rowSystemId}`,
      name: `Article ${rowSystemId}`,
      quantity,
      totalPrice: `${quantity}00 kr`,
      totalPriceAmount: quantity * 10_000,
    })),
    ...more,
  }
}

/** The rows of the page's cart, written as `r1: 2`. */
export function shownRows(): Record<string, number> {
  return Object.fromEntries(
    cartState.cart.orderRows.map(({ rowSystemId, quantity }) => [rowSystemId, quantity]),
  )
}

export function workOf(rowSystemId: string) {
  return snapshot(cartState).rows[rowSystemId]
}

/** Starts a test with this cart on the page. */
export function begin(cart: object): void {
  Object.assign(cartState, {
    cart: { errors: {}, version: 0, ...cart } as Cart,
    status: 'ready',
    problem: undefined,
    errors: {},
    rows: {},
    removed: [],
    showInfo: false,
  })
}
