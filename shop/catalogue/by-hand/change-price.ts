import type { Tx } from '../../platform/db/schema.ts'
import { settleWritten } from '../campaigns/settle-campaigns.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { lowestPriceBefore, type PriceEntry } from '../lowest-price.ts'
import { priceWithoutVat } from '../product-rows.ts'
import { settleSale } from '../sale-queries.ts'
import { noteEdit } from './hand-edit-queries.ts'
import {
  type ArticlePrice,
  findArticlePrice,
  listArticlePrices,
  listPastPrices,
  notePrice,
  writePrice,
} from './price-queries.ts'

/** The member who makes a change, and when. */
export interface ByWhom {
  readonly memberId: string | null
  readonly now: number
}

export interface RequestedPrice {
  /** What private customers will pay. */
  readonly price: number
  /** The price before a reduction, which is more than `price`; null for no reduction. */
  readonly regular: number | null
  /** For businesses. Null: the regular price without VAT. Absent: an individual price stays. */
  readonly business?: number | null | undefined
}

export interface PriceChange {
  readonly before: ArticlePrice
  readonly after: ArticlePrice
}

/**
 * Changes the prices of articles of one product, and protects them from imports. Returns the changes, or
 * the article that has never been sold at the requested regular price: the caller then rolls back.
 */
export async function changePrices(
  tx: Tx,
  articles: readonly ArticlePrice[],
  requested: RequestedPrice,
  by: ByWhom,
): Promise<readonly PriceChange[] | { readonly unreal: string }> {
  const changes: PriceChange[] = []
  for (const before of articles) {
    const { number } = before
    const outcome = await setPrice(tx, before, requested, by.now)
    if (outcome === 'unreal') return { unreal: number }
    if (outcome === 'same') continue
    await noteEdit(tx, { subject: 'article', subjectId: number, field: 'price' }, by)
    changes.push({ before, after: (await findArticlePrice(tx, number)) ?? before })
  }
  if (changes.length > 0) await publish(tx, articles, by.now)
  return changes
}

async function publish(tx: Tx, articles: readonly ArticlePrice[], now: number): Promise<void> {
  const productIds = [...new Set(articles.map((it) => it.productId))]
  await settleWritten(tx, productIds, now)
  await settleSale(tx, productIds)
  await bumpVersion(tx)
}

/** The price of an article, and the prices of all articles of its product. */
export async function readPrices(
  tx: Tx,
  number: string,
): Promise<{ readonly own: ArticlePrice; readonly all: readonly ArticlePrice[] } | undefined> {
  const own = await findArticlePrice(tx, number)
  return own && { own, all: await listArticlePrices(tx, own.productId) }
}

/**
 * Changes the price of an article. Like an import, it adds the price to the price history, so that the
 * lowest price of the last 30 days stays correct. Returns 'unreal' if the article has never been sold at
 * the price that the reduction is compared with.
 */
async function setPrice(
  tx: Tx,
  before: ArticlePrice,
  requested: RequestedPrice,
  now: number,
): Promise<'changed' | 'same' | 'unreal'> {
  const { number } = before
  const past = await listPastPrices(tx, number)
  const { regular } = requested
  const price = regular ?? requested.price
  const isReal =
    regular === null || regular === before.price || past.some((it) => it.price === regular)
  if (!isReal) return 'unreal'
  const campaignPrice = regular === null ? null : requested.price
  const businessPrice = businessPriceOf(before, requested.business, price)
  const after = { number, price, campaignPrice, businessPrice }
  if (isSame(before, after)) return 'same'
  const history = extend(past, { validFrom: now, price: requested.price })
  const lowestPrice = campaignPrice === null ? null : (lowestPriceBefore(history) ?? null)
  await writePrice(tx, { ...after, lowestPrice })
  const last = history.at(-1)
  if (last && history.length > past.length) await notePrice(tx, number, last)
  return 'changed'
}

function extend(past: readonly PriceEntry[], entry: PriceEntry): readonly PriceEntry[] {
  return past.at(-1)?.price === entry.price ? past : [...past, entry]
}

function businessPriceOf(
  before: ArticlePrice,
  requested: RequestedPrice['business'],
  price: number,
): number {
  if (typeof requested === 'number') return requested
  const stays = requested === undefined && hasOwnBusinessPrice(before)
  return stays ? before.businessPrice : priceWithoutVat(price, before.vatRate)
}

/** Whether businesses pay anything other than the regular price without VAT. */
function hasOwnBusinessPrice({ price, businessPrice, vatRate }: ArticlePrice): boolean {
  return businessPrice !== priceWithoutVat(price, vatRate)
}

function isSame(
  before: ArticlePrice,
  after: Pick<ArticlePrice, 'price' | 'campaignPrice' | 'businessPrice'>,
): boolean {
  return (
    before.price === after.price &&
    before.campaignPrice === after.campaignPrice &&
    before.businessPrice === after.businessPrice
  )
}
