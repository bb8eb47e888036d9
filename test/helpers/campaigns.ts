import type {
  CampaignInput,
  CampaignTarget,
} from '../../shop/catalogue/campaigns/campaign-queries.ts'
import {
  insertCampaign,
  scheduleCampaign,
  writeTargets,
} from '../../shop/catalogue/campaigns/campaign-writes.ts'
import type { Tx } from '../../shop/platform/db/schema.ts'

export interface SomeCampaign extends Partial<CampaignInput> {
  readonly id?: string
  readonly targets?: readonly CampaignTarget[]
}

/** A scheduled campaign: by default, 20 % off everything on the sport storefront. */
export async function plan(
  tx: Tx,
  time: Pick<CampaignInput, 'startsAt' | 'endsAt'>,
  { id = 'autumn', targets = [], ...said }: SomeCampaign = {},
): Promise<void> {
  const usual = { nameSv: 'Höstrea', nameEn: 'Autumn sale', covers: 'all', percent: 20 } as const
  const where = { onSport: 1, onProfessional: 0 } as const
  await insertCampaign(tx, id, { ...usual, ...where, ...time, ...said }, 0)
  await writeTargets(tx, id, targets)
  await scheduleCampaign(tx, { id, version: 1 }, 0)
}

/** 20 % off the shoe for an hour that has begun, as its form sends it. */
export const CAMPAIGN = {
  ...{ 'name-sv': 'Höstrea', 'name-en': 'Autumn sale' },
  ...{ from: '2026-11-23T10:30', to: '2026-11-23T12:00' },
  ...{ kind: 'percent', percent: '20', price: '', covers: 'goods', goods: 'shoe' },
  ...{ category: '', brand: '', storefront: 'sport' },
} as const
