import { createElement, type ReactNode } from 'react'
import type { Db } from '../../platform/db/schema.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { loadListing } from '../cards/load-cards.ts'
import { Suggested } from '../cards/suggested.tsx'
import { findTrail } from '../category-tree.ts'
import { findFormerProduct } from '../off-sale-queries.ts'
import type { CatalogueSite } from '../site.ts'
import { formerPage } from './former-page.tsx'
import { loadRelated } from './load-related.ts'

const SUGGESTED = 4

/** Suggestions for a dead end: what sells best, without what is sold out. */
export async function loadSuggested(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
): Promise<ReactNode> {
  const found = await loadListing(db, page, site, { limit: SUGGESTED * 3 })
  const cards = found.filter((it) => !it.isSoldOut).slice(0, SUGGESTED)
  return createElement(Suggested, { page, cards, isBought: site.hasSales })
}

/** The page at the address of a product that is off sale; undefined if there never was one. */
export async function loadFormer(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  slug: string,
): Promise<PageContent | undefined> {
  const product = await findFormerProduct(db, slug, page)
  if (!product) return undefined
  const trail = findTrail(site.categories, (it) => it.id === product.mainCategoryId)
  const related = await loadRelated(db, page, site, { id: product.id, trail })
  return formerPage(page, { product, trail, related, categories: site.categories })
}
