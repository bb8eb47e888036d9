import type { FacetGroup, FacetOption } from '../../src/contract/product-filter.ts'
import type { Text } from '../../src/i18n/text.ts'
import type { Language } from '../../src/model/language.ts'
import { type PriceRange, priceRangeId } from '../../src/model/price-range.ts'
import { SIZE_KINDS, sizeKind } from '../../src/model/size-order.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { Choice } from './choice.ts'
import type { Counts, PriceCounts } from './counts.ts'
import type { FacetIndex, OptionGroup } from './facet-index.ts'
import { FACET_IDS, type FacetId } from './facets-port.ts'

/** Technical terms, with short explanations. */
const WORDS: Record<Language, readonly (readonly [word: RegExp, meaning: string])[]> = {
  sv: [
    [/\bEVA\b/, 'EVA: lätt skum som dämpar.'],
    [/elastan/i, 'Elastan: tråd som gör tyget stretchigt.'],
    [/\bTPU\b/, 'TPU: seg plast som tål nötning.'],
    [/merino/i, 'Merinoull: tunn ull som värmer även fuktig.'],
    [/\bPFAS\b/, 'PFAS: svårnedbrytbara ämnen som annars gör tyg vattentätt.'],
    [/ripstop/i, 'Ripstop: väv där en reva inte växer.'],
    [/neopren/i, 'Neopren: mjukt skumgummi som värmer.'],
  ],
  en: [
    [/\bEVA\b/, 'EVA: a light foam that cushions.'],
    [/elastane/i, 'Elastane: a thread that makes cloth stretch.'],
    [/\bTPU\b/, 'TPU: a tough plastic that bears wear.'],
    [/merino/i, 'Merino wool: fine wool that warms when damp, too.'],
    [/\bPFAS\b/, 'PFAS: lasting chemicals that otherwise make cloth waterproof.'],
    [/ripstop/i, 'Ripstop: a weave in which a tear does not grow.'],
    [/neoprene/i, 'Neoprene: a soft foam rubber that warms.'],
  ],
}

/** Longer texts do not fit on one line. */
const MAX_MEANINGS = 2

/** Options that are searched for terms. */
const MAX_LABELS = 200

export interface GroupsOptions {
  readonly index: FacetIndex
  readonly shop: ShopFacts
  readonly language: Language
  readonly storefront: Storefront
  /** Groups that the viewer may see. */
  readonly allowed: ReadonlySet<FacetId>
  readonly choice: Choice
  /** Of the unfiltered list. */
  readonly base: { readonly total: number; readonly counts: Counts }
  readonly counts: Counts
  readonly ranges: readonly PriceRange[]
  readonly prices: PriceCounts
  /** Position of the list's own category. */
  readonly category: number | undefined
}

/** The groups that divide a list, each with the options of its unfiltered products. */
export function facetGroups(options: GroupsOptions): FacetGroup[] {
  const text = options.shop.text(options.language)
  return FACET_IDS.filter((it) => options.allowed.has(it)).flatMap((id) => {
    if (id === 'size') return sizeGroups(options, text)
    return listOf(id === 'price' ? priceGroup(options, text) : optionGroup(options, id, text))
  })
}

/**
 * A group each for letter sizes, numbers and measures. They are one choice: a product may match any of
 * them.
 */
function sizeGroups(given: GroupsOptions, text: Text): FacetGroup[] {
  const { labels, order } = given.index.options.size
  const positions = positionsOf(given, 'size', order[given.language])
  const kinds = SIZE_KINDS.map((kind) => ({
    kind,
    positions: positions.filter((it) => sizeKind(labels[it]?.id ?? '') === kind),
  })).filter((it) => it.positions.length > 0)
  if (kinds.length === 1) return listOf(optionGroup(given, 'size', text))
  return kinds.flatMap(({ kind, positions }) => {
    const group = optionGroup(given, 'size', text, positions)
    return group ? [{ ...group, label: text(`facet.group.size.${kind}`) }] : []
  })
}

