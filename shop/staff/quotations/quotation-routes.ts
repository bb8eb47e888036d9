import type { FastifyInstance } from 'fastify'
import { readQuotation } from '../../quotations/read-quotation.ts'
import { openSession } from '../access/staff-sessions.ts'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { idOf, showPage } from '../page/staff-page.ts'
import { agreedPrices } from './agreed-prices.ts'
import { answer, refuse } from './quotation-acts.ts'
import { quotationListPage } from './quotation-list-page.tsx'
import { listQuotations } from './quotation-list-queries.ts'
import { QUOTATION_PATH, quotationPage } from './quotation-page.tsx'

/** What customers ask a price for: the list, one of them, and what is answered. */
export async function staffQuotationRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const { db, now } = options
  const back = ({ id }: { readonly id: string }) => `/staff/quotations/${encodeURIComponent(id)}`
  const write = (act: StaffWrite['act']) => runWrite(options, { back, act })

  shop.get(
    '/staff/quotations',
    showPage(options, async (context) =>
      quotationListPage(context, await listQuotations(db), now()),
    ),
  )
  shop.get(
    QUOTATION_PATH,
    showPage(options, async (context, request) => {
      const whole = await readQuotation(db, idOf(request))
      const { role } = openSession(request).member
      if (!whole) return undefined
      const agreed = await agreedPrices(db, whole)
      return quotationPage(context, whole, { role, now: now(), agreed })
    }),
  )
  shop.post(`${QUOTATION_PATH}/answered`, write(answer))
  shop.post(`${QUOTATION_PATH}/refused`, write(refuse))
}
