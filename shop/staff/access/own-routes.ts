import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkPassword } from '../../login/check-password.ts'
import { countRecoveryCodes } from '../../login/code-queries.ts'
import { findPasswordFault } from '../../login/password-rule.ts'
import { hashPassword } from '../../login/passwords.ts'
import { endSessions, savePassword } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import { actWithCode, issueRecoveryCodes } from '../../login/second-step.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { insertAudit } from '../audit/audit-queries.ts'
import { saveNotice, saveProof } from '../guard/session-queries.ts'
import { hasFreshProof, openSession } from '../guard/staff-sessions.ts'
import { readForm } from '../page/form-fields.tsx'
import { readNotice, StaffRefusal } from '../page/notice.ts'
import { done, runWrite } from '../page/run-write.ts'
import { PROVE_PATH, readContext, type StaffOptions } from '../page/staff-context.ts'
import { parameter, sendStaffPage, showPage } from '../page/staff-page.ts'
import { provePage } from './login-pages.tsx'
import { LOGIN_PATH, staffTarget } from './login-routes.ts'
import { findCredentials, saveLanguage } from './member-queries.ts'
import { ownPage } from './own-page.tsx'
import { LANGUAGE } from './person-form.ts'
import { recoveryCodesPage } from './setup-pages.tsx'

const OWN_PATH = '/staff/me'
/** After the code, the form still contains what was typed before. */
const PROVED_NOTICE = { tone: 'done', key: 'staff.prove.again' } as const

/** The page where members manage their own login. */
export async function ownRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  shop.get(
    OWN_PATH,
    showPage(options, async (context, request) => {
      const { member } = openSession(request)
      return ownPage(context, member, await countRecoveryCodes(db, STAFF, member.id))
    }),
  )
  shop.post(
    `${OWN_PATH}/language`,
    runWrite(options, {
      back: OWN_PATH,
      async action(tx, { member, fields }) {
        const { language } = readForm(LANGUAGE, fields)
        await saveLanguage(tx, member.id, language)
        const change = { before: { language: member.language }, after: { language } }
        return done(
          { action: 'staff.language', kind: 'staff', subject: member.id, ...change },
          'staff.saved',
        )
      },
    }),
  )
  shop.post(
    `${OWN_PATH}/logout-everywhere`,
    runWrite(options, {
      back: LOGIN_PATH,
      async action(tx, { member }) {
        const sessions = await endSessions(tx, STAFF, member.id)
        const entry = {
          action: 'staff.logout.everywhere',
          kind: 'staff',
          subject: member.id,
        } as const
        return done({ ...entry, after: { sessions } })
      },
    }),
  )
  shop.post(`${OWN_PATH}/password`, (request, reply) => changePassword(options, request, reply))
  shop.post(`${OWN_PATH}/recovery-codes`, (request, reply) => renewCodes(options, request, reply))
  shop.get(
    PROVE_PATH,
    showPage(options, (context, request) => provePage(context, { to: parameter(request, 'to') })),
  )
  shop.post(PROVE_PATH, (request, reply) => prove(options, request, reply))
}

/** Hashes before the transaction, because hashing takes long. */
async function changePassword(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, attempts } = options
  const { member } = openSession(request)
  const { current = '', password = '' } = formOf(request)
  const tries = [{ limit: STAFF.limits.ownPassword, by: member.id }]
  const isRight = await checkPassword(
    attempts,
    tries,
    () => findCredentials(db, member.id),
    current,
  )
  if (!isRight) request.noteAttempt('proof', { id: member.id })
  const fault = findPasswordFault(password, [member.email, member.name])
  const wrong = fault
    ? `staff.password.${fault}`
    : isRight
      ? undefined
      : 'staff.password.current.wrong'
  const passwordHash = wrong ? '' : await hashPassword(password)
  const write = runWrite(options, {
    back: OWN_PATH,
    async action(tx, { session, now }) {
      if (wrong) throw new StaffRefusal(wrong)
      const own = { ownerId: member.id, passwordHash, keptId: session.id }
      await savePassword(tx, STAFF, own, now)
      return done(
        { action: 'staff.password.chosen', kind: 'staff', subject: member.id },
        'staff.password.saved',
      )
    },
  })
  return write(request, reply)
}

/** Replaces the recovery codes, which are shown only in the answer. */
async function renewCodes(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, signer, now } = options
  const session = openSession(request)
  const { member } = session
  if (!hasFreshProof(session, now())) {
    return reply.redirect(`${PROVE_PATH}?to=${OWN_PATH}`, 303)
  }
  const codes = await inTransaction(db, async (tx) => {
    const entry = { action: 'staff.recovery', kind: 'staff', subject: member.id } as const
    await insertAudit(tx, member, entry, now())
    return issueRecoveryCodes(tx, STAFF, signer, member.id)
  })
  const context = await readContext(options, request, reply)
  return sendStaffPage(options, reply, context, recoveryCodesPage(context, codes))
}

/**
 * Checks a code that is typed again before a dangerous action, and keeps the fields of the form
 * that required it.
 */
async function prove(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { now } = options
  const { id, member, notice } = openSession(request)
  const { code = '', to = '' } = formOf(request)
  const typed = { ownerId: member.id, sessionId: id, code }
  const isRight = await actWithCode(options, STAFF, typed, async (tx, by) => {
    const action = by ? 'staff.prove' : 'staff.refused'
    await insertAudit(tx, member, { action, kind: 'staff', subject: member.id }, now())
    if (!by) return undefined
    await saveProof(tx, id, now())
    const waiting = readNotice(notice)
    if (waiting) await saveNotice(tx, id, JSON.stringify({ ...waiting, ...PROVED_NOTICE }))
    return true
  })
  if (isRight) return reply.redirect(staffTarget(to), 303)
  request.noteAttempt('code', { id: member.id })
  const context = await readContext(options, request, reply)
  const view = { to, error: 'staff.code.wrong' }
  return sendStaffPage(options, reply.status(401), context, provePage(context, view))
}
