import { type PriceRange, parsePriceRange, priceRangeId } from '../../src/model/price-range.ts'
import { sizeKey } from '../../src/model/size-order.ts'
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type Report, VersionedCache } from '../platform/versioned-cache.ts'
import { AgreedPricesCache } from './agreed-prices.ts'
import { type Base, BaseCounts } from './base-counts.ts'
import { type AgreedPrices, type Choice, type Scope, visiblePrices } from './choice.ts'
import { countOptions, countPrices } from './counts.ts'
import { type FacetIndex, OPTION_GROUPS, type OptionGroup } from './facet-index.ts'
import {
  FACET_IDS,
  type FacetId,
  type FacetPort,
  type FacetQuery,
  type FacetResult,
} from './facets-port.ts'
import { facetGroups } from './groups.ts'
import { pageOf } from './page-of.ts'
import { readFacetIndex } from './read-index.ts'
import { type Selected, select } from './selection.ts'
import { applyStockChanges } from './stock-changes.ts'

/**
 * Catalogues up to this size are reloaded before a list is answered; larger ones answer from the older
 * columns.
 */
const MAX_AWAITED = 20_000

/**
 * Facets from columns in memory, which are reloaded when the catalogue's version changes. Stock is
 * updated live: a product that has just sold out is missing from the next list. Companies' prices are read in the
 * shop's own database, if the goods are read in a copy.
 */
export function createMemoryFacets(
  db: Db,
  shop: ShopFacts,
  report: Report,
  ofCompanies: Db = db,
): FacetPort {
  const bases = new BaseCounts()
  const agreed = new AgreedPricesCache(ofCompanies)
  const cache = new VersionedCache(() => readFacetIndex(db), {
    isSmall: ({ size }) => size <= MAX_AWAITED,
    report,
  })

  async function currentIndex(version?: number): Promise<FacetIndex> {
    const index = await cache.get(version ?? (await readCatalogueVersion(db)))
    if (await applyStockChanges(db, index)) bases.forget(index)
    return index
  }

  return {
    async list(question) {
      const index = await currentIndex(question.catalogueVersion)
      const { storefront, seesPrices, priceLists } = question
      const isAgreed = storefront === 'professional' && seesPrices && priceLists
      const prices = isAgreed ? await agreed.of(index, priceLists) : undefined
      return answer(shop, index, question, { bases, prices })
    },
    async currentOptions(group, ids) {
      const { labels, positionOf } = (await currentIndex()).options[group]
      return [...new Set(ids.map((it) => labels[positionOf.get(keyOf(group, it)) ?? -1]?.id ?? it))]
    },
    async warmUp() {
      await currentIndex()
    },
  }
}

/** The key of an option, from its id in an address. */
function keyOf(group: OptionGroup, id: string): string {
  return group === 'size' ? sizeKey(id) : id
}

/** Caches for all visitors. */
interface Caches {
  readonly bases: BaseCounts
  readonly prices: AgreedPrices | undefined
}

function answer(
  shop: ShopFacts,
  index: FacetIndex,
  question: FacetQuery,
  { bases, prices }: Caches,
): FacetResult {
  const scope = { ...scopeOf(index, question), ...(prices && { agreed: prices }) }
  const base = bases.of(index, scope)
  const allowed = allowedGroups(question)
  const choice = readChoice(index, question, { base, allowed })
  const selected = select(index, scope, choice)
  const ranges = withRange(base.ranges, choice.price)
  const colours = choice.options.get('colour')
  return {
    total: selected.rows.length,
    ids: pageOf(index, selected, { ...question, ...scope }),
    ...(colours && { colourIds: colours.flatMap((it) => index.shades[it] ?? []) }),
    groups: facetGroups({
      index,
      shop,
      language: question.language,
      storefront: question.storefront,
      allowed,
      choice,
      base,
      ...countAll(index, selected, { scope, choice, base, ranges }),
      ranges,
      category: scope.category,
    }),
  }
}

interface Counting {
  readonly scope: Scope
  readonly choice: Choice
  readonly base: Base
  readonly ranges: readonly PriceRange[]
}

/** Without a choice, everything has been counted already. */
function countAll(
  index: FacetIndex,
  selected: Selected,
  { scope, choice, base, ranges }: Counting,
): Pick<Base, 'counts' | 'prices'> {
  if (choice.options.size === 0 && !choice.price) return base
  return {
    counts: countOptions(index, selected),
    prices: countPrices(visiblePrices(index, scope), selected, ranges),
  }
}

function scopeOf(
  { categoryPositions }: FacetIndex,
  { storefront, categoryId, onlyCampaigns, among }: FacetQuery,
): Scope {
  return {
    storefront,
    // A category that is newer than the columns has no products yet.
    ...(categoryId !== undefined && { category: categoryPositions.get(categoryId) ?? -1 }),
    ...(onlyCampaigns && { onlyCampaigns }),
    ...(among && { among }),
  }
}

/** Campaign prices are for private customers; prices and stock need permission. */
function allowedGroups({ storefront, seesPrices }: FacetQuery): ReadonlySet<FacetId> {
  const hidden = new Set<FacetId>()
  if (storefront === 'professional') hidden.add('campaign')
  if (!seesPrices) hidden.add('price').add('stock')
  return new Set(FACET_IDS.filter((it) => !hidden.has(it)))
}

interface ChoiceContext {
  readonly base: Base
  readonly allowed: ReadonlySet<FacetId>
}

/**
 * The choice, without options that are not in this list. Stock stays chosen even if nothing is in stock:
 * the list is empty then.
 */
function readChoice(
  index: FacetIndex,
  { chosen }: FacetQuery,
  { base, allowed }: ChoiceContext,
): Choice {
  const options = new Map<OptionGroup, readonly number[]>()
  for (const group of OPTION_GROUPS) {
    if (!allowed.has(group)) continue
    const { positionOf } = index.options[group]
    const positions = new Set(
      (chosen.get(group) ?? []).flatMap((it) => positionOf.get(keyOf(group, it)) ?? []),
    )
    const present = [...positions].filter(
      (it) => group === 'stock' || (base.counts[group][it] ?? 0) > 0,
    )
    if (present.length > 0) options.set(group, present)
  }
  const price = allowed.has('price') ? parsePriceRange(chosen.get('price')?.[0] ?? '') : undefined
  return { options, ...(price && { price }) }
}

/** Inserts the visitor's own range among the others, in order. */
function withRange(ranges: readonly PriceRange[], own: PriceRange | undefined) {
  if (!own || ranges.some((it) => priceRangeId(it) === priceRangeId(own))) return ranges
  const end = ({ to = Number.POSITIVE_INFINITY }: PriceRange) => to
  return [...ranges, own].sort((a, b) => (a.from ?? 0) - (b.from ?? 0) || end(a) - end(b))
}
