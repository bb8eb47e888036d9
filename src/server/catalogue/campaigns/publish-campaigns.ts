import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../store-catalogue.ts'
import { settleCampaigns } from './settle-campaigns.ts'

/**
 * Settles prices, and tells whoever keeps something of the catalogue; that a campaign begins or ends
 * is told even where it makes nothing cheaper, because pages name those that run.
 */
export async function publishCampaigns(tx: Tx, now: number): Promise<void> {
  await settleCampaigns(tx, now)
  await bumpVersion(tx)
}
