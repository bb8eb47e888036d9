import type { Entry, TrackedFacts, TrackedName } from '../tracked-event.ts'

type Item = NonNullable<TrackedFacts['items']>[number]

/** What Enhanced E-commerce calls an event, what it holds, and the step of the checkout that it is. */
const ENHANCED: Partial<
  Record<TrackedName, readonly [event: string, part: string, step?: number]>
> = {
  select_item: ['productClick', 'click'],
  view_item: ['detail', 'detail'],
  add_to_cart: ['addToCart', 'add'],
  remove_from_cart: ['removeFromCart', 'remove'],
  begin_checkout: ['checkout', 'checkout', 1],
  add_shipping_info: ['checkoutOption', 'checkout_option', 2],
  add_payment_info: ['checkoutOption', 'checkout_option', 3],
  purchase: ['purchase', 'purchase'],
  refund: ['refund', 'refund'],
}

/**
 * The same in the format of the generation before it, Enhanced E-commerce, which has no event for lists
 * and for a look at the cart.
 */
export function enhancedEntries(name: TrackedName, facts: TrackedFacts): readonly Entry[] {
  if (name === 'sign_up') return [{ event: 'insiderRegistration', registrationType: facts.method }]
  const [event, part = '', step] = ENHANCED[name] ?? []
  if (!event) return []
  const { items, currency, item_list_name: list, shipping_tier, payment_type: option } = facts
  const products = event === 'checkoutOption' ? undefined : items?.map(productOf)
  const order = name === 'purchase' ? orderOf(facts) : { id: facts.transaction_id }
  const actionField = tidy({ list, step, option: option ?? shipping_tier, ...order })
  const isEmpty = Object.keys(actionField).length === 0
  const said = tidy({ actionField: isEmpty ? undefined : actionField, products })
  return [{ event, ecommerce: tidy({ currencyCode: currency, [part]: said }) }]
}

/** Amounts were texts in it. */
function productOf(item: Item): Entry {
  const { price, index } = item
  return tidy({
    name: item.item_name,
    id: item.item_id,
    price: price === undefined ? price : amountText(price),
    brand: item.item_brand,
    category: item.item_category,
    variant: item.item_variant,
    quantity: item.quantity,
    position: index === undefined ? index : Number(index) + 1,
  })
}

/** The revenue of this format is all that is paid. */
function orderOf({ transaction_id: id, value, tax, shipping, coupon }: TrackedFacts): Entry {
  const revenue = amountText(Number(value) + Number(tax) + Number(shipping))
  return { id, revenue, tax: amountText(tax), shipping: amountText(shipping), coupon }
}

function amountText(amount: unknown): string {
  return Number(amount).toFixed(2)
}

function tidy(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}
