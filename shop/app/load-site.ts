import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { listRunning } from '../catalogue/campaigns/campaign-queries.ts'
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { categoryTree } from '../catalogue/category-tree.ts'
import {
  findNewsUntil,
  hasCampaigns,
  hasSales,
  listCategories,
  listFaces,
} from '../catalogue/page-category-queries.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Assets, SiteOf } from '../platform/pages/site.ts'

export interface SiteOptions<More> {
  readonly baseUrl: string
  readonly assets: Assets | undefined
  readonly isDemo: () => Promise<boolean>
  /** Whether a demo lets people in by its doors. */
  readonly hasDoors: boolean
  readonly now: () => number
  /** Reads further data for the layout. */
  readonly readMore: (language: Language, storefront: Storefront) => Promise<More>
}

/** Returns the site of a storefront and language; reads it once for each version of the catalogue. */
export function createSites<More extends object>(
  db: Db,
  { baseUrl, assets, isDemo, hasDoors, now, readMore }: SiteOptions<More>,
): SiteOf<CatalogueSite & More> {
  const sites = new Map<string, CatalogueSite & More>()

  return async (language, storefront) => {
    const version = await readCatalogueVersion(db)
    const key = `${language} ${storefront}`
    const kept = sites.get(key)
    if (kept?.version === version) return kept
    const listed = await listCategories(db, language, storefront)
    const faces = await listFaces(db, storefront)
    const categories = categoryTree({ listed, faces, catalogueVersion: version })
    const isAnyReduced = await hasCampaigns(db)
    const site = {
      baseUrl,
      assets,
      categories,
      version,
      ...(await readMore(language, storefront)),
      isDemo: await isDemo(),
      hasDoors,
      hasCampaigns: isAnyReduced,
      campaigns:
        isAnyReduced && storefront === 'sport' ? await listRunning(db, language, now()) : [],
      newsUntil: await findNewsUntil(db, storefront),
      hasSales: await hasSales(db),
    }
    sites.set(key, site)
    return site
  }
}
