import type { Generated } from 'kysely'
import type { Flag } from './catalogue-tables.ts'

/** The products that a campaign reduces. */
export type CampaignCovers = 'all' | 'brand' | 'category' | 'goods'

export interface CampaignTable {
  id: string
  /** Increases with each change, so that simultaneous editors notice each other. */
  version: Generated<number>
  name_sv: string
  name_en: string
  starts_at: number
  /** The instant from which it is over. */
  ends_at: number
  covers: CampaignCovers
  /** Whole percent off the regular price; null for fixed prices. */
  percent: number | null
  on_sport: Flag
  on_professional: Flag
  /** Null for a draft, which never starts. */
  scheduled_at: number | null
  created_at: number
}

/** The targets of a campaign that does not cover everything. */
export interface CampaignTargetTable {
  campaign_id: string
  kind: 'brand' | 'category' | 'product' | 'article'
  /** The brand, the category's id, the product's code or the article's number. */
  target: string
  /** The price of each article, VAT included; null if the campaign has a percentage. */
  price: number | null
}
