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
  const {
    items,
    currency,
    item_list_name: list,
    shipping_tier,
    payment_type,
    transaction_id: id,
  } = facts
  const order = name === 'purchase' && paidOf(facts)
  const field = tidy({ list, step, option: payment_type ?? shipping_tier, id, ...order })
  const said = {
    ...(Object.keys(field).length > 0 && { actionField: field }),
    products: event === 'checkoutOption' ? undefined : items?.map(productOf),
  }
  return [tidy({ event, ecommerce: { currencyCode: currency, [part]: said } })]
}

/** Amounts were texts in it. */
function productOf(item: Item): Entry {
  const { price, index } = item
  return {
    name: item.item_name,
    id: item.item_id,
    price: price === undefined ? price : amountText(price),
    brand: item.item_brand,
    category: item.item_category,
    variant: item.item_variant,
    quantity: item.quantity,
    position: index === undefined ? index : Number(index) + 1,
  }
}

/** The revenue of this format is all that is paid. */
function paidOf({ value, tax, shipping, coupon }: TrackedFacts): Entry {
  const revenue = amountText(Number(value) + Number(tax) + Number(shipping))
  return { revenue, tax: amountText(tax), shipping: amountText(shipping), coupon }
}

function amountText(amount: unknown): string {
  return Number(amount).toFixed(2)
}

/** Without what is undefined, at any depth. */
function tidy(entry: Entry): Entry {
  return JSON.parse(JSON.stringify(entry))
}
