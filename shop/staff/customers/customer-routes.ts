import type { FastifyInstance, FastifyRequest } from 'fastify'
import { showPhone } from '../../../src/model/format-phone.ts'
import { listConsentEvents } from '../../consents/consent-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { drawCompanyPriceLists } from '../companies/company-price-lists.tsx'
import { decideInvoice, drawInvoice, INVOICE_FORM } from '../companies/invoice.tsx'
import { drawLimits, LIMITS_FORM, setLimit } from '../companies/limits.tsx'
import { countOrders, listOrders, type OrderFilter } from '../orders/order-list-queries.ts'
import { runWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { type DrawStaffPage, idOf, showPage } from '../page/staff-page.ts'
import { readPart } from '../page/staff-pager.tsx'
import { customerConsents } from './customer-consents.tsx'
import { ordersOfPage } from './orders-of-page.tsx'
import { findCompany, findCustomer } from './people-list-queries.ts'
import { COMPANY_LIST, CUSTOMER_LIST } from './people-lists.tsx'
import { disableFor, drawSecondStep, SECOND_STEP_FORM } from './second-step.tsx'

const MAX_EVENTS = 100

/** Customers and companies, and what each has ordered. */
export async function customerRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  shop.get(CUSTOMER_LIST.path, showList(options, CUSTOMER_LIST))
  shop.get(COMPANY_LIST.path, showList(options, COMPANY_LIST))
  shop.get('/staff/customers/:id', showPage(options, drawCustomer(db)))
  shop.post(
    SECOND_STEP_FORM,
    runWrite(options, {
      back: ({ id }) => `/staff/customers/${encodeURIComponent(id)}`,
      act: disableFor,
    }),
  )
  shop.get('/staff/companies/:id', showPage(options, drawCompany(db)))
  shop.post(LIMITS_FORM, runWrite(options, { back: companyPage, act: setLimit }))
  shop.post(INVOICE_FORM, runWrite(options, { back: companyPage, act: decideInvoice }))
}

const companyPage = ({ id }: { readonly id: string }) =>
  `/staff/companies/${encodeURIComponent(id)}`

function drawCustomer(db: Db): DrawStaffPage {
  return async (context, request) => {
    const customer = await findCustomer(db, idOf(request))
    if (!customer) return undefined
    const { id: customerId, name, email, phone, company } = customer
    const facts = [
      [context.t('page.email'), email],
      [context.t('staff.phone'), showPhone(phone ?? '', context.shop.company.country)],
      [context.t('staff.company'), company ?? ''],
    ] as const
    const orders = await ordersOf(db, { customerId }, request)
    const acts = await drawSecondStep(db, context, customerId)
    const events = await listConsentEvents(db, { id: customerId, email }, MAX_EVENTS)
    const consents = customerConsents(context, events)
    return ordersOfPage(context, { name, facts, ...orders, acts, consents })
  }
}

function drawCompany(db: Db): DrawStaffPage {
  return async (context, request) => {
    const company = await findCompany(db, idOf(request))
    if (!company) return undefined
    const { id: companyId, name, organizationNumber } = company
    const facts = [[context.t('staff.company.number'), organizationNumber]] as const
    const orders = await ordersOf(db, { companyId }, request)
    const acts = [
      drawInvoice(context, company),
      await drawCompanyPriceLists(db, context, companyId),
      await drawLimits(db, context, companyId),
    ]
    return ordersOfPage(context, { name, facts, ...orders, acts })
  }
}

async function ordersOf(db: Db, filter: OrderFilter, request: FastifyRequest) {
  const part = readPart(request)
  return {
    orders: await listOrders(db, filter, part),
    count: await countOrders(db, filter),
    part,
  }
}
