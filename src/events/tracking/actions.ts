import type { Cart } from '../../contract/cart.ts'
import {
  isProductRow,
  itemsWithValue,
  type SoldRow,
  trackedItems,
} from '../../model/tracked-item.ts'
import type { BusEventName, EventMap, RowChange } from '../event-map.ts'
import { unit } from '../tag-layer.ts'
import type { TrackedName } from './tracked-event.ts'

export interface TrackedAction {
  readonly name: TrackedName
  readonly facts: object
  /** The key of an action that is pushed once for each checkout. */
  readonly id?: string | undefined
}

type Actions = {
  readonly [Name in BusEventName]?: (...args: EventMap[Name]) => TrackedAction | undefined
}

/** The tracked actions, by event of the bus. */
export const ACTIONS: Actions = {
  'cart:added': (articles, { orderRows, currency }) =>
    productAction(
      'add_to_cart',
      articles.map((it) => ({
        ...orderRows.find(({ articleNumber }) => articleNumber === it.articleNumber),
        ...it,
      })),
      currency,
    ),
  'cart:updated': changed,
  'cart:removed': changed,
  'cart:cleared': (before) => wholeCart('remove_from_cart', before),
  'cart:viewed': (cart) => wholeCart('view_cart', cart),
  'checkout:chosen': ({ checkout, kind, method, cart }) => {
    const name = kind === 'delivery' ? 'add_shipping_info' : 'add_payment_info'
    // Each of the two events uses one of these fields.
    const action = wholeCart(name, cart, { shipping_tier: method, payment_type: method })
    return action && { ...action, id: `${name}:${checkout}:${method}` }
  },
  'member:registered': (method) => ({ name: 'sign_up', facts: { method } }),
}

function changed({ row, from, to, currency }: RowChange): TrackedAction | undefined {
  const name = to > from ? 'add_to_cart' : 'remove_from_cart'
  return productAction(name, [{ ...row, quantity: Math.abs(to - from) }], currency)
}

function wholeCart(name: TrackedName, { orderRows, currency }: Cart, chosen?: object) {
  return productAction(name, orderRows.filter(isProductRow), currency, chosen)
}

function productAction(
  name: TrackedName,
  rows: readonly SoldRow[],
  currency: string | undefined,
  chosen?: object,
): TrackedAction | undefined {
  const facts = { ...itemsWithValue(trackedItems(rows, unit()), currency), ...chosen }
  return rows[0] && { name, facts }
}
