const TOTAL = ['currency', 'value']
const LIST = ['item_list_id', 'item_list_name']

/** The fields that may leave the page with each event, in addition to its items. */
const FIELDS = {
  view_item_list: LIST,
  select_item: LIST,
  view_item: TOTAL,
  add_to_cart: TOTAL,
  remove_from_cart: TOTAL,
  view_cart: TOTAL,
  begin_checkout: TOTAL,
  add_shipping_info: [...TOTAL, 'shipping_tier'],
  add_payment_info: [...TOTAL, 'payment_type'],
  purchase: [...TOTAL, 'transaction_id', 'tax', 'shipping', 'coupon'],
  refund: [...TOTAL, 'transaction_id', 'tax', 'shipping'],
  sign_up: ['method'],
}

const ITEM_FIELDS = [
  ...LIST,
  'item_id',
  'item_name',
  'item_brand',
  'item_category',
  'item_variant',
  'index',
  'price',
  'quantity',
]

export type TrackedName = keyof typeof FIELDS

/** The pushed data of an event, in GA4's names. */
export interface TrackedFacts {
  readonly items?: readonly Readonly<Record<string, string | number>>[]
  readonly [field: string]: unknown
}

/** An object that is pushed for a tag manager to read. */
export type Entry = Readonly<Record<string, unknown>>

/** The entries of an event in a format; empty if the format has no such event. */
export type EntriesOf = (name: TrackedName, facts: TrackedFacts) => readonly Entry[]

export function isTracked(name: string): name is TrackedName {
  return Object.hasOwn(FIELDS, name)
}

/** Only the facts that are listed above and are texts or numbers. */
export function allowed(name: TrackedName, facts: object): TrackedFacts {
  const { items } = facts as { readonly items?: unknown }
  return {
    ...pick(facts, FIELDS[name]),
    ...(Array.isArray(items) && { items: items.map((it) => pick(it, ITEM_FIELDS)) }),
  }
}

function pick(source: object, fields: readonly string[]): Record<string, string | number> {
  const isAllowed = ([name, value]: [string, unknown]) =>
    fields.includes(name) && (typeof value === 'string' || Number.isFinite(value))
  return Object.fromEntries(Object.entries(source).filter(isAllowed))
}
