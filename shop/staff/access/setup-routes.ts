import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPasswordFault } from '../../login/password-rule.ts'
import { hashPassword } from '../../login/passwords.ts'
import { endSessions, savePassword, useLink } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import { issueRecoveryCodes, makeSecret, readSecret } from '../../login/second-step.ts'
import { findStep } from '../../login/totp.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { secretReferrerPolicy } from '../../platform/http/origin.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { insertAudit } from '../audit/audit-queries.ts'
import {
  findStaffSession,
  insertStaffSession,
  type StaffSession,
  savePendingSecret,
} from '../guard/session-queries.ts'
import { WELCOME_PATH } from '../guard/staff-access.ts'
import { issueStaffCookie, sessionIn } from '../guard/staff-sessions.ts'
import { readContext, type StaffOptions } from '../page/staff-context.ts'
import { parameter, sendStaffPage, showPage } from '../page/staff-page.ts'
import { lostLinkPage, welcomePage } from './login-pages.tsx'
import { beginLogin, CODE_PATH, LOGIN_PATH, SETUP_PATH } from './login-routes.ts'
import { type StaffCredentials, saveTotpSecret } from './member-queries.ts'
import { recoveryCodesPage, setupPage } from './setup-pages.tsx'
import { oldestLink, readStaffLink } from './staff-links.ts'

/** The first login of a new member: a password through a mailed link, then codes from an app. */
export async function setupRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db, now } = options
  shop.get(WELCOME_PATH, (request, reply) => {
    const token = parameter(request, 'token')
    return showWelcome(options, request, reply, { token })
  })
  shop.post(WELCOME_PATH, (request, reply) => choosePassword(options, request, reply))
  shop.get(SETUP_PATH, async (request, reply) => {
    const session = sessionIn(request, 'setup')
    if (!session) return reply.redirect(LOGIN_PATH, 303)
    const secret = await pendingSecret(options, session)
    const draw = showPage(options, (context) => setupPage(context, session.member, { secret }))
    return draw(request, reply)
  })
  shop.post(SETUP_PATH, (request, reply) => finishSetup(options, request, reply))

  async function pendingSecret({ keys }: StaffOptions, { id, member }: StaffSession) {
    const made = makeSecret(keys, STAFF, member.id)
    await inTransaction(db, (tx) => savePendingSecret(tx, id, made))
    const { pendingSecret } = (await findStaffSession(db, id)) ?? {}
    return readSecret(keys, STAFF, { ownerId: member.id, encrypted: pendingSecret ?? made })
  }

  async function choosePassword(
    { db }: StaffOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { token = '', password = '' } = formOf(request)
    const member = await readStaffLink(db, token, now())
    if (!member) return showWelcome(options, request, reply, { token })
    const fault = findPasswordFault(password, [member.email, member.name])
    if (fault) {
      const error = `staff.password.${fault}`
      return showWelcome(options, request, reply.status(422), { token, error })
    }
    const passwordHash = await hashPassword(password)
    const isTaken = await choosePasswordByLink(options, member, { token, passwordHash })
    if (!isTaken) return showWelcome(options, request, reply, { token })
    const stage = await beginLogin(options, reply, member)
    return reply.redirect(stage === 'code' ? CODE_PATH : SETUP_PATH, 303)
  }
}

async function showWelcome(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, error }: { readonly token: string; readonly error?: string },
): Promise<FastifyReply> {
  reply.header('referrer-policy', secretReferrerPolicy(request, options.isSecure))
  const member = await readStaffLink(options.db, token, options.now())
  const context = await readContext(options, request, reply)
  if (!member) {
    request.noteAttempt('link')
    return sendStaffPage(options, reply.status(410), context, lostLinkPage(context))
  }
  const { name, email } = member
  const view = { token, name, email, ...(error && { error }) }
  return sendStaffPage(options, reply, context, welcomePage(context, view))
}

function choosePasswordByLink(
  { db, now }: StaffOptions,
  { id, name }: StaffCredentials,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = now()
    if (!(await useLink(tx, STAFF, token, { now: at, since: oldestLink(at) }))) return false
    await savePassword(tx, STAFF, { ownerId: id, passwordHash }, at)
    const entry = { action: 'staff.password.chosen', kind: 'staff', subject: id } as const
    await insertAudit(tx, { id, name }, entry, now())
    return true
  })
}

async function finishSetup(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionIn(request, 'setup')
  if (!session?.pendingSecret) return reply.redirect(LOGIN_PATH, 303)
  const { keys, now } = options
  const { member, pendingSecret } = session
  const secret = readSecret(keys, STAFF, { ownerId: member.id, encrypted: pendingSecret })
  const step = findStep(secret, formOf(request).code ?? '', now())
  const context = await readContext(options, request, reply)
  if (step === undefined) {
    request.noteAttempt('code', { id: member.id })
    const view = { secret, error: 'staff.code.wrong' }
    return sendStaffPage(options, reply.status(422), context, setupPage(context, member, view))
  }
  const codes = await saveSetup(options, session, step, issueStaffCookie(reply, options))
  const opened = { ...context, member }
  return sendStaffPage(options, reply, opened, recoveryCodesPage(opened, codes))
}

function saveSetup(
  { db, signer, now }: StaffOptions,
  { member, pendingSecret }: StaffSession,
  step: number,
  newId: string,
): Promise<readonly string[]> {
  const { id } = member
  return inTransaction(db, async (tx) => {
    await saveTotpSecret(tx, id, { secret: pendingSecret ?? '', step })
    const codes = await issueRecoveryCodes(tx, STAFF, signer, id)
    await endSessions(tx, STAFF, id)
    await insertStaffSession(tx, { id: newId, staffId: id, stage: 'open' }, now())
    await insertAudit(tx, member, { action: 'staff.setup', kind: 'staff', subject: id }, now())
    return codes
  })
}
