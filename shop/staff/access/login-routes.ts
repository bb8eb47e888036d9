import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_EMAIL_LENGTH } from '../../../src/model/limits.ts'
import { endSession } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import { actWithCode } from '../../login/second-step.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { insertAudit } from '../audit/audit-queries.ts'
import { insertStaffSession, type StaffSession, type Stage } from '../guard/session-queries.ts'
import { issueStaffCookie, sessionIn } from '../guard/staff-sessions.ts'
import { done, runWrite } from '../page/run-write.ts'
import { readContext, type StaffOptions } from '../page/staff-context.ts'
import { parameter, sendStaffPage, showPage } from '../page/staff-page.ts'
import { checkStaffPassword } from './log-in.ts'
import { codePage, loginPage } from './login-pages.tsx'
import type { StaffCredentials } from './member-queries.ts'

export const LOGIN_PATH = '/staff/login'
export const CODE_PATH = '/staff/code'
export const SETUP_PATH = '/staff/setup'

/** Login in two steps: the password, then a code. */
export async function loginRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    LOGIN_PATH,
    showPage(options, (context, request) => loginPage(context, { to: parameter(request, 'to') })),
  )
  shop.post(LOGIN_PATH, (request, reply) => enter(options, request, reply))
  shop.get(CODE_PATH, async (request, reply) => {
    if (!sessionIn(request, 'code')) return reply.redirect(LOGIN_PATH, 303)
    return showPage(options, (context) => codePage(context, { to: parameter(request, 'to') }))(
      request,
      reply,
    )
  })
  shop.post(CODE_PATH, (request, reply) => takeCode(options, request, reply))
  shop.post('/staff/logout', (request, reply) => {
    const write = runWrite(options, {
      back: LOGIN_PATH,
      async action(tx, { session, member }) {
        await endSession(tx, STAFF, member.id, session.id)
        issueStaffCookie(reply, options)
        return done({ action: 'staff.logout', kind: 'staff', subject: member.id })
      },
    })
    return write(request, reply)
  })
}

async function enter(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { email = '', password = '', to = '' } = formOf(request)
  const typed = { email, password, address: request.ip }
  const member = await checkStaffPassword(options, typed).catch(limitRefusal)
  if (!member || member instanceof ShopError) {
    request.noteAttempt(member ? 'limit' : 'login', { name: email })
    const context = await readContext(options, request, reply)
    const error = member
      ? { ...member.reason, key: 'staff.login.toomany' }
      : { key: 'staff.login.failed' }
    if (member) reply.header('retry-after', member.refusals.retryAfter)
    const page = loginPage(context, { to, email: email.slice(0, MAX_EMAIL_LENGTH), error })
    return sendStaffPage(options, reply.status(member?.status ?? 401), context, page)
  }
  const stage = await beginLogin(options, reply, member)
  return reply.redirect(withTarget(stage === 'code' ? CODE_PATH : SETUP_PATH, to), 303)
}

function limitRefusal(error: unknown): ShopError {
  if (error instanceof ShopError && error.status === 429) return error
  throw error
}

/** Starts a login once the password or a mailed link is verified; the code follows. */
export async function beginLogin(
  options: StaffOptions,
  reply: FastifyReply,
  { id, name, totpSecret }: Pick<StaffCredentials, 'id' | 'name' | 'totpSecret'>,
): Promise<Stage> {
  const { db, now } = options
  const stage = totpSecret === null ? 'setup' : 'code'
  const sessionId = issueStaffCookie(reply, options)
  await inTransaction(db, async (tx) => {
    await insertStaffSession(tx, { id: sessionId, staffId: id, stage }, now())
    const entry = { action: 'staff.password', kind: 'staff', subject: id } as const
    await insertAudit(tx, { id, name }, entry, now())
  })
  return stage
}

async function takeCode(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionIn(request, 'code')
  if (!session) return reply.redirect(LOGIN_PATH, 303)
  const { code = '', to = '' } = formOf(request)
  if (await openWithCode(options, reply, session, code)) return reply.redirect(staffTarget(to), 303)
  request.noteAttempt('code', { id: session.member.id })
  const context = await readContext(options, request, reply)
  const view = { to, error: 'staff.code.wrong' }
  return sendStaffPage(options, reply.status(401), context, codePage(context, view))
}

function openWithCode(
  options: StaffOptions,
  reply: FastifyReply,
  { id, member }: StaffSession,
  code: string,
): Promise<true | undefined> {
  const { now } = options
  const typed = { ownerId: member.id, sessionId: id, code }
  return actWithCode(options, STAFF, typed, async (tx, by) => {
    const done = by ? { action: 'staff.login', after: { by } } : { action: 'staff.refused' }
    await insertAudit(tx, member, { ...done, kind: 'staff', subject: member.id }, now())
    if (!by) return undefined
    await endSession(tx, STAFF, member.id, id)
    const newId = issueStaffCookie(reply, options)
    await insertStaffSession(tx, { id: newId, staffId: member.id, stage: 'open' }, now())
    return true
  })
}

/** Returns the page of the staff area to continue to; for any other address, the first page. */
export function staffTarget(to: string): string {
  return /^\/staff(?:[/?][\w\-./?&=%+:]*)?$/.test(to) && !to.includes('//') ? to : '/staff'
}

export function withTarget(path: string, to: string): string {
  const target = staffTarget(to)
  return target === '/staff' ? path : `${path}?to=${encodeURIComponent(target)}`
}
