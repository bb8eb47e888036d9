import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readItemLinks } from '../orders/pages/item-links.tsx'
import { OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { loginUrl } from '../platform/pages/login-url.ts'
import { answerBy, type PageCall } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { readPage, sendPage } from '../platform/pages/present.ts'
import { formOf, redirectBack, refusalFlash } from '../platform/pages/redirect-back.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { acceptQuotation } from './accept-quotation.ts'
import { declineQuotation } from './answer-quotation.ts'
import { gatherAndShow } from './list-routes.ts'
import { readOfferApproval } from './offer-approval.ts'
import {
  AGAIN,
  DECISIONS,
  type Decision,
  ONE_QUOTATION_PATH,
  OWN_QUOTATION_PATH,
} from './quotation-access.ts'
import { QuotationBody } from './quotation-body.tsx'
import { isQuotationKey, orderLinkOf } from './quotation-links.ts'
import type { QuotationPageOptions } from './quotation-routes.ts'
import { readVisibleQuotation, type WholeQuotation } from './read-quotation.ts'

type Call = PageCall<QuotationPageOptions>

/**
 * The page of a quotation behind the mail's link, and the forms to decide about it, with or without a
 * login.
 */
export async function followRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => answerBy(options, showUndecided)(request, reply),
  })
  shop.get(ONE_QUOTATION_PATH, answerBy(options, show))
  for (const path of [ONE_QUOTATION_PATH, OWN_QUOTATION_PATH]) {
    shop.post(`${path}/${AGAIN}`, answerBy(options, askAgain))
  }
  for (const decision of DECISIONS) {
    const answer = answerBy(options, (call) => decide(call, decision))
    shop.post(`${ONE_QUOTATION_PATH}/${decision}`, recover, answer)
    shop.post(`${OWN_QUOTATION_PATH}/${decision}`, recover, answer)
  }
}

async function show(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const whole = await find(call)
  const key = textOf(call.sent, 'key')
  const { quotation } = whole
  const { id, number } = quotation
  const now = options.now()
  const isGood = isQuotationKey(quotation, { signer: options.signer, key, now })
  const withoutKey = leaveKey(request, reply, `quotation.${id}`, isGood ? key : undefined)
  if (withoutKey) return withoutKey
  const pageRequest = await readPage(options, request, reply)
  const { page } = pageRequest
  reply.header('referrer-policy', 'same-origin')
  const title = page.t('quotation.heading', { number })
  const view = {
    ...{ page, whole, now },
    ...(await readOfferApproval(options.db, request.visitor, whole, now)),
    order: await orderLinkOf(options.db, request.visitor, quotation),
    items: (await readItemLinks(options.db, page.language, [id], 'quotation')).get(id),
    path: `${QUOTATION_PATH}/${encodeURIComponent(id)}`,
    ...(key !== '' && { key }),
  }
  const main = drawPage(
    page,
    <div className="shop-article">
      <h1>{title}</h1>
      <QuotationBody {...view} />
    </div>,
  )
  return sendPage(reply, pageRequest, { title, isPrivate: true, main })
}

/** Redirects with a 303 to the order, or back with the reason why there is none. */
async function decide(call: Call, decision: Decision): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { db, isSecure, flushOutbox } = options
  const { quotation } = await find(call)
  const path = pageOf(request)
  const orderId = await resultOrRefusal(settle(call, decision, quotation.id))
  if (orderId instanceof ShopError) {
    const flash = refusalFlash(request.visitor, orderId)
    return redirectBack(request, reply, { path, flash, isSecure })
  }
  reply.raw.once('close', flushOutbox)
  const order = orderId && (await orderLinkOf(db, request.visitor, { ...quotation, orderId }))
  return reply.redirect(order ? linkTo(request.visitor, order.path) : path, 303)
}

/** Opens the form for a new request, with all articles of this quotation in its list. */
async function askAgain(call: Call): Promise<FastifyReply> {
  const { rows } = await find(call)
  return gatherAndShow(call, rows)
}

/** Shows the offer again, undecided, if the form's login or token has expired. */
async function showUndecided(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const path = pageOf(request)
  const { visitor } = request
  if (isOwnPage(request) && !visitor.customer) return reply.redirect(loginUrl(visitor, path), 303)
  const flash = refusalFlash(visitor, new ShopError(reply.statusCode, 'page.form.stale'))
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** The page that contains the form of a decision. */
function pageOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string }
  const { key = '' } = formOf(request)
  const at = isOwnPage(request) ? OWN_QUOTATIONS_PATH : QUOTATION_PATH
  const query = key === '' ? '' : `?${new URLSearchParams({ key })}`
  return linkTo(request.visitor, `${at}/${encodeURIComponent(id)}`) + query
}

function isOwnPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes(OWN_QUOTATIONS_PATH) ?? false
}

/** The order of an accepted offer; undefined for a declined one. */
async function settle(
  { options: { db, now, takesTransfers }, reply, sent }: Call,
  decision: Decision,
  id: string,
): Promise<string | undefined> {
  const visitor = reply.persistVisitor()
  const at = now()
  const answeredAt = Number(textOf(sent, 'answered')) || 0
  const asksApproval = textOf(sent, 'approval') !== ''
  return inTransaction(db, async (tx) => {
    if (decision === 'declined') return declineQuotation(tx, id, at)
    return acceptQuotation(tx, visitor, { id, answeredAt, asksApproval, takesTransfers }, at)
  })
}

async function find({ options, request, sent }: Call): Promise<WholeQuotation> {
  const { db, signer, now } = options
  const { id } = request.params as { readonly id: string }
  const keyed = { signer, key: textOf(sent, 'key'), now: now() }
  const whole = await readVisibleQuotation(db, request.visitor, id, keyed)
  if (!whole) throw new ShopError(404, 'request.notfound')
  return whole
}
