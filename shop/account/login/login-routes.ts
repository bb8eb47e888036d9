import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  type Login,
  type LoginResponse,
  loginCodeSchema,
  loginSchema,
} from '../../../src/contract/user.ts'
import type { LoginFormStep } from '../../../src/ui/account/login-form.tsx'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Account } from '../customers/customer-queries.ts'
import { CODE_PATH, PASSKEY_LOGIN_PATH } from '../customers/paths.ts'
import { checkLogin, enterAccount, logOut } from './log-in.ts'
import {
  codeRefusal,
  enterWithCode,
  findOwnLoginStep,
  type LoginSteps,
  startLoginStep,
} from './login-step.ts'
import { endLoginStep, type LoginStep } from './login-step-queries.ts'
import { logInByPasskey, type PasskeyActions } from './passkeys.ts'
import { backFrom, type LoginPageOptions, sendLogin, toLogin } from './send-login.ts'

type LoginOptions = LoginPageOptions & LoginSteps & PasskeyActions
type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Login and logout, by calls and by forms. Both move the visitor to a new session, which
 * invalidates every earlier id and token.
 */
export async function loginRoutes(shop: FastifyInstance, options: LoginOptions): Promise<void> {
  shop.post('/api/user/login', async (request, reply): Promise<LoginResponse> => {
    const account = await logInByPassword(options, request, reply, bodyOf(request, loginSchema))
    if (!account) throw codeRefusal('login.code.needed')
    return { isAuthenticated: true, token: reply.verificationToken(account.id) }
  })
  shop.post('/api/user/login/code', async (request, reply): Promise<LoginResponse> => {
    const { code } = bodyOf(request, loginCodeSchema)
    const { customerId } = await logInByCode(options, request, reply, code)
    return { isAuthenticated: true, token: reply.verificationToken(customerId) }
  })
  shop.post('/api/user/logout', async (request, reply): Promise<LoginResponse> => {
    await endLogin(options, request, reply)
    return { isAuthenticated: false, token: reply.verificationToken() }
  })
  shop.get('/login', async (request, reply) => {
    const { returnTo } = request.query as { readonly returnTo?: unknown }
    const step = (await findOwnLoginStep(options, request.visitor)) ? 'code' : 'password'
    const first = Array.isArray(returnTo) ? returnTo[0] : returnTo
    return sendLogin(options, request, reply, { step, returnTo: first })
  })
  shop.post('/login', loginForm(options, 'password', passwordForm))
  shop.post(CODE_PATH, loginForm(options, 'code', codeForm))
  shop.post(PASSKEY_LOGIN_PATH, loginForm(options, 'password', passkeyForm))
  shop.post('/logout', async (request, reply) => {
    await endLogin(options, request, reply)
    return backFrom(options, request, reply, { key: 'page.loggedout' })
  })
}

/** Logs in with a form's fields; returns undefined where the login page needs another step. */
type FormLogin = (
  options: LoginOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Handles a form of the login page, which is shown again with the reason of a refusal. */
function loginForm(options: LoginOptions, formStep: LoginFormStep, logIn: FormLogin): Route {
  return async (request, reply) => {
    try {
      if (!(await logIn(options, request, reply))) return toLogin(request, reply)
      return backFrom(options, request, reply, { key: 'page.welcome' })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const { status, reason } = error
      const step = reason.key === 'login.code.expired' ? 'password' : formStep
      return sendLogin(options, request, reply.status(status), { step, reason })
    }
  }
}

const passwordForm: FormLogin = async (options, request, reply) => {
  const { success, output } = v.safeParse(loginSchema, formOf(request))
  if (!success) throw new ShopError(401, 'login.failed')
  return logInByPassword(options, request, reply, output)
}

const codeForm: FormLogin = async (options, request, reply) => {
  const { code = '', again } = formOf(request)
  if (again === undefined) return logInByCode(options, request, reply, code.slice(0, 100))
  const { session } = request.visitor
  if (session) await endLoginStep(options.db, session.id)
  return undefined
}

const passkeyForm: FormLogin = async (options, request, reply) => {
  const party = relyingPartyOf(options.baseUrl, request)
  const { credential = '' } = formOf(request)
  const newSession = () => reply.changeSession()
  const sent = { credential, address: request.ip, newSession }
  const key = party && (await logInByPasskey(options, request.visitor, { ...sent, party }))
  if (key) {
    await options.devices.issue(reply, key.email)
    return key
  }
  request.noteAttempt('passkey')
  throw new ShopError(401, 'passkey.refused')
}

/** Logs in with a password; returns undefined where the account also requires a code. */
async function logInByPassword(
  { db, attempts, devices, now }: LoginOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  login: Login,
): Promise<Account | undefined> {
  const origin = { address: request.ip, device: await devices.read(request, login.userName) }
  const account = await checkLogin(db, login, attempts, origin).catch((error: unknown) => {
    throw loginRefusal(request, error, login.userName)
  })
  const ownSession = () => reply.persistVisitor().session.id
  if (await startLoginStep(db, { customerId: account.id, ownSession }, now())) return undefined
  const before = request.visitor
  const entry = { account, newSessionId: reply.changeSession() }
  await db.transaction().execute((tx) => enterAccount(tx, before, entry, now()))
  await devices.issue(reply, login.userName)
  return account
}

/**
 * Records a refused attempt. Visitors who have to wait are told of the way in that other people's
 * guesses cannot block.
 */
function loginRefusal(request: FastifyRequest, error: unknown, name: string): unknown {
  if (!(error instanceof ShopError)) return error
  const isSlowed = error.status === 429
  request.noteAttempt(isSlowed ? 'limit' : 'login', { name })
  if (!isSlowed) return error
  const reason = { ...error.reason, key: 'login.toomany' }
  return new ShopError(error.status, reason, error.refusals)
}

/** Completes a login with the code that the account requires. */
async function logInByCode(
  { devices, ...steps }: LoginOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<LoginStep> {
  const newSession = () => reply.changeSession()
  const waiting = await findOwnLoginStep(steps, request.visitor)
  const entered = await enterWithCode(steps, request.visitor, { code, newSession })
  if (entered === 'wrong') {
    request.noteAttempt('code', { id: waiting?.customerId })
    throw codeRefusal('login.code.wrong')
  }
  if (entered === 'expired') throw new ShopError(401, 'login.code.expired')
  await devices.issue(reply, entered.email)
  return entered
}

async function endLogin(
  { db }: LoginOptions,
  { visitor }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await logOut(db, visitor)
  reply.endSession()
  // Cached pages show what only the customer may see.
  reply.header('clear-site-data', '"cache"')
}
