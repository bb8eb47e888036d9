import type { ProductAnswer } from '../../src/contract/products.ts'
import { listCampaignProducts } from '../catalogue/campaigns/campaign-queries.ts'
import { loadArticleCards, loadCards } from '../catalogue/cards/load-cards.ts'
import { articleAnswer, productAnswer } from '../catalogue/cards/product-answer.ts'
import { choicesOf, variantsWithSizes } from '../catalogue/cards/product-variants.ts'
import { readCampaignsAt } from '../catalogue/catalogue-version.ts'
import { findTrail } from '../catalogue/category-tree.ts'
import { listProductsByCode, listProductsOfArticles } from '../catalogue/listing-queries.ts'
import { readRatings } from '../catalogue/reviews/review-queries.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { Db } from '../platform/db/schema.ts'
import { HOUR_MS } from '../platform/durations.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { PAGE_SIZES } from './listing-options.ts'
import { findFaceted, type ListingScope, type ListingSources } from './load-faceted.ts'
import type { ListQuestion, ProductsQuestion } from './products-question.ts'

export interface ProductSources extends ListingSources {
  readonly db: Db
  readonly now: () => number
}

/** The value of `campaign` for all reduced products. */
const ALL_REDUCED = 'all'

/** Products for the tags of a page, as the viewer may see them; leaves out what is not sold here. */
export async function loadProducts(
  sources: ProductSources,
  page: PageContext,
  site: CatalogueSite,
  question: ProductsQuestion,
): Promise<ProductAnswer[]> {
  const products = await loadRequested(sources, page, site, question)
  const at = await nextChange(sources, site)
  if (at === Infinity) return products
  const askAgainAt = new Date(at).toISOString()
  return products.map((it) => (it.price === undefined ? it : { ...it, askAgainAt }))
}

/**
 * When prices of an open page change. The end of an announced campaign is public; all other begins and
 * ends are the shop's plans, and are revealed only shortly before.
 */
async function nextChange(
  { db, now }: ProductSources,
  { campaigns }: CatalogueSite,
): Promise<number> {
  const next = await readCampaignsAt(db)
  const soon = next !== null && next - now() <= HOUR_MS ? [next] : []
  return Math.min(...campaigns.slice(0, 1).map((it) => it.endsAt), ...soon)
}

async function loadRequested(
  sources: ProductSources,
  page: PageContext,
  site: CatalogueSite,
  question: ProductsQuestion,
): Promise<ProductAnswer[]> {
  if (!('names' in question)) return loadListed(sources, page, site, question)
  const { by, names } = question
  if (names.length === 0) return []
  const load = by === 'articles' ? loadArticles : loadWhole
  return load(sources.db, page, site, names)
}

async function loadArticles(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  names: readonly string[],
): Promise<ProductAnswer[]> {
  const products = await listProductsOfArticles(db, names, page)
  const ids = products.map((it) => it.id)
  const ratings = await readRatings(db, ids)
  const cards = await loadArticleCards(db, page, site, { products, numbers: names, ratings })
  return names.flatMap((it) => {
    const found = cards.get(it)
    return found ? [articleAnswer(page, found)] : []
  })
}

/** Products with all their variants. */
async function loadWhole(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  names: readonly string[],
): Promise<ProductAnswer[]> {
  const products = await listProductsByCode(db, names, page)
  const cards = await loadCards(db, page, site, { products })
  return cards.map((it) => productAnswer(page, it, variantsWithSizes(page, it)))
}

/** The first products of a list, in the order and colours of its page. */
async function loadListed(
  sources: ProductSources,
  page: PageContext,
  site: CatalogueSite,
  question: ListQuestion,
): Promise<ProductAnswer[]> {
  const scope = await findScope(sources, site, question)
  if (!scope) return []
  const { count } = question
  const here = { ...page, path: addressOf(question) }
  const { chosen } = await findFaceted(sources, here, site, scope)
  const productIds = chosen.productIds.slice(0, count)
  const cards = await sources.cards.read(page, site, { ...chosen, productIds })
  return cards.map((it) => productAnswer(page, it, choicesOf(it)))
}

async function findScope(
  { db, now }: ProductSources,
  { categories, campaigns }: CatalogueSite,
  { by, value }: ListQuestion,
): Promise<ListingScope | undefined> {
  if (by === 'query') return value === '' ? undefined : { kind: 'search' }
  if (by === 'category') {
    const category = findTrail(categories, (it) => it.id === value || it.slug === value).at(-1)
    return category && { kind: 'category', categoryId: category.id }
  }
  if (value === ALL_REDUCED) return { kind: 'campaigns' }
  const named = value.toLowerCase()
  const campaign = campaigns.find((it) => it.id === value || it.name.toLowerCase() === named)
  if (!campaign) return undefined
  return { kind: 'campaigns', among: await listCampaignProducts(db, campaign.id, now()) }
}

/** The address of the list's page, with sorting and page size. */
function addressOf({ by, value, count, sort }: ListQuestion): string {
  const perPage = PAGE_SIZES.find((it) => it >= count) ?? PAGE_SIZES[0]
  const query = { ...(by === 'query' && { q: value }), sort, perpage: String(perPage) }
  return `/?${new URLSearchParams(query)}`
}
