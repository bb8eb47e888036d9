import type { Storefront } from '../../model/storefront.ts'
import type { Language } from '../../model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { readCatalogueVersion } from '../sales/cart/cart-queries.ts'
import { listCategories, listFaces } from './page-category-queries.ts'
import type { Assets, Site } from '../platform/pages/site.ts'
import { type CategoryView, categoryTree } from './category-tree.ts'

/** A storefront in a language, with its categories as tiles and menus show them. */
export interface LoadedSite extends Site {
  readonly categories: readonly CategoryView[]
}

export interface SiteOptions {
  readonly baseUrl: string
  readonly assets: Assets | undefined
}

/** Answers the site of a storefront and language; reads the categories once for each catalogue. */
export function createSites(db: Db, { baseUrl, assets }: SiteOptions) {
  const known = new Map<string, LoadedSite>()

  return async function siteOf(language: Language, storefront: Storefront): Promise<LoadedSite> {
    const catalogueVersion = await readCatalogueVersion(db)
    const key = `${language} ${storefront}`
    const kept = known.get(key)
    if (kept?.catalogueVersion === catalogueVersion) return kept
    const listed = await listCategories(db, language, storefront)
    const faces = await listFaces(db, storefront)
    const categories = categoryTree({ listed, faces, catalogueVersion })
    const site = { baseUrl, assets, categories, catalogueVersion }
    known.set(key, site)
    return site
  }
}

export type SiteOf = ReturnType<typeof createSites>
