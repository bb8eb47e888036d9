import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../../src/contract/newsletter.ts'
import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { RESTOCK_PATH, RESTOCK_STOP_PATH } from '../../paths/shop-paths.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { type BackgroundJob, startBackgroundJob } from '../../platform/jobs/background-job.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { sentOf, textOf } from '../../platform/pages/sent-form.ts'
import { askRestock } from './ask-restock.ts'
import { noticeRestocked } from './notice-restocked.ts'
import { removeRequestsOf } from './restock-queries.ts'

export type RestockOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'isSecure' | 'flushOutbox'>

const NOTICE_PAUSE_MS = 30_000

/** Waiting for what is out of stock: the form of a product's page, the mail's link, and the look. */
export async function restockRoutes(shop: FastifyInstance, options: RestockOptions): Promise<void> {
  shop.post(RESTOCK_PATH, (...it) => ask(options, ...it))
  shop.get(RESTOCK_STOP_PATH, (...it) => show(options, ...it))
  shop.post(RESTOCK_STOP_PATH, (...it) => stop(options, ...it))
  noticeInBackground(shop, options)
}

function noticeInBackground(shop: FastifyInstance, { db, now, flushOutbox }: RestockOptions): void {
  let job: BackgroundJob | undefined
  async function look(): Promise<void> {
    if ((await noticeRestocked(db, now())) > 0) flushOutbox()
  }
  shop.addHook('onListen', async () => {
    job = startBackgroundJob(look, { pauseMs: NOTICE_PAUSE_MS, log: shop.log })
    job.trigger()
  })
  shop.addHook('preClose', async () => job?.stop())
}

async function ask(
  options: RestockOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
  const read = v.safeParse(subscribeSchema, { email: typed })
  if (!read.success) {
    return { key: 'restock.refused', values, errors: [t('validation.email')] }
  }
  await attempts.count({ limit: ATTEMPT_LIMITS.restockForm, by: ip })
  const { language, storefront, canSeePrices } = visitor
  const { email } = read.output
  const wanted = { articleNumber: article, email, language, storefront }
  // Who may not see the stock does not learn of it here.
  const asked = canSeePrices
    ? await db.transaction().execute((tx) => askRestock(tx, signer, wanted, now()))
    : 'unknown'
  if (asked === 'unknown') {
    return { key: 'restock.refused', values, errors: [t('restock.unknown')] }
  }
  return { key: `restock.${asked}` }
}

async function show(
  options: RestockOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = sentOf(request.query)
  const stopKey = textOf(sent, 'key')
  if (stopKey) return send(options, request, reply, { name: 'confirm', stopKey })
  if (sent.done === undefined) throw new ShopError(404, 'request.notfound')
  return send(options, request, reply, { name: 'done' })
}

/** Whoever presses twice has stopped all the same. */
async function stop(
  { db }: RestockOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await removeRequestsOf(db, textOf(sentOf(request.body), 'key'))
  return reply.redirect(`${linkTo(request.visitor, RESTOCK_STOP_PATH)}?done=1`, 303)
}

async function send(
  options: RestockOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  step: StopStep,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  return sendPage(reply, asked, restockStopPage(asked.page, step))
}

/** Where the mail's link leads. Only its form ends anything, since programs follow links. */
type StopStep = { readonly name: 'confirm'; readonly stopKey: string } | { readonly name: 'done' }

function restockStopPage(page: PageContext, step: StopStep): PageContent {
  const heading = page.t(`restock.stop.${step.name}`)
  return {
    title: heading,
    isPrivate: true,
    crumbs: [{ name: page.t('restock.title') }],
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        <p className="shop-lead">{page.t(`restock.stop.${step.name}.text`)}</p>
        {step.name === 'confirm' ? (
          <TokenForm page={page} path={RESTOCK_STOP_PATH} fields={{ key: step.stopKey }}>
            <Button look="primary" type="submit">
              {page.t('restock.stop.press')}
            </Button>
          </TokenForm>
        ) : (
          <p>
            <ButtonLink look="secondary" href={linkTo(page, '/')}>
              {page.t('restock.stop.home')}
            </ButtonLink>
          </p>
        )}
      </article>,
    ),
  }
}
