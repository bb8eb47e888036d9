import type { Cart } from '../../contract/cart.ts'
import {
  type TrackedItem,
  trackedCart,
  trackedGoods,
  trackedRow,
} from '../../model/tracked-item.ts'
import type { BusEventName, EventMap } from '../event-map.ts'
import { unit } from './layer.ts'
import type { TrackedName } from './tracked-event.ts'

export interface TrackedAction {
  readonly name: TrackedName
  readonly facts: object
  /** Of what is pushed once for a checkout, however often it is said. */
  readonly id?: string
}

const CHOICES = {
  delivery: ['add_shipping_info', 'shipping_tier'],
  payment: ['add_payment_info', 'payment_type'],
} as const

type Actions = {
  readonly [Name in BusEventName]?: (...said: EventMap[Name]) => TrackedAction | undefined
}

/** What is measured of what happens in the shop. */
export const ACTIONS: Actions = {
  'cart:added': (articles, { orderRows, currency }) =>
    goods(
      'add_to_cart',
      articles.map(({ articleNumber, quantity }) => {
        const row = orderRows.find((it) => it.articleNumber === articleNumber)
        return row ? trackedRow(row, quantity, unit()) : { item_id: articleNumber, quantity }
      }),
      currency,
    ),
  'cart:updated': ({ row, from, to, currency }) =>
    goods(
      to > from ? 'add_to_cart' : 'remove_from_cart',
      [trackedRow(row, Math.abs(to - from), unit())],
      currency,
    ),
  'cart:removed': ({ row, from, currency }) =>
    goods('remove_from_cart', [trackedRow(row, from, unit())], currency),
  'cart:cleared': (before) => wholeCart('remove_from_cart', before),
  'cart:viewed': (cart) => wholeCart('view_cart', cart),
  'checkout:chosen': ({ checkout, kind, method, cart }) => {
    const [name, field] = CHOICES[kind]
    const said = wholeCart(name, cart)
    return (
      said && {
        name,
        facts: { ...said.facts, [field]: method },
        id: `${name}:${checkout}:${method}`,
      }
    )
  },
  'member:registered': (type) => ({ name: 'sign_up', facts: { method: type } }),
}

function wholeCart(name: TrackedName, cart: Cart): TrackedAction | undefined {
  const facts = trackedCart(cart, unit())
  return facts && { name, facts }
}

function goods(
  name: TrackedName,
  items: readonly TrackedItem[],
  currency: string | undefined,
): TrackedAction | undefined {
  return items.length > 0 ? { name, facts: trackedGoods(items, currency) } : undefined
}
