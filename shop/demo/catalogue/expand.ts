import type { LocalText } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type {
  CatalogueArticle,
  CatalogueProduct,
  DrawingKind,
  PastPrice,
} from '../../catalogue/catalogue.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { brands } from './brands.ts'
import { demoColour } from './colours.ts'
import type { Campaign, Gender, ProductRow } from './product-row.ts'
import { sizeGuideFor } from './size-guides.ts'
import { listSizes, sizeCode } from './sizes.ts'
import { isShoe, types } from './types.ts'
import { both, slugOf, type Words } from './words.ts'

const VAT_RATE = 2500
const BOTH: readonly Storefront[] = ['sport', 'professional']
/** The share of the price without VAT that businesses pay. */
const BUSINESS_SHARE = 0.88
/** Too heavy for an ordinary parcel. */
const BULKY: ReadonlySet<DrawingKind> = new Set([
  'treadmill',
  'bike',
  'rower',
  'bench',
  'rack',
  'goal',
])
const CUTS: Readonly<Partial<Record<Gender, Words>>> = {
  women: [', dam', ", women's"],
  men: [', herr', ", men's"],
  kids: [', barn', ", kids'"],
}

/** Makes a product of a row of the demo's tables. Expected dates are relative to `today`. */
export function expandRow(row: ProductRow, today: Date): CatalogueProduct {
  const { brand, type, gender, trait, material } = row
  const [, typeName] = types[type]
  const drawing = drawingOf(row)
  const name = nameOf(row)
  const guide = typeof row.sizes === 'string' && sizeGuideFor(row.sizes, gender, row.fit)
  return {
    id: `demo-${row.no}`,
    slug: slugOf(name.sv),
    name,
    description: both(row.text),
    ...(trait && { trait: both(trait) }),
    brand: brands[brand].name,
    type: both(typeName),
    ...(gender && { gender }),
    ...(material && { material: both(material) }),
    categoryIds: row.categories,
    storefronts: row.only ? [row.only] : BOTH,
    ...(row.quotation && { isQuotation: true }),
    vatRate: VAT_RATE,
    drawing,
    ...(BULKY.has(drawing) && { isBulky: true }),
    manufacturer: brands[brand].manufacturer,
    ...(guide && { sizeGuide: guide }),
    articles: articlesOf(row, today),
    ageDays: row.age ?? (row.no * 37) % 700,
  }
}

/** The drawing by type, with variants of shoes for women and children. */
function drawingOf({ type, gender }: ProductRow): DrawingKind {
  const [drawing] = types[type]
  if (gender === 'kids' && isShoe(drawing)) return 'kids-shoe'
  return drawing === 'shoe' && gender === 'women' ? 'womens-shoe' : drawing
}

/** For example "Kvick 3 löparsko, dam". */
function nameOf({ model, type, gender }: ProductRow): LocalText {
  const [, [sv, en]] = types[type]
  const [svCut, enCut] = (gender && CUTS[gender]) ?? ['', '']
  return { sv: `${model} ${sv}${svCut}`, en: `${model} ${en}${enCut}` }
}

function articlesOf(row: ProductRow, today: Date): CatalogueArticle[] {
  const sizes = listSizes(row.sizes, row.price)
  return row.colours.flatMap((key) => {
    const { code, colour } = demoColour(key)
    const start = `CS-${row.no}-${code}`
    const soldOut = row.soldOut === 'all' || row.soldOut === key
    if (sizes.length === 0) {
      return [
        { number: start, colour, ...offer(row, row.price), ...stockOf(start, { soldOut, today }) },
      ]
    }
    return sizes.map(([size, kronor]) => {
      const number = `${start}-${sizeCode(size)}`
      return { number, size, colour, ...offer(row, kronor), ...stockOf(number, { soldOut, today }) }
    })
  })
}

/** Prices in öre; a campaign reduces every size by the same share. */
function offer({ price, campaign, content }: ProductRow, kronor: number) {
  const ore = kronor * 100
  const businessPrice = Math.round(((ore * 10_000) / (10_000 + VAT_RATE)) * BUSINESS_SHARE)
  const measured = content && { content }
  if (!campaign) return { price: ore, businessPrice, ...measured }
  const [campaignKronor, lowestBefore] = campaign
  const campaignPrice = Math.round((campaignKronor / price) * kronor) * 100
  return {
    price: ore,
    campaignPrice,
    businessPrice,
    priceHistory: pastOf(ore, campaignPrice, lowestBefore),
    ...measured,
  }
}

function pastOf(price: number, campaignPrice: number, lowestBefore: Campaign[1]): PastPrice[] {
  const start = { daysAgo: 120, price }
  if (lowestBefore === 'higher') return [start]
  const dip =
    lowestBefore === 'same' ? campaignPrice : Math.round((campaignPrice * 0.92) / 100) * 100
  return [start, { daysAgo: 24, price: dip }, { daysAgo: 17, price }]
}

interface StockRule {
  /** Whether it is sold out regardless of its number. */
  readonly soldOut: boolean
  readonly today: Date
}

interface Stock {
  readonly stock: number
  readonly expectedOn?: string
}

/**
 * Reproducible stock by article number: about 7 in 100 are sold out, two thirds of them with an expected date;
 * about 12 in 100 have five pieces or fewer.
 */
function stockOf(number: string, { soldOut, today }: StockRule): Stock {
  const lot = lotOf(number)
  const share = lot % 100
  if (soldOut || share < 7) {
    return lot % 3 === 0 ? { stock: 0 } : { stock: 0, expectedOn: dateIn(today, 6 + (lot % 40)) }
  }
  if (share < 19) return { stock: 1 + (lot % 5) }
  return { stock: 6 + (lot % 75) }
}

/** A number that looks random but is always the same for a text. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

function dateIn(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
