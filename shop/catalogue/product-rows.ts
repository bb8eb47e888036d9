import type { Language } from '../../src/model/language.ts'
import { currentPrice } from '../../src/model/prices.ts'
import { DAY_MS } from '../platform/durations.ts'
import type { CatalogueArticle, CatalogueProduct } from './catalogue.ts'
import { lowestPriceBefore, type PriceEntry } from './lowest-price.ts'

const WHOLE_RATE = 10_000
/** How long a new product is announced as new. */
const NEW_FOR_MS = 30 * DAY_MS

export interface ProductRowContext {
  readonly source: string
  readonly hash: string
  readonly now: number
  /** Whether these are the shop's first products: they are not announced as new. */
  readonly isOpening?: boolean | undefined
}

/** The product's own row, without its id. */
export function productRow(product: CatalogueProduct, context: ProductRowContext) {
  const { source, hash, now } = context
  const { articles, vatRate, energy } = product
  const prices = articles.map(currentPrice)
  return {
    code: product.id,
    slug: product.slug,
    brand: product.brand,
    gender: product.gender ?? null,
    drawing: product.drawing,
    image_url: product.imageUrl ?? null,
    manufacturer: product.manufacturer,
    is_quotation: flag(product.isQuotation),
    is_bulky: flag(product.isBulky),
    vat_rate: vatRate,
    on_sport: flag(product.storefronts.includes('sport')),
    on_professional: flag(product.storefronts.includes('professional')),
    published: 1,
    created_at: now - (product.ageDays ?? 0) * DAY_MS,
    new_until: newUntil(product, context),
    main_category_id: product.categoryIds[0] ?? null,
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    min_business_price: Math.min(...articles.map((it) => businessPrice(it, vatRate))),
    has_campaign: flag(articles.some((it) => it.campaignPrice !== undefined)),
    source,
    content_hash: hash,
    energy_class: energy?.class ?? null,
    energy_label_url: energy?.labelUrl ?? null,
    energy_sheet_url: energy?.sheetUrl ?? null,
  } as const
}

function newUntil(
  { newUntil: lastDay, ageDays = 0 }: CatalogueProduct,
  { now, isOpening = false }: ProductRowContext,
): number | null {
  if (lastDay !== undefined) return Date.parse(lastDay) + DAY_MS
  return isOpening ? null : now - ageDays * DAY_MS + NEW_FOR_MS
}

/** A product's texts in one language. */
export function textRow(
  { name, description, trait, type, material }: CatalogueProduct,
  lang: Language,
) {
  return {
    lang,
    name: name[lang],
    description: description[lang],
    trait: trait?.[lang] ?? null,
    type: type[lang],
    material: material?.[lang] ?? null,
  }
}

/** An article's row, its stock and its price history, as one JSON object that the statements unpack. */
export function articleRow(
  article: CatalogueArticle,
  position: number,
  { vatRate, now, past }: { vatRate: number; now: number; past: readonly PriceEntry[] },
) {
  const history = extendHistory(article, past, now)
  const { colour, campaignPrice } = article
  return {
    number: article.number,
    position,
    size: article.size ?? null,
    colourId: colour?.id ?? null,
    colourSv: colour?.name.sv ?? null,
    colourEn: colour?.name.en ?? null,
    colourHex: colour?.hex ?? null,
    price: article.price,
    campaignPrice: campaignPrice ?? null,
    lowestPrice: campaignPrice === undefined ? null : (lowestPriceBefore(history) ?? null),
    businessPrice: businessPrice(article, vatRate),
    expectedOn: article.expectedOn ?? null,
    ...contentCells(article),
    stock: article.stock,
    history,
  }
}

function contentCells({ content }: CatalogueArticle) {
  return { contentAmount: content?.amount ?? null, contentUnit: content?.unit ?? null }
}

/** Keeps the existing history; a first import may bring its own. */
function extendHistory(
  article: CatalogueArticle,
  past: readonly PriceEntry[],
  now: number,
): PriceEntry[] {
  const imported = (article.priceHistory ?? []).map((it) => ({
    validFrom: now - it.daysAgo * DAY_MS,
    price: it.price,
  }))
  const history = past.length > 0 ? [...past] : imported
  history.sort((a, b) => a.validFrom - b.validFrom)
  const current = currentPrice(article)
  return history.at(-1)?.price === current
    ? history
    : [...history, { validFrom: now, price: current }]
}

function businessPrice({ businessPrice: given, price }: CatalogueArticle, vatRate: number): number {
  return given ?? priceWithoutVat(price, vatRate)
}

export function priceWithoutVat(price: number, vatRate: number): number {
  return Math.round((price * WHOLE_RATE) / (WHOLE_RATE + vatRate))
}

function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0
}
