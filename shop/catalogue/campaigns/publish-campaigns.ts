import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../../platform/shop/catalogue-version.ts'
import { settleCampaigns } from './settle-campaigns.ts'

/**
 * Settles prices under a new version of the catalogue: also where nothing becomes cheaper, because
 * pages name the campaigns that run.
 */
export async function publishCampaigns(tx: Tx, now: number): Promise<void> {
  await settleCampaigns(tx, now)
  await bumpVersion(tx)
}
