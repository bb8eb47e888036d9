import {
  findCampaign,
  listBrands,
  listCampaigns,
  listOverlapping,
  listTargets,
  stateOf,
} from '../../catalogue/campaigns/campaign-queries.ts'
import { countPreview, previewArticles } from '../../catalogue/campaigns/preview-queries.ts'
import { listCategoryTree } from '../../catalogue/import-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { listAuditOf } from '../audit/audit-queries.ts'
import type { StaffContext } from '../page/staff-context.ts'
import type { ListPart } from '../page/staff-list.tsx'

const MAX_LISTED = 200

/** The categories and brands that a campaign can cover. */
export async function readChoices(db: Db, { language }: StaffContext) {
  const tree = await listCategoryTree(db)
  const byId = new Map(tree.map((it) => [it.id, it]))
  const pathOf = (id: string | null): readonly string[] => {
    const node = id === null ? undefined : byId.get(id)
    return node ? [...pathOf(node.parentId), node[language]] : []
  }
  const categories = tree
    .map(({ id }) => [id, pathOf(id).join(' › ')] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language))
  return { brand: await listBrands(db), category: categories }
}

/** Lists campaigns with their states. */
export async function readCampaigns(db: Db, { now }: StaffContext) {
  const campaigns = await listCampaigns(db, MAX_LISTED)
  return campaigns.map((it) => ({ ...it, state: stateOf(it, now) }))
}

/** Reads a campaign, with one page of its price preview. */
export async function readCampaign(db: Db, context: StaffContext, { id, part }: WhichPart) {
  const campaign = await findCampaign(db, id)
  if (!campaign) return undefined
  const { language, now } = context
  return {
    campaign: { ...campaign, state: stateOf(campaign, now) },
    choices: await readChoices(db, context),
    targets: await listTargets(db, id),
    counts: await countPreview(db, id),
    articles: await previewArticles(db, id, { ...part, language }),
    overlapping: await listOverlapping(db, campaign),
    history: await listAuditOf(db, 'campaign', id),
    part,
  }
}

interface WhichPart {
  readonly id: string
  /** The page of the price preview. */
  readonly part: ListPart
}

export type CampaignChoices = Awaited<ReturnType<typeof readChoices>>
export type CampaignView = NonNullable<Awaited<ReturnType<typeof readCampaign>>>
/** A campaign and its state. */
export type ListedCampaign = CampaignView['campaign']
