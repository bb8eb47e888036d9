import {
  type Campaign,
  listBrands,
  listOverlapping,
  listTargets,
} from '../../catalogue/campaigns/campaign-queries.ts'
import { countPreview, previewArticles } from '../../catalogue/campaigns/preview-queries.ts'
import { listCategoryTree } from '../../catalogue/import-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { listAuditOf } from '../audit/audit-queries.ts'
import type { StaffContext } from '../page/staff-context.ts'

const PAGE_SIZE = 50

/** What a campaign can be about. */
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
  return { brands: await listBrands(db), categories }
}

interface Asked {
  readonly campaign: Campaign
  readonly page: number
}

export async function readView(db: Db, context: StaffContext, { campaign, page }: Asked) {
  const { id } = campaign
  const { language } = context
  const part = { language, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  return {
    campaign,
    choices: await readChoices(db, context),
    targets: await listTargets(db, id),
    counts: await countPreview(db, id),
    articles: await previewArticles(db, id, part),
    overlapping: await listOverlapping(db, campaign),
    history: await listAuditOf(db, 'campaign', id),
    ...{ page, pageSize: PAGE_SIZE },
  }
}

export type CampaignChoices = Awaited<ReturnType<typeof readChoices>>
export type CampaignOfStaff = Awaited<ReturnType<typeof readView>>
