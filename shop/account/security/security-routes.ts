import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../src/model/limits.ts'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import { endSession } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import { customerOf, IDLE_MS, LOGIN_MS, textFor } from '../../platform/http/visitor.ts'
import { answerBy, type PageCall } from '../../platform/pages/page-call.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { SECURITY_PATH } from '../customers/paths.ts'
import type { DeviceCookies } from '../login/device-cookie.ts'
import { listPasskeys } from '../login/passkey-queries.ts'
import type { SecurityActions } from '../login/prove-owner.ts'
import { findSecondStep } from '../login/second-step-queries.ts'
import {
  type DrawAccountPage,
  readDone,
  redirectDone,
  showAccountPage,
} from '../pages/account-page-routes.ts'
import { recoverAccountForm } from '../pages/recover-account-form.tsx'
import { loginKey } from './own-logins.tsx'
import { changeOwnPassword, logOutElsewhere } from './passwords/change-own-password.ts'
import { securityPage } from './security-page.tsx'
import { listLogins, type OwnLogin } from './security-queries.ts'

export interface SecurityOptions extends Presenter, SecurityActions {
  readonly devices: DeviceCookies
  readonly baseUrl: string | undefined
}

type SecurityCall = PageCall<SecurityOptions>

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
  shop.get(SECURITY_PATH, answerBy(options, show))
  shop.post(`${SECURITY_PATH}/password`, recover, answerBy(options, changePassword))
  shop.post(
    `${SECURITY_PATH}/elsewhere`,
    answerBy(options, async (call) => {
      await logOutElsewhere(options, call.request.visitor)
      return redirectDone(call, SECURITY_PATH, 'elsewhere')
    }),
  )
  shop.post(`${SECURITY_PATH}/login`, answerBy(options, endLogin))
}

function show(call: SecurityCall, error?: string): Promise<FastifyReply> {
  return showAccountPage(call, drawSecurity(call.options, call.request, error))
}

function drawSecurity(
  options: SecurityOptions,
  request: FastifyRequest,
  error?: string,
): DrawAccountPage {
  return async ({ page, customer: { id, email } }) => {
    const done = error ? undefined : readDone(request, DONE)
    const { since = null } = (await findSecondStep(options.db, id)) ?? {}
    return securityPage(page, {
      ...{ email, since, error },
      done: done && `security.done.${done}`,
      passkeys: await countPasskeys(options, request, id),
      logins: await loginsOf(options, id),
      currentId: currentSessionId(request),
    })
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

async function changePassword(call: SecurityCall): Promise<FastifyReply> {
  const { options, request, reply } = call
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
    return redirectDone(call, SECURITY_PATH, 'password')
  }
  if (outcome === 'current') request.noteAttempt('proof')
  const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  reply.status(422)
  return show(call, textFor(request.visitor)(`changepassword.${outcome}`, limits))
}

/** Ends another browser's login; one that has already ended is no error. */
async function endLogin(call: SecurityCall): Promise<FastifyReply> {
  const { options, request } = call
  const { id: customerId } = customerOf(request)
  const { login: name } = formOf(request)
  const logins = await loginsOf(options, customerId)
  const ended = logins.find((it) => it.id !== currentSessionId(request) && loginKey(it) === name)
  if (ended) await endSession(options.db, CUSTOMERS, customerId, ended.id)
  return redirectDone(call, SECURITY_PATH, 'login')
}

function loginsOf({ db, now }: SecurityOptions, customerId: string): Promise<OwnLogin[]> {
  const at = now()
  return listLogins(db, customerId, { seen: at - IDLE_MS, loggedIn: at - LOGIN_MS })
}

function currentSessionId({ visitor }: FastifyRequest): string {
  return visitor.session?.id ?? ''
}
