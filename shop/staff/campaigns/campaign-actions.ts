import { randomUUID } from 'node:crypto'
import {
  type Campaign,
  type CampaignInput,
  findCampaign,
  stateOf,
} from '../../catalogue/campaigns/campaign-queries.ts'
import {
  changeCampaign,
  deleteCampaign,
  endCampaign,
  insertCampaign,
  scheduleCampaign,
  writeTargets,
} from '../../catalogue/campaigns/campaign-writes.ts'
import { countPreview } from '../../catalogue/campaigns/preview-queries.ts'
import { publishCampaigns } from '../../catalogue/campaigns/settle-campaigns.ts'
import { localTime } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditValues } from '../audit/audit-fields.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'
import { readCampaignForm, readNames, readTime } from './campaign-form.ts'

export const CAMPAIGNS_PATH = '/staff/campaigns'

export function campaignPath(id: string): string {
  return `${CAMPAIGNS_PATH}/${encodeURIComponent(id)}`
}

/** Creates a draft; its page shows a preview of its effect. */
export async function createCampaign(tx: Tx, form: SentForm): Promise<Outcome> {
  const { input, targets } = await readCampaignForm(tx, form)
  const id = randomUUID()
  await insertCampaign(tx, id, input, form.now)
  await writeTargets(tx, id, targets)
  return {
    ...done(
      { ...entryOf('created', id), after: auditValuesOf(input, form) },
      'staff.campaign.saved',
    ),
    to: campaignPath(id),
  }
}

/** Changes a campaign: everything, or, while it is running, its names and its end. */
export async function saveCampaign(tx: Tx, form: SentForm): Promise<Outcome> {
  const before = await requireCampaign(tx, form)
  const state = stateOf(before, form.now)
  if (state === 'ended') throw new StaffRefusal('staff.campaign.over')
  const isRunning = state === 'running'
  const { input, targets } = isRunning
    ? { input: readRunning(before, form), targets: undefined }
    : await readCampaignForm(tx, form)
  if (state !== 'draft' && input.endsAt <= form.now) throw new StaffRefusal('staff.campaign.past')
  if (!(await changeCampaign(tx, formVersion(form), input))) throw changedRefusal()
  if (targets) await writeTargets(tx, before.id, targets)
  if (state !== 'draft') await publishCampaigns(tx, form.now)
  const change = { before: auditValuesOf(before, form), after: auditValuesOf(input, form) }
  return done({ ...entryOf('changed', before.id), ...change }, 'staff.campaign.saved')
}

function readRunning(before: Campaign, form: SentForm): CampaignInput {
  const { id, version, scheduledAt, ...rest } = before
  return { ...rest, ...readNames(form), endsAt: readTime(form.fields.to, form.shop) }
}

/** Schedules a draft; refuses one that lowers no price. */
export async function startCampaign(tx: Tx, form: SentForm): Promise<Outcome> {
  const { now } = form
  const campaign = await requireCampaign(tx, form)
  if (campaign.endsAt <= now) throw new StaffRefusal('staff.campaign.past')
  const { lowered } = await countPreview(tx, campaign.id)
  if (lowered === 0) throw new StaffRefusal('staff.campaign.nothing')
  if (!(await scheduleCampaign(tx, formVersion(form), now))) throw changedRefusal()
  await publishCampaigns(tx, now)
  const key = campaign.startsAt <= now ? 'staff.campaign.begun' : 'staff.campaign.planned'
  return done({ ...entryOf('scheduled', campaign.id), after: auditValuesOf(campaign, form) }, key, {
    n: lowered,
  })
}

export async function stopCampaign(tx: Tx, { id, now }: SentForm): Promise<Outcome> {
  refuseUnless(await endCampaign(tx, id, now), 'staff.campaign.notrunning')
  await publishCampaigns(tx, now)
  return done(entryOf('ended', id), 'staff.campaign.ended')
}

/** Deletes a campaign that has never run; others are kept for the record. */
export async function removeCampaign(tx: Tx, form: SentForm): Promise<Outcome> {
  const campaign = await requireCampaign(tx, form)
  const { id, now } = form
  refuseUnless(await deleteCampaign(tx, id, now), 'staff.campaign.hasrun')
  await publishCampaigns(tx, now)
  return {
    ...done(
      { ...entryOf('deleted', id), before: auditValuesOf(campaign, form) },
      'staff.campaign.deleted',
    ),
    to: CAMPAIGNS_PATH,
  }
}

async function requireCampaign(tx: Tx, { id }: SentForm): Promise<Campaign> {
  const campaign = await findCampaign(tx, id)
  refuseUnless(campaign, 'staff.campaign.unknown')
  return campaign
}

/** The version of the campaign that the form was made from. */
function formVersion({ id, fields }: SentForm) {
  const { shown: version = '' } = fields
  return { id, version: /^\d{1,9}$/.test(version) ? Number(version) : 0 }
}

function changedRefusal(): StaffRefusal {
  return new StaffRefusal('staff.campaign.changed')
}

function entryOf(event: string, subject: string): AuditEntry {
  return { action: `campaign.${event}`, kind: 'campaign', subject }
}

function auditValuesOf(it: CampaignInput, { shop }: SentForm): AuditValues {
  const { covers, percent } = it
  const name = it.nameSv
  const [from, to] = [it.startsAt, it.endsAt].map((at) => localTime(at, shop))
  return { name, from, to, covers, ...(percent !== null && { percent }) }
}
