import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../src/model/limits.ts'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import { endSession } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import { customerOf, IDLE_MS, LOGIN_MS, textFor } from '../../platform/http/visitor.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { SECURITY_PATH } from '../customers/paths.ts'
import type { DeviceCookies } from '../login/device-cookie.ts'
import { listPasskeys } from '../login/passkey-queries.ts'
import type { SecurityActions } from '../login/prove-owner.ts'
import { findSecondStep } from '../login/second-step-queries.ts'
import { type DrawAccountPage, showAccountPage } from '../pages/account-page-routes.ts'
import { recoverAccountForm } from '../pages/recover-account-form.tsx'
import { loginKey } from './own-logins.tsx'
import { changeOwnPassword, logOutElsewhere } from './passwords/change-own-password.ts'
import { securityPage } from './security-page.tsx'
import { listLogins, type OwnLogin } from './security-queries.ts'

export interface SecurityOptions extends Presenter, SecurityActions {
  readonly devices: DeviceCookies
  readonly baseUrl: string | undefined
}

/** The confirmations that an address may ask for; others show nothing. */
const DONE = ['password', 'elsewhere', 'login']

/** The page and the forms for managing access to an account. */
export async function securityRoutes(
  shop: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  const recover = recoverAccountForm(options, {
    ...{ path: SECURITY_PATH, action: `${SECURITY_PATH}/password`, keeps: [] },
    draw: (_kept, request) => drawSecurity(options, request),
  })
  shop.get(SECURITY_PATH, (request, reply) => show(options, request, reply))
  shop.post(`${SECURITY_PATH}/password`, recover, (request, reply) =>
    change(options, request, reply),
  )
  shop.post(`${SECURITY_PATH}/elsewhere`, async (request, reply) => {
    await logOutElsewhere(options, request.visitor)
    return done(request, reply, 'elsewhere')
  })
  shop.post(`${SECURITY_PATH}/login`, (request, reply) => endLogin(options, request, reply))
}

function show(
  options: SecurityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error?: string,
): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, drawSecurity(options, request, error))
}

function drawSecurity(
  options: SecurityOptions,
  request: FastifyRequest,
  error?: string,
): DrawAccountPage {
  return async ({ page, customer }) => {
    const currentId = currentSessionId(request)
    const logins = await loginsOf(options, customer.id)
    const { done: named } = request.query as { readonly done?: unknown }
    const isDone = !error && DONE.some((it) => it === named)
    const what = isDone ? `security.done.${String(named)}` : undefined
    const { email } = customer
    const { since = null } = (await findSecondStep(options.db, customer.id)) ?? {}
    const passkeys = await countPasskeys(options, request, customer.id)
    const own = { email, since, passkeys, logins, currentId }
    return securityPage(page, { ...own, done: what, error })
  }
}

/**
 * Existing passkeys are shown everywhere; customers without any are told about them only where they
 * can be created.
 */
async function countPasskeys(
  { db, baseUrl }: SecurityOptions,
  request: FastifyRequest,
  customerId: string,
): Promise<number | undefined> {
  const { length } = await listPasskeys(db, customerId)
  return length > 0 || relyingPartyOf(baseUrl, request) ? length : undefined
}

async function change(
  options: SecurityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id: customerId } = customerOf(request)
  const { current = '', NewPassword = '', RepeatedPassword = '' } = formOf(request)
  const outcome = await changeOwnPassword(options, request.visitor, {
    customerId,
    current,
    password: NewPassword,
    repeated: RepeatedPassword,
    newSession: () => reply.changeSession(),
  })
  if (typeof outcome !== 'string') {
    await options.devices.issue(reply, outcome.email)
    return done(request, reply, 'password')
  }
  if (outcome === 'current') request.noteAttempt('proof')
  const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  const error = textFor(request.visitor)(`changepassword.${outcome}`, limits)
  return show(options, request, reply.status(422), error)
}

/** Ends another browser's login; one that has already ended is no error. */
async function endLogin(
  options: SecurityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id: customerId } = customerOf(request)
  const { login: name } = formOf(request)
  const logins = await loginsOf(options, customerId)
  const ended = logins.find((it) => it.id !== currentSessionId(request) && loginKey(it) === name)
  if (ended) await endSession(options.db, CUSTOMERS, customerId, ended.id)
  return done(request, reply, 'login')
}

function loginsOf({ db, now }: SecurityOptions, customerId: string): Promise<OwnLogin[]> {
  const at = now()
  return listLogins(db, customerId, { seen: at - IDLE_MS, loggedIn: at - LOGIN_MS })
}

function currentSessionId({ visitor }: FastifyRequest): string {
  return visitor.session?.id ?? ''
}

function done(request: FastifyRequest, reply: FastifyReply, what: string): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, SECURITY_PATH)}?done=${what}`, 303)
}
