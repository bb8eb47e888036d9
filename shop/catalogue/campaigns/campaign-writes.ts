import type { JsonType, SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Campaign, CampaignInput, CampaignTarget } from './campaign-queries.ts'

export async function insertCampaign(
  tx: Tx,
  id: string,
  input: CampaignInput,
  now: number,
): Promise<void> {
  await tx
    .insertInto('campaign')
    .values({ id, ...rowOf(input), scheduled_at: null, created_at: now })
    .execute()
}

/** The version of a campaign that a member has seen. */
export type CampaignVersion = Pick<Campaign, 'id' | 'version'>

/** Returns false if the campaign has changed since it was seen. */
export async function changeCampaign(
  tx: Tx,
  { id, version }: CampaignVersion,
  input: CampaignInput,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign')
    .set({ ...rowOf(input), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const TARGET = {
  kind: 'text',
  target: 'text',
  price: 'integer',
} as const satisfies Record<string, JsonType>

const WRITE_TARGETS = (d: SqlDialect) => `
  insert into campaign_target (campaign_id, kind, target, price)
  select ?1, kind, target, price from ${d.rowsOf('?2', TARGET)} as target`

export async function writeTargets(
  tx: Tx,
  id: string,
  targets: readonly CampaignTarget[],
): Promise<void> {
  await runText(tx, 'delete from campaign_target where campaign_id = ?', [id])
  await runText(tx, WRITE_TARGETS, [id, JSON.stringify(targets)])
}

/** Schedules a draft; returns false if it has changed since it was seen, or is not a draft. */
export async function scheduleCampaign(
  tx: Tx,
  { id, version }: CampaignVersion,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign')
    .set({ scheduled_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('scheduled_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a current campaign; returns false if it is not current. */
export async function endCampaign(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign')
    .set((it) => ({ ends_at: now, version: it('version', '+', 1) }))
    .where('id', '=', id)
    .where('scheduled_at', 'is not', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a campaign; returns false if it has begun. */
export async function deleteCampaign(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('campaign')
    .where('id', '=', id)
    .where((it) => it.or([it('scheduled_at', 'is', null), it('starts_at', '>', now)]))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function rowOf(input: CampaignInput) {
  return {
    name_sv: input.nameSv,
    name_en: input.nameEn,
    starts_at: input.startsAt,
    ends_at: input.endsAt,
    covers: input.covers,
    percent: input.percent,
    on_sport: input.onSport,
    on_professional: input.onProfessional,
  }
}
