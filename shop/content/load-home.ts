import type { CardView } from '../catalogue/cards/card-view.ts'
import { loadListing } from '../catalogue/cards/load-cards.ts'
import { findTrail } from '../catalogue/category-tree.ts'
import { listTopBrands } from '../catalogue/page-category-queries.ts'
import { findProduct } from '../catalogue/product-queries.ts'
import type { CatalogueSite, CategoryView } from '../catalogue/site.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { THEMES } from '../platform/shop/look-schema.ts'
import { drawCourt } from './hero.ts'
import { type HomePage, homePage } from './home-page.tsx'

const PER_ROW = 4
const PER_TABLE = 8
const MAX_BRANDS = 12

export async function loadHome(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  parts: Pick<HomePage, 'newsletter' | 'work'>,
): Promise<PageContent> {
  const isPro = page.storefront === 'professional'
  const limit = isPro ? PER_TABLE : PER_ROW * 2
  const newest = await loadListing(db, page, site, { sort: 'newest', limit })
  const news = newest.filter((it) => it.isNew)
  const campaigns = isPro
    ? []
    : await loadListing(db, page, site, { onlyCampaigns: true, limit: PER_ROW })
  const { heroPicture, theme = THEMES[0] } = page.shop.look
  // An owner's picture needs no product beside it.
  const isAlone = isPro || heroPicture !== undefined
  const offer = isAlone ? undefined : [...campaigns, ...newest].find((it) => !it.isSoldOut)
  return homePage(page, {
    categories: site.categories,
    campaigns,
    // Without new products, the row has another name.
    products: news.length > 0 ? { name: 'news', cards: news } : { name: 'range', cards: newest },
    hero: site.isDemo ? drawCourt(page.storefront, theme) : undefined,
    offer,
    shelf: await shelfOf(db, page, site, offer),
    brands: isPro ? [] : await listTopBrands(db, page.storefront, MAX_BRANDS),
    ...parts,
  })
}

/** The root category of a product; without one, the first of the shop. */
async function shelfOf(
  db: Db,
  page: PageContext,
  { categories }: CatalogueSite,
  offer: CardView | undefined,
): Promise<CategoryView | undefined> {
  const product = offer && (await findProduct(db, offer.slug, page.language, page.storefront))
  const [shelf] = findTrail(categories, ({ id }) => id === product?.mainCategoryId)
  return shelf ?? categories[0]
}
