import type { FastifyInstance } from 'fastify'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { readPart } from '../page/staff-list.tsx'
import { idOf, showPage } from '../page/staff-page.ts'
import {
  CAMPAIGNS_PATH,
  createCampaign,
  removeCampaign,
  saveCampaign,
  startCampaign,
  stopCampaign,
} from './campaign-actions.ts'
import { campaignListPage } from './campaign-list-page.tsx'
import { campaignPage, newCampaignPage } from './campaign-page.tsx'
import { readCampaign, readCampaigns, readChoices } from './read-campaigns.ts'

const NEW_PATH = `${CAMPAIGNS_PATH}/new`

/** Campaigns: the list, one campaign with its preview, and the forms that change it. */
export async function campaignRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  const ofOne = (action: StaffWrite['action']) => runWrite(options, { action })

  shop.get(
    CAMPAIGNS_PATH,
    showPage(options, async (context) =>
      campaignListPage(context, await readCampaigns(db, context)),
    ),
  )
  shop.get(
    NEW_PATH,
    showPage(options, async (context) => newCampaignPage(context, await readChoices(db, context))),
  )
  shop.get(
    `${CAMPAIGNS_PATH}/:id`,
    showPage(options, async (context, request) => {
      const of = { id: idOf(request), part: readPart(request) }
      const view = await readCampaign(db, context, of)
      return view && campaignPage(context, view)
    }),
  )
  shop.post(CAMPAIGNS_PATH, runWrite(options, { back: NEW_PATH, action: createCampaign }))
  shop.post(`${CAMPAIGNS_PATH}/:id`, ofOne(saveCampaign))
  shop.post(`${CAMPAIGNS_PATH}/:id/scheduled`, ofOne(startCampaign))
  shop.post(`${CAMPAIGNS_PATH}/:id/ended`, ofOne(stopCampaign))
  shop.post(`${CAMPAIGNS_PATH}/:id/deleted`, ofOne(removeCampaign))
}
