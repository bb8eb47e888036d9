import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import { Facts } from '../../platform/html/facts.tsx'
import { drawOrdersOf } from '../orders/orders-of.tsx'
import { runWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { type DrawStaffPage, idOf, showPage } from '../page/staff-page.ts'
import { COMPANY_LIST, findCompany } from './company-list.ts'
import {
  decideInvoice,
  drawCompanyPriceLists,
  drawInvoice,
  drawLimits,
  INVOICE_FORM,
  LIMITS_FORM,
  setLimit,
} from './company-terms.tsx'

/** Companies, with their orders and terms. */
export async function companyRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(COMPANY_LIST.path, showList(options, COMPANY_LIST))
  shop.get('/staff/companies/:id', showPage(options, drawCompany(options.db)))
  shop.post(LIMITS_FORM, runWrite(options, { action: setLimit }))
  shop.post(INVOICE_FORM, runWrite(options, { action: decideInvoice }))
}

function drawCompany(db: Db): DrawStaffPage {
  return async (context, request) => {
    const company = await findCompany(db, idOf(request))
    if (!company) return undefined
    const { id, name, organizationNumber } = company
    return {
      title: name,
      main: (
        <>
          <Facts facts={[[context.t('staff.company.number'), organizationNumber]]} />
          {drawInvoice(context, company)}
          {await drawCompanyPriceLists(db, context, id)}
          {await drawLimits(db, context, id)}
          {await drawOrdersOf(db, context, request, { companyId: id })}
        </>
      ),
    }
  }
}
