import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalReply, toRefusal } from '../platform/http/errors.ts'
import { LOGIN_PATH, loginRoutes, withTarget } from './access/login-routes.ts'
import { ownRoutes } from './access/own-routes.ts'
import { peopleRoutes } from './access/people-routes.ts'
import { setupRoutes } from './access/setup-routes.ts'
import { campaignRoutes } from './campaigns/campaign-routes.ts'
import { applicationRoutes } from './companies/applications-routes.tsx'
import { companyRoutes } from './companies/company-routes.tsx'
import { customerRoutes } from './customers/customer-routes.tsx'
import { exportRoutes } from './exports/export-routes.tsx'
import { readStaffSessions } from './guard/staff-sessions.ts'
import { auditRoutes } from './history/audit-trail.tsx'
import { codesRoutes } from './lists/codes-routes.ts'
import { newsletterListRoutes } from './lists/newsletter-routes.tsx'
import { withdrawalsRoutes } from './lists/withdrawals-routes.tsx'
import { measurementRoutes } from './measurement/measurement-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { bareContext, readContext, type StaffOptions } from './page/staff-context.ts'
import { sendStaffPage } from './page/staff-page.ts'
import { priceListRoutes } from './price-lists/price-list-routes.ts'
import { productRoutes } from './products/product-routes.ts'
import { staffQuotationRoutes } from './quotations/quotation-routes.tsx'
import { staffReturnRoutes } from './returns/return-routes.ts'
import { staffReviewRoutes } from './reviews/review-routes.tsx'

/** The staff area, with its own pages and sessions. */
export async function staffRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  readStaffSessions(shop, options)
  shop.setErrorHandler((error, request, reply) => answerError(options, error, request, reply))
  await loginRoutes(shop, options)
  await setupRoutes(shop, options)
  await ownRoutes(shop, options)
  await peopleRoutes(shop, options)
  await auditRoutes(shop, options)
  await orderRoutes(shop, options)
  await productRoutes(shop, options)
  await campaignRoutes(shop, options)
  await priceListRoutes(shop, options)
  await customerRoutes(shop, options)
  await companyRoutes(shop, options)
  await applicationRoutes(shop, options)
  await withdrawalsRoutes(shop, options)
  await staffReturnRoutes(shop, options)
  await staffReviewRoutes(shop, options)
  await staffQuotationRoutes(shop, options)
  await newsletterListRoutes(shop, options)
  await codesRoutes(shop, options)
  await measurementRoutes(shop, options)
  await exportRoutes(shop, options)
}

/**
 * Shows an error as a page of the staff area; redirects to the login, and back, where one is
 * required.
 */
async function answerError(
  options: StaffOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = toRefusal(error)
  const { status, reason } = refusal
  if (status === 401) {
    const to = request.method === 'GET' ? request.url : ''
    return reply.redirect(withTarget(LOGIN_PATH, to), 303)
  }
  if (status >= 500) request.log.error({ err: error }, 'failed')
  const isOurs = status >= 500
  const context = isOurs
    ? bareContext(options, request)
    : await readContext(options, request, reply)
  const { t } = context
  const title = t(status === 404 ? 'page.notfound' : 'page.failed')
  const key = reason.key === 'token' ? 'staff.form.stale' : reason.key
  return sendStaffPage(options, refusalReply(reply, refusal), context, {
    title,
    main: <p>{t(key, reason.values)}</p>,
  })
}
