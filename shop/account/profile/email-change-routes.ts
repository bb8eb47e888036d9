import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import { secretReferrerPolicy } from '../../platform/http/origin.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { CHANGE_EMAIL_PATH, STOP_EMAIL_PATH } from '../customers/paths.ts'
import { type ChangeFault, confirmChange, readChange, stopChange } from './change-email.ts'
import { type ChangeKind, type ChangeStep, emailChangePage } from './email-change-page.tsx'
import type { ChangeLink } from './email-change-queries.ts'

export type EmailChangeOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'attempts' | 'isSecure' | 'flushOutbox'>

/** Of which of both links a page is, and what it needs. */
interface Place extends Kind {
  readonly options: EmailChangeOptions
}

interface Kind {
  readonly kind: ChangeKind
  readonly path: string
  readonly link: ChangeLink
  readonly act: (db: Db, token: string, now: number) => Promise<ChangeFault | undefined>
}

const KINDS: readonly Kind[] = [
  { kind: 'confirm', path: CHANGE_EMAIL_PATH, link: 'token_hash', act: confirmChange },
  { kind: 'stop', path: STOP_EMAIL_PATH, link: 'stop_hash', act: stopChange },
]

/** Where both mails of a change of address lead. A look changes nothing, and nobody need log in. */
export async function emailChangeRoutes(
  shop: FastifyInstance,
  options: EmailChangeOptions,
): Promise<void> {
  for (const kind of KINDS) {
    const place = { ...kind, options }
    shop.get(kind.path, (request, reply) => show(place, request, reply))
    shop.post(kind.path, (request, reply) => act(place, request, reply))
  }
}

async function show(
  place: Place,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind, link } = place
  const { db, now, isSecure } = place.options
  const { token, done } = request.query as Readonly<Record<string, unknown>>
  if (done !== undefined) return send(place, request, reply, { name: 'done' })
  reply.header('referrer-policy', secretReferrerPolicy(request, isSecure))
  const given = typeof token === 'string' ? token : ''
  const change = await readChange(db, link, { token: given, now: now() })
  if (!change) {
    request.noteAttempt('link')
    return send(place, request, reply.status(410), { name: 'old' })
  }
  const email = kind === 'confirm' ? change.newEmail : change.oldEmail
  return send(place, request, reply, { name: 'ask', token: given, email })
}

async function act(
  place: Place,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, now, attempts, flushOutbox } = place.options
  const { token = '' } = formOf(request)
  await attempts.count({ limit: ATTEMPT_LIMITS.linkOfAnAddress, by: request.ip })
  const fault = await place.act(db, token, now())
  if (fault === 'old') request.noteAttempt('link')
  if (fault) return send(place, request, reply.status(410), { name: fault })
  flushOutbox()
  return reply.redirect(`${linkTo(request.visitor, place.path)}?done=1`, 303)
}

async function send(
  { options, kind, path }: Place,
  request: FastifyRequest,
  reply: FastifyReply,
  step: ChangeStep,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  // The page's own address goes into links, of the header say: the token does not go with it.
  const page = { ...asked.page, path }
  return sendPage(reply, { ...asked, page }, emailChangePage(page, { kind, path, step }))
}