function listOf(group: FacetGroup | undefined): FacetGroup[] {
  return group ? [group] : []
}

function optionGroup(
  given: GroupsOptions,
  id: OptionGroup,
  text: Text,
  positions = positionsOf(given, id, given.index.options[id].order[given.language]),
): FacetGroup | undefined {
  const { index, language, choice, base, counts } = given
  const { labels } = index.options[id]
  const chosen = (choice.options.get(id) ?? []).filter((it) => positions.includes(it))
  const [only] = positions
  const parts = positions.length > 1 || base.counts[id][only ?? -1] !== base.total
  if (only === undefined || (!parts && chosen.length === 0)) return undefined
  const names = positions.map((it) => labels[it]?.[language] ?? '')
  const description = id === 'material' ? explainTradeWords(names, language) : undefined
  return {
    id,
    label: text(`facet.group.${id}`),
    ...(description && { description }),
    singleSelect: false,
    selectedOptions: chosen.flatMap((it) => labels[it]?.id ?? []),
    options: positions.map((position, at): FacetOption => {
      const label = labels[position]
      const words = names[at] ?? ''
      return {
        id: label?.id ?? '',
        label: label?.isKey ? text(words) : words,
        quantity: counts[id][position] ?? 0,
        ...(label?.hex && { hexCode: label.hex }),
      }
    }),
  }
}

function positionsOf(given: GroupsOptions, id: OptionGroup, order: Int32Array): number[] {
  const { base, choice } = given
  const chosen = choice.options.get(id) ?? []
  const parent = id === 'category' ? openCategory(given) : undefined
  const isVisible = (position: number) =>
    chosen.includes(position) ||
    ((base.counts[id][position] ?? 0) > 0 &&
      (parent === undefined || given.index.parents[position] === parent))
  return [...order].filter(isVisible)
}

/**
 * The category whose sub-categories divide the list: the list's own or, if all products are in one
 * sub-category, that one.
 */
function openCategory({ index, base, category = -1 }: GroupsOptions): number {
  let current = category
  for (;;) {
    const filled = [...index.parents.keys()].filter(
      (it) => index.parents[it] === current && (base.counts.category[it] ?? 0) > 0,
    )
    const [only] = filled
    const isWhole = only !== undefined && base.counts.category[only] === base.total
    if (filled.length !== 1 || only === undefined || !isWhole) return current
    current = only
  }
}

function priceGroup(given: GroupsOptions, text: Text): FacetGroup | undefined {
  const { choice, ranges, prices, shop, language, storefront } = given
  if (ranges.length === 0) return undefined
  const sum = (amount: number) => shop.money(amount, language)
  return {
    id: 'price',
    label: text(storefront === 'sport' ? 'facet.group.price' : 'facet.group.price.exvat'),
    singleSelect: true,
    selectedOptions: choice.price ? [priceRangeId(choice.price)] : [],
    options: ranges.map((it, at) => ({
      id: priceRangeId(it),
      label: wordRange(it, sum, text),
      quantity: prices.counts[at] ?? 0,
    })),
    ...(prices.range && { range: prices.range }),
    currency: shop.currency,
  }
}

function wordRange({ from, to }: PriceRange, sum: (amount: number) => string, text: Text): string {
  if (from === undefined) return text('facet.price.upto', { sum: sum(to ?? 0) })
  if (to === undefined) return text('facet.price.from', { sum: sum(from) })
  return text('facet.price.between', { from: sum(from), to: sum(to) })
}

/** Explains technical terms among the options of a group, in one line. */
function explainTradeWords(labels: readonly string[], language: Language): string | undefined {
  const sample = labels.slice(0, MAX_LABELS)
  const matching = WORDS[language].filter(([word]) => sample.some((it) => word.test(it)))
  const meanings = matching.slice(0, MAX_MEANINGS).map(([, meaning]) => meaning)
  return meanings.join(' ') || undefined
}
