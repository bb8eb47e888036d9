import type { FastifyInstance } from 'fastify'
import { showPhone } from '../../../src/model/show-phone.ts'
import { listConsentEvents } from '../../platform/consents/consent-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import { drawCompanyPriceLists } from '../companies/company-price-lists.tsx'
import { decideInvoice, drawInvoice, INVOICE_FORM } from '../companies/invoice.tsx'
import { drawLimits, LIMITS_FORM, setLimit } from '../companies/limits.tsx'
import { countOrders, listOrders, type OrderFilter } from '../orders/order-list-queries.ts'
import { runWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { type DrawStaffPage, idOf, parameter, showPage } from '../page/staff-page.ts'
import { customerConsents } from './customer-consents.tsx'
import { companiesPage, customersPage, ordersOfPage } from './customer-pages.tsx'
import {
  countCompanies,
  countCustomers,
  findCompany,
  findCustomer,
  listCompanies,
  listCustomers,
} from './people-list-queries.ts'
import { disableFor, drawSecondStep, SECOND_STEP_FORM } from './second-step-acts.tsx'

const PAGE_SIZE = 50
const MAX_EVENTS = 100

/** Customers and companies, and what each has ordered. */
export async function customerRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  shop.get(
    '/staff/customers',
    showPage(options, async (context, request) => {
      const search = parameter(request, 'q')
      const page = readPageNumber(request)
      const customers = await listCustomers(db, { search, ...partOf(page) })
      const count = await countCustomers(db, search)
      return customersPage(context, { customers, search, count, page, pageSize: PAGE_SIZE })
    }),
  )
  shop.get(
    '/staff/companies',
    showPage(options, async (context, request) => {
      const page = readPageNumber(request)
      const companies = await listCompanies(db, partOf(page))
      const count = await countCompanies(db)
      return companiesPage(context, { companies, count, page, pageSize: PAGE_SIZE })
    }),
  )
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
    const list = await ordersOf(db, { customerId }, readPageNumber(request))
    const acts = await drawSecondStep(db, context, customerId)
    const events = await listConsentEvents(db, { id: customerId, email }, MAX_EVENTS)
    const consents = customerConsents(context, events)
    return ordersOfPage(context, { name, facts, list, acts, consents })
  }
}

function drawCompany(db: Db): DrawStaffPage {
  return async (context, request) => {
    const company = await findCompany(db, idOf(request))
    if (!company) return undefined
    const { id: companyId, name, organizationNumber } = company
    const facts = [[context.t('staff.company.number'), organizationNumber]] as const
    const list = await ordersOf(db, { companyId }, readPageNumber(request))
    const acts = [
      drawInvoice(context, company),
      await drawCompanyPriceLists(db, context, companyId),
      await drawLimits(db, context, companyId),
    ]
    return ordersOfPage(context, { name, facts, list, acts })
  }
}

async function ordersOf(db: Db, filter: OrderFilter, page: number) {
  const orders = await listOrders(db, filter, partOf(page))
  return { orders, count: await countOrders(db, filter), page, pageSize: PAGE_SIZE }
}

function partOf(page: number) {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}
