import type { FastifyInstance } from 'fastify'
import { showPhone } from '../../../src/model/format-phone.ts'
import { listConsentEvents } from '../../consents/consent-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { Facts } from '../../platform/pages/facts.tsx'
import { drawOrdersOf } from '../orders/orders-of.tsx'
import { runWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { type DrawStaffPage, idOf, showPage } from '../page/staff-page.ts'
import { customerConsents } from './customer-consents.tsx'
import { CUSTOMER_LIST } from './customer-list.tsx'
import { findCustomer } from './customer-list-queries.ts'
import { disableFor, drawSecondStep, SECOND_STEP_FORM } from './second-step.tsx'

const MAX_EVENTS = 100

/** Customers, and what each has ordered. */
export async function customerRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const back = ({ id }: { readonly id: string }) => `/staff/customers/${encodeURIComponent(id)}`
  shop.get(CUSTOMER_LIST.path, showList(options, CUSTOMER_LIST))
  shop.get('/staff/customers/:id', showPage(options, drawCustomer(options.db)))
  shop.post(SECOND_STEP_FORM, runWrite(options, { back, act: disableFor }))
}

function drawCustomer(db: Db): DrawStaffPage {
  return async (context, request) => {
    const customer = await findCustomer(db, idOf(request))
    if (!customer) return undefined
    const { t, shop } = context
    const { id, name, email, phone, company } = customer
    const events = await listConsentEvents(db, { id, email }, MAX_EVENTS)
    return {
      title: name,
      main: (
        <>
          <Facts
            facts={[
              [t('page.email'), email],
              [t('staff.phone'), showPhone(phone ?? '', shop.company.country)],
              [t('staff.company'), company ?? ''],
            ]}
          />
          {await drawSecondStep(db, context, id)}
          {await drawOrdersOf(db, context, request, { customerId: id })}
          {customerConsents(context, events)}
        </>
      ),
    }
  }
}
