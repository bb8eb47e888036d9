import type { Site, SiteOf } from '../platform/pages/site.ts'

/** A category of the menu, with its sub-categories. */
export interface NavigationCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Only root categories have one. */
  readonly picture?: string
  readonly children: readonly NavigationCategory[]
}

/** A category with the data of its tile. */
export interface CategoryView extends NavigationCategory {
  readonly description: string
  readonly products: number
  readonly children: readonly CategoryView[]
}

/** A current campaign and its end. */
export interface NamedCampaign {
  readonly id: string
  readonly name: string
  readonly endsAt: number
}

/** What pages show of the whole catalogue. Its version is part of the pictures' addresses. */
export interface CatalogueSite extends Site {
  readonly categories: readonly CategoryView[]
  /** Whether any reduction may be announced. */
  readonly hasCampaigns: boolean
  /** Current campaigns with reductions, by their end. */
  readonly campaigns: readonly NamedCampaign[]
  /** Whether there are bestsellers yet. */
  readonly hasSales: boolean
}

export type CatalogueSiteOf = SiteOf<CatalogueSite>
