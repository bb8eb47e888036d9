import type { Db } from '../platform/db/schema.ts'
import type { PriceLists } from '../platform/http/visitor.ts'
import {
  hasLineOfAll,
  type LinesAfter,
  listAgreedLines,
  listAgreedProducts,
} from './agreed-price-queries.ts'
import type { AgreedPrices } from './choice.ts'
import { type FacetIndex, NO_PRICE } from './facet-index.ts'
import { sortByPrice } from './orders.ts'
import { EventLoopYielder } from './yield-to-event-loop.ts'

/** Cached numbers in all, four bytes each. */
const MAX_NUMBERS = 2_000_000
/** A price and a position in the order. */
const NUMBERS_A_PRODUCT = 2
/** Lines or products per read; other requests are served in between. */
const BATCH_SIZE = 1000
const FIRST_LINE: LinesAfter = { articleNumber: '', currency: '' }

type ByLists = Map<string, Promise<AgreedPrices>>

/**
 * Caches prices by companies' price lists, for the most recent users. A change of the catalogue or of a
 * list changes the key.
 */
export class AgreedPricesCache {
  readonly #db: Db
  readonly #cache = new WeakMap<FacetIndex, ByLists>()

  constructor(db: Db) {
    this.#db = db
  }

  of(index: FacetIndex, lists: PriceLists): Promise<AgreedPrices> {
    const cached = this.#cache.get(index) ?? new Map()
    this.#cache.set(index, cached)
    const agreed = cached.get(lists.key) ?? this.#read(index, lists, cached)
    cached.delete(lists.key)
    cached.set(lists.key, agreed)
    const [oldest] = cached.keys()
    if (cached.size > maxEntries(index) && oldest !== undefined) cached.delete(oldest)
    return agreed
  }

  /** Failures are not cached. */
  #read(index: FacetIndex, lists: PriceLists, known: ByLists): Promise<AgreedPrices> {
    const agreed = readAgreed(this.#db, index, lists)
    agreed.catch(() => known.delete(lists.key))
    return agreed
  }
}

function maxEntries({ size }: FacetIndex): number {
  return Math.max(1, Math.floor(MAX_NUMBERS / NUMBERS_A_PRODUCT / Math.max(1, size)))
}

/** The price on each product's card for a company: the lowest of its lists and the shop. */
async function readAgreed(db: Db, index: FacetIndex, lists: PriceLists): Promise<AgreedPrices> {
  const yielder = new EventLoopYielder()
  const prices = index.prices.professional.slice()
  const lower = (productId: number, price: number) => {
    const row = index.rows[productId] ?? -1
    const before = prices[row] ?? NO_PRICE
    if (before !== NO_PRICE && price < before) prices[row] = price
  }
  for (const listId of lists.ids) await lowerByLines(db, { listId, lists, lower, yielder })
  if (await hasLineOfAll(db, lists)) {
    for (let at = 0; at < index.size; at += BATCH_SIZE) {
      const last = Math.min(at + BATCH_SIZE, index.size) - 1
      const range = [index.ids[at] ?? 0, index.ids[last] ?? 0] as const
      const found = await listAgreedProducts(db, lists, range)
      for (const { productId, price } of found) lower(productId, price)
      await yielder.yieldToEventLoop()
    }
  }
  return { key: lists.key, prices, order: await sortByPrice(prices, index.orders.popular, yielder) }
}

interface Lowering {
  readonly listId: number
  readonly lists: PriceLists
  readonly lower: (productId: number, price: number) => void
  readonly yielder: EventLoopYielder
}

async function lowerByLines(
  db: Db,
  { listId, lists: { currency }, lower, yielder }: Lowering,
): Promise<void> {
  for (let after: LinesAfter | undefined = FIRST_LINE; after; ) {
    const query = { listId, currency, after, limit: BATCH_SIZE }
    const lines = await listAgreedLines(db, query)
    for (const { productId, price } of lines) {
      if (productId !== null && price !== null) lower(productId, price)
    }
    after = lines.length < BATCH_SIZE ? undefined : lines.at(-1)
    await yielder.yieldToEventLoop()
  }
}
