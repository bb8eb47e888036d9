import { loadListing } from '../catalogue/cards/load-cards.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { Site } from '../platform/pages/site.ts'
import { drawCourt } from './hero.ts'
import { homePage } from './home-page.tsx'

const PER_ROW = 4
const PER_TABLE = 8

export async function loadHome(db: Db, page: PageContext, site: Site): Promise<PageContent> {
  const isPro = page.storefront === 'professional'
  const limit = isPro ? PER_TABLE : PER_ROW * 2
  const news = await loadListing(db, page, site, { sort: 'newest', limit })
  const campaigns = isPro
    ? []
    : await loadListing(db, page, site, { onlyCampaigns: true, limit: PER_ROW })
  return homePage(page, {
    categories: site.categories,
    campaigns,
    news,
    hero: drawCourt(page.storefront),
  })
}
