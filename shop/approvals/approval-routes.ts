import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tidyText } from '../../src/model/tidy-checkout.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { APPROVALS_PATH, LIMITS_PATH, ORDERS_PATH } from '../paths/shop-paths.ts'
import { doAlone } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { assertApprover } from '../platform/http/visitor.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack, refusalFlash } from '../platform/pages/redirect-back.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import {
  APPROVAL_FORMS,
  APPROVAL_PATH,
  type ApprovalForm,
  approvalPath,
} from './approval-access.ts'
import { drawApprovals } from './approval-list.tsx'
import { approvalPage, MAX_MESSAGE_LENGTH } from './approval-page.tsx'
import { findApproval } from './approval-queries.ts'
import {
  decideApproval,
  expireApprovals,
  type OrderEnds,
  withdrawApproval,
} from './decide-approval.ts'
import { drawLimits, limitRoutes } from './limit-routes.ts'
import type { ApprovalSources, DrawOwnPage, RecoverOwnForm } from './own-page.ts'

const SWEEP_PAUSE_MS = 30_000

export interface ApprovalRouteOptions extends ApprovalSources {
  readonly isSecure: boolean
  readonly ends: OrderEnds
  readonly flushOutbox: () => void
  readonly recoverOwnForm: RecoverOwnForm
}

/** The forms of approvals and limits; while the shop runs, a job expires undecided orders. */
export async function approvalRoutes(
  shop: FastifyInstance,
  options: ApprovalRouteOptions,
): Promise<void> {
  const recover = options.recoverOwnForm({
    ...{ path: APPROVAL_PATH, action: `${APPROVAL_PATH}/refused`, section: APPROVALS_PATH },
    keeps: ['message'],
    draw: ({ message }) => drawApproval(options, message),
  })
  for (const form of APPROVAL_FORMS) {
    shop.post(`${APPROVAL_PATH}/${form}`, form === 'refused' ? recover : {}, (request, reply) =>
      settle(options, form, request, reply),
    )
  }
  await limitRoutes(shop, options)
  sweep(shop, options)
}

/** The account's pages about approvals, by path. */
export function approvalPages(sources: ApprovalSources): Readonly<Record<string, DrawOwnPage>> {
  return {
    [APPROVALS_PATH]: drawApprovals(sources),
    [APPROVAL_PATH]: drawApproval(sources),
    [LIMITS_PATH]: drawLimits(sources),
  }
}

function sweep(shop: FastifyInstance, { db, now, ends, flushOutbox }: ApprovalRouteOptions): void {
  let job: BackgroundJob | undefined
  const end = async () => {
    if ((await expireApprovals(db, now(), ends)) > 0) flushOutbox()
  }
  shop.addHook('onListen', async () => {
    job = startBackgroundJob(() => doAlone(db, 'approvals', end), {
      pauseMs: SWEEP_PAUSE_MS,
      log: shop.log,
    })
    job.trigger()
  })
  shop.addHook('preClose', async () => {
    await job?.stop()
  })
}

/** Redirects to a page that tells the outcome. */
async function settle(
  options: ApprovalRouteOptions,
  form: ApprovalForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string }
  const ownPath = `${ORDERS_PATH}/${encodeURIComponent(id)}`
  const path = linkTo(request.visitor, form === 'withdrawn' ? ownPath : approvalPath(id))
  const flash = await settled(options, form, request)
  reply.raw.once('close', options.flushOutbox)
  if (!flash) return reply.redirect(path, 303)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** The next page's message; nothing where the order's page itself shows the outcome. */
async function settled(
  { db, now, ends }: ApprovalRouteOptions,
  form: ApprovalForm,
  request: FastifyRequest,
): Promise<Flash | undefined> {
  const { visitor } = request
  const { id: orderId } = request.params as { readonly id: string }
  const message = tidyText(formOf(request).message ?? '').slice(0, MAX_MESSAGE_LENGTH)
  const around = { now: now(), ends }
  const deciding = inTransaction(db, async (tx): Promise<Flash | undefined> => {
    if (form === 'withdrawn') {
      await withdrawApproval(tx, visitor, orderId, around)
      return undefined
    }
    const decision = { orderId, state: form, ...(form === 'refused' && { message }) }
    await decideApproval(tx, visitor, decision, around)
    const { buyer = '' } = (await findApproval(tx, orderId)) ?? {}
    return { key: `approval.done.${form}`, values: { name: buyer } }
  })
  const result = await resultOrRefusal(deciding)
  if (!(result instanceof ShopError)) return result
  if (![409, 422].includes(result.status)) throw result
  const field = result.status === 422 ? { values: { field: 'message' } } : {}
  return { ...refusalFlash(visitor, result), ...field }
}

/** One order, for the approvers of its company. */
function drawApproval({ db }: ApprovalSources, message?: string): DrawOwnPage {
  return async ({ page, request, customer, flash }) => {
    const { visitor } = request
    assertApprover(visitor)
    const { id } = request.params as { readonly id: string }
    const approval = await findApproval(db, id)
    const receipt = await readReceipt(db, id)
    if (!approval || !receipt || approval.companyId !== visitor.company?.id) return undefined
    const error = flash?.values?.field === 'message' ? flash.errors?.[0] : undefined
    const isOwn = approval.buyerId === customer.id
    return approvalPage(page, { approval, receipt, isOwn, error, message })
  }
}
