import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BUDGET_PERIODS } from '../../src/model/approvals.ts'
import { LIMITS_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { assertApprover, isApprover, textFor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { ShopError } from '../platform/shop-error.ts'
import { readAllowances } from './allowances.ts'
import { listBuyers } from './approver-queries.ts'
import { insertLimit } from './limit-queries.ts'
import { limitsPage, ownLimitsPage } from './limits-page.tsx'
import type { ApprovalSources, DrawOwnPage, RecoverOwnForm } from './own-page.ts'
import { readLimits } from './read-limits.ts'
import { type FaultyLimit, readAllowance } from './set-limit.ts'

interface LimitRouteOptions extends ApprovalSources {
  readonly isSecure: boolean
  readonly recoverOwnForm: RecoverOwnForm
}

/** The form of limits and budgets. */
export async function limitRoutes(
  shop: FastifyInstance,
  options: LimitRouteOptions,
): Promise<void> {
  const recover = options.recoverOwnForm({
    path: LIMITS_PATH,
    keeps: ['customer', 'amount', 'period'],
    draw: (kept) => drawLimits(options, kept),
  })
  shop.post(LIMITS_PATH, recover, async (request, reply) => {
    const flash = await save(options, request)
    const path = linkTo(request.visitor, LIMITS_PATH)
    return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
  })
}

type SentLimit = Readonly<Record<string, string>>

/** Limits and budgets: an approver sees those of the whole company, a buyer their own. */
export function drawLimits({ db, now }: ApprovalSources, kept?: SentLimit): DrawOwnPage {
  return async ({ page, request, customer, flash }) => {
    const { visitor } = request
    const { company, shop } = visitor
    if (!company) return undefined
    if (!isApprover(visitor)) {
      const buyer = { companyId: company.id, customerId: customer.id }
      return ownLimitsPage(page, await readAllowances(db, shop, buyer, now()))
    }
    const limits = await readLimits(db, shop, company.id, now())
    return limitsPage(page, { limits, faulty: faultyIn(kept ? { values: kept } : flash) })
  }
}

/** The form that came back, with what was typed in it. */
function faultyIn(back: Pick<Flash, 'values' | 'errors'> | undefined): FaultyLimit | undefined {
  const [error] = back?.errors ?? []
  const { customer, amount, period } = back?.values ?? {}
  if (amount === undefined) return undefined
  const typed = { amount: String(amount), period: String(period) }
  return { customerId: customer ? String(customer) : null, typed, error }
}

async function save({ db, now }: LimitRouteOptions, request: FastifyRequest): Promise<Flash> {
  const { visitor } = request
  assertApprover(visitor)
  const { company, customer, shop } = visitor
  const { customer: sent = '', amount = '', period = '' } = formOf(request)
  const customerId = sent === '' ? null : sent
  const companyId = company?.id ?? ''
  // Another company's buyer is refused like one that does not exist.
  const buyers = await listBuyers(db, companyId)
  if (customerId !== null && !buyers.some(({ id }) => id === customerId)) {
    throw new ShopError(404, 'request.notfound')
  }
  const { currency } = shop
  const periods = customerId === null ? (['order'] as const) : BUDGET_PERIODS
  const read = readAllowance({ amount, period }, { currency, periods })
  if (!read) {
    const errors = [textFor(visitor)('limit.amount.wrong')]
    return { key: 'refused', errors, values: { customer: sent, amount, period } }
  }
  const limit = { companyId, customerId, ...read, currency, setBy: customer?.id ?? '' }
  await inTransaction(db, (tx) => insertLimit(tx, limit, now()))
  return { key: 'limit.saved' }
}
