import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../../src/contract/newsletter.ts'
import { RESTOCK_PATH, RESTOCK_STOP_PATH } from '../../paths/shop-paths.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { type BackgroundJob, startBackgroundJob } from '../../platform/jobs/background-job.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { answerBy, type PageCall, sendDrawn } from '../../platform/pages/page-call.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { textOf } from '../../platform/pages/sent-form.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { ConfirmForm, HomeLink, stepPage } from '../step-page.tsx'
import { notifyRestocked } from './notify-restocked.ts'
import { requestRestock } from './request-restock.ts'
import { removeRequestsOf } from './restock-queries.ts'

export type RestockOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'isSecure' | 'flushOutbox'>

type Call = PageCall<RestockOptions>

const NOTICE_PAUSE_MS = 30_000

/**
 * Restock requests: the form on a product's page, the page of the mail's link, and the background
 * check.
 */
export async function restockRoutes(shop: FastifyInstance, options: RestockOptions): Promise<void> {
  shop.post(RESTOCK_PATH, answerBy(options, ask))
  shop.get(RESTOCK_STOP_PATH, answerBy(options, show))
  shop.post(RESTOCK_STOP_PATH, answerBy(options, stop))
  notifyInBackground(shop, options)
}

function notifyInBackground(shop: FastifyInstance, { db, now, flushOutbox }: RestockOptions): void {
  let job: BackgroundJob | undefined
  async function look(): Promise<void> {
    if ((await notifyRestocked(db, now())) > 0) flushOutbox()
  }
  shop.addHook('onListen', async () => {
    job = startBackgroundJob(look, { pauseMs: NOTICE_PAUSE_MS, log: shop.log })
    job.trigger()
  })
  shop.addHook('preClose', async () => job?.stop())
}

async function ask(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { isSecure } = options
  const flash = await flashOf(options, request)
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return redirectBack(request, reply, { path, flash, isSecure })
}

async function flashOf(
  { db, signer, attempts, now }: RestockOptions,
  request: FastifyRequest,
): Promise<Flash> {
  const { visitor, ip } = request
  const { article = '', email: typed = '' } = formOf(request)
  const values = { article, email: typed }
  const t = textFor(visitor)
  const parsed = v.safeParse(subscribeSchema, { email: typed })
  if (!parsed.success) {
    return { key: 'restock.refused', values, errors: [t('validation.email')] }
  }
  await attempts.count({ limit: ATTEMPT_LIMITS.restockForm, by: ip })
  const { language, storefront, canSeePrices } = visitor
  const { email } = parsed.output
  const restockRequest = { articleNumber: article, email, language, storefront }
  // Visitors who may not see prices do not learn about the stock here.
  const outcome = canSeePrices
    ? await inTransaction(db, (tx) => requestRestock(tx, signer, restockRequest, now()))
    : 'unknown'
  if (outcome === 'unknown') {
    return { key: 'restock.refused', values, errors: [t('restock.unknown')] }
  }
  return { key: `restock.${outcome}` }
}

async function show(call: Call): Promise<FastifyReply> {
  const { sent } = call
  const stopKey = textOf(sent, 'key')
  if (stopKey) return send(call, { name: 'confirm', stopKey })
  if (sent.done === undefined) throw new ShopError(404, 'request.notfound')
  return send(call, { name: 'done' })
}

/** A second press has no further effect. */
async function stop({ options, request, reply, sent }: Call): Promise<FastifyReply> {
  await removeRequestsOf(options.db, textOf(sent, 'key'))
  return reply.redirect(`${linkTo(request.visitor, RESTOCK_STOP_PATH)}?done=1`, 303)
}

function send(call: Call, step: StopStep): Promise<FastifyReply> {
  return sendDrawn(call, (page) => restockStopPage(page, step))
}

/**
 * The page of the mail's link. Only its form changes anything, because mail programs follow links.
 */
type StopStep = { readonly name: 'confirm'; readonly stopKey: string } | { readonly name: 'done' }

function restockStopPage(page: PageContext, step: StopStep): PageContent {
  const { t } = page
  return stepPage(page, {
    heading: t(`restock.stop.${step.name}`),
    lead: t(`restock.stop.${step.name}.text`),
    crumbs: [{ name: t('restock.title') }],
    children:
      step.name === 'done' ? (
        <HomeLink page={page} text={t('restock.stop.home')} />
      ) : (
        <ConfirmForm
          page={page}
          path={RESTOCK_STOP_PATH}
          fields={{ key: step.stopKey }}
          press={t('restock.stop.press')}
        />
      ),
  })
}
