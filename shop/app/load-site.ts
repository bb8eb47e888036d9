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
import type { Db } from '../platform/db/schema.ts'
import type { Assets, PaymentMark, Site, SiteOf } from '../platform/pages/site.ts'

export interface SiteOptions {
  readonly baseUrl: string
  readonly assets: Assets | undefined
  readonly isDemo: () => Promise<boolean>
  readonly now: () => number
  /** Those that are open at the moment. */
  readonly waysToPay: (
    language: Language,
    storefront: Storefront,
  ) => Promise<readonly PaymentMark[]>
}

/** Answers the site of a storefront and language; reads the categories once for each catalogue. */
export function createSites(db: Db, options: SiteOptions): SiteOf {
  const { baseUrl, assets, isDemo, now, waysToPay } = options
  const known = new Map<string, Site>()

  return async (language, storefront) => {
    const catalogueVersion = await readCatalogueVersion(db)
    const key = `${language} ${storefront}`
    const kept = known.get(key)
    if (kept?.catalogueVersion === catalogueVersion) return kept
    const listed = await listCategories(db, language, storefront)
    const faces = await listFaces(db, storefront)
    const categories = categoryTree({ listed, faces, catalogueVersion })
    const isAnyReduced = await hasCampaigns(db)
    const site = {
      baseUrl,
      assets,
      categories,
      catalogueVersion,
      waysToPay: await waysToPay(language, storefront),
      isDemo: await isDemo(),
      hasCampaigns: isAnyReduced,
      campaigns:
        isAnyReduced && storefront === 'sport' ? await listRunning(db, language, now()) : [],
      newsUntil: await findNewsUntil(db, storefront),
      hasSales: await hasSales(db),
    }
    known.set(key, site)
    return site
  }
}
