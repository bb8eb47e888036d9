import type { Entry, TrackedFacts, TrackedName } from '../tracked-event.ts'

type Item = NonNullable<TrackedFacts['items']>[number]

/** An event's name in Enhanced E-commerce, its content, and its step of the checkout. */
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
 * The same in the previous format, Enhanced E-commerce, which has no events for lists and for viewing the
 * cart.
 */
export function enhancedEntries(name: TrackedName, facts: TrackedFacts): readonly Entry[] {
  if (name === 'sign_up') return [{ event: 'insiderRegistration', registrationType: facts.method }]
  const written = ENHANCED[name]
  if (!written) return []
  const [event, part, step = 0] = written
  const { items, item_list_name: list, transaction_id: id } = facts
  const order = name === 'purchase' && paidOf(facts)
  const option = facts.shipping_tier ?? facts.payment_type
  const fields = {
    actionField:
      list || step || id ? { list, step: step || undefined, option, id, ...order } : undefined,
    products: step > 1 ? undefined : items?.map(productOf),
  }
  // Without undefined values, at any depth.
  return [
    JSON.parse(
      JSON.stringify({ event, ecommerce: { currencyCode: facts.currency, [part]: fields } }),
    ),
  ]
}

/** Its amounts are texts. */
function productOf(item: Item): Entry {
  return {
    name: item.item_name,
    id: item.item_id,
    price: amountText(item.price),
    brand: item.item_brand,
    category: item.item_category,
    variant: item.item_variant,
    quantity: item.quantity,
    position: Number(item.index) + 1 || undefined,
  }
}

/** The revenue of this format is the whole paid amount. */
function paidOf({ value, tax, shipping, coupon }: TrackedFacts): Entry {
  const revenue = amountText(Number(value) + Number(tax) + Number(shipping))
  return { revenue, tax: amountText(tax), shipping: amountText(shipping), coupon }
}

function amountText(amount: unknown): string | undefined {
  return amount === undefined ? amount : Number(amount).toFixed(2)
}
