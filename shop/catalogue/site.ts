import type { Site, SiteOf } from '../platform/pages/site.ts'

/** A category of the menu, with its own below it. */
export interface NavigationCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Root categories have one. */
  readonly picture?: string
  readonly children: readonly NavigationCategory[]
}

/** A category with what a tile shows of it. */
export interface CategoryView extends NavigationCategory {
  readonly description: string
  readonly products: number
  readonly children: readonly CategoryView[]
}

/** A campaign that runs, and until when. */
export interface NamedCampaign {
  readonly id: string
  readonly name: string
  readonly endsAt: number
}

/** What pages show of the whole catalogue. Its version is part of the pictures' addresses. */
export interface CatalogueSite extends Site {
  readonly categories: readonly CategoryView[]
  /** Whether anything may be called reduced. */
  readonly hasCampaigns: boolean
  /** Campaigns of the staff's that reduce something, the one that ends first, first. */
  readonly campaigns: readonly NamedCampaign[]
  /** Whether it is known what is bought most. */
  readonly hasSales: boolean
}

export type CatalogueSiteOf = SiteOf<CatalogueSite>
