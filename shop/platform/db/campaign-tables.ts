import type { Generated } from 'kysely'
import type { Flag } from './catalogue-tables.ts'

/** What a campaign lowers the price of. */
export type CampaignCovers = 'all' | 'brand' | 'category' | 'goods'

export interface CampaignTable {
  id: string
  /** Goes up with each change, so that two who change it notice each other. */
  version: Generated<number>
  name_sv: string
  name_en: string
  starts_at: number
  /** From this instant on it is over. */
  ends_at: number
  covers: CampaignCovers
  /** Off the regular price, in whole percent; null where its goods have fixed prices. */
  percent: number | null
  on_sport: Flag
  on_professional: Flag
  /** Null for a draft, which never begins. */
  scheduled_at: number | null
  created_at: number
}

/** What a campaign that does not cover everything covers. */
export interface CampaignTargetTable {
  campaign_id: string
  kind: 'brand' | 'category' | 'product' | 'article'
  /** The brand, the category's id, the product's code, the article's number. */
  target: string
  /** Of each article, VAT included; null where the campaign has a percentage. */
  price: number | null
}
