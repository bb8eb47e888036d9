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
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { answerBy, type PageCall } from '../../platform/pages/page-call.ts'
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
import type { Passkey } from './passkey-queries.ts'
import { logInByPasskey, type PasskeyActions } from './passkeys.ts'
import { backFrom, type LoginPageOptions, sendLogin, toLogin } from './send-login.ts'

type LoginOptions = LoginPageOptions & LoginSteps & PasskeyActions
type LoginCall = PageCall<LoginOptions>

/**
 * Login and logout, by calls and by forms. Both move the visitor to a new session, which
 * invalidates every earlier id and token.
 */
export async function loginRoutes(shop: FastifyInstance, options: LoginOptions): Promise<void> {
  const answer = <Answer>(by: (call: LoginCall) => Answer) => answerBy(options, by)
  shop.post('/api/user/login', answer(answerLogin))
  shop.post('/api/user/login/code', answer(answerCode))
  shop.post('/api/user/logout', answer(answerLogout))
  shop.get('/login', answer(showLogin))
  shop.post('/login', answer(loginForm('password', passwordForm)))
  shop.post(CODE_PATH, answer(loginForm('code', codeForm)))
  shop.post(PASSKEY_LOGIN_PATH, answer(loginForm('password', passkeyForm)))
  shop.post('/logout', answer(logoutForm))
}

async function answerLogin(call: LoginCall): Promise<LoginResponse> {
  const account = await logInByPassword(call, bodyOf(call.request, loginSchema))
  if (!account) throw codeRefusal('login.code.needed')
  return { isAuthenticated: true, token: call.reply.verificationToken(account.id) }
}

async function answerCode(call: LoginCall): Promise<LoginResponse> {
  const { code } = bodyOf(call.request, loginCodeSchema)
  const { customerId } = await logInByCode(call, code)
  return { isAuthenticated: true, token: call.reply.verificationToken(customerId) }
}

async function answerLogout(call: LoginCall): Promise<LoginResponse> {
  await endLogin(call)
  return { isAuthenticated: false, token: call.reply.verificationToken() }
}

async function showLogin(call: LoginCall): Promise<FastifyReply> {
  const { options, request, sent } = call
  const { returnTo } = sent
  const step = (await findOwnLoginStep(options, request.visitor)) ? 'code' : 'password'
  return sendLogin(call, { step, returnTo: Array.isArray(returnTo) ? returnTo[0] : returnTo })
}

async function logoutForm(call: LoginCall): Promise<FastifyReply> {
  await endLogin(call)
  return backFrom(call, { key: 'page.loggedout' })
}

/** Logs in with a form's fields; returns undefined where the login page needs another step. */
type FormLogin = (call: LoginCall) => Promise<unknown>

/** Handles a form of the login page, which is shown again with the reason of a refusal. */
function loginForm(formStep: LoginFormStep, logIn: FormLogin) {
  return async (call: LoginCall): Promise<FastifyReply> => {
    try {
      return (await logIn(call)) ? backFrom(call, { key: 'page.welcome' }) : toLogin(call)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const { status, reason } = error
      const step = reason.key === 'login.code.expired' ? 'password' : formStep
      call.reply.status(status)
      return sendLogin(call, { step, reason })
    }
  }
}

async function passwordForm(call: LoginCall): Promise<Account | undefined> {
  const { success, output } = v.safeParse(loginSchema, formOf(call.request))
  if (!success) throw new ShopError(401, 'login.failed')
  return logInByPassword(call, output)
}

async function codeForm(call: LoginCall): Promise<LoginStep | undefined> {
  const { options, request } = call
  const { code = '', again } = formOf(request)
  if (again === undefined) return logInByCode(call, code.slice(0, 100))
  const { session } = request.visitor
  if (session) await endLoginStep(options.db, session.id)
  return undefined
}

async function passkeyForm({ options, request, reply }: LoginCall): Promise<Passkey> {
  const party = relyingPartyOf(options.baseUrl, request)
  const { credential = '' } = formOf(request)
  const newSession = () => reply.changeSession()
  const sent = { credential, address: request.ip, newSession }
  const key = party && (await logInByPasskey(options, request.visitor, { ...sent, party }))
  if (!key) {
    request.noteAttempt('passkey')
    throw new ShopError(401, 'passkey.refused')
  }
  await options.devices.issue(reply, key.email)
  return key
}

/** Logs in with a password; returns undefined where the account also requires a code. */
async function logInByPassword(
  { options, request, reply }: LoginCall,
  login: Login,
): Promise<Account | undefined> {
  const { db, attempts, devices, now } = options
  const origin = { address: request.ip, device: await devices.read(request, login.userName) }
  const account = await checkLogin(db, login, attempts, origin).catch((error: unknown) => {
    throw loginRefusal(request, error, login.userName)
  })
  const ownSession = () => reply.persistVisitor().session.id
  if (await startLoginStep(db, { customerId: account.id, ownSession }, now())) return undefined
  const before = request.visitor
  const entry = { account, newSessionId: reply.changeSession() }
  await inTransaction(db, (tx) => enterAccount(tx, before, entry, now()))
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
  { options, request, reply }: LoginCall,
  code: string,
): Promise<LoginStep> {
  const newSession = () => reply.changeSession()
  const waiting = await findOwnLoginStep(options, request.visitor)
  const entered = await enterWithCode(options, request.visitor, { code, newSession })
  if (entered === 'wrong') {
    request.noteAttempt('code', { id: waiting?.customerId })
    throw codeRefusal('login.code.wrong')
  }
  if (entered === 'expired') throw new ShopError(401, 'login.code.expired')
  await options.devices.issue(reply, entered.email)
  return entered
}

async function endLogin({ options, request, reply }: LoginCall): Promise<void> {
  await logOut(options.db, request.visitor)
  reply.endSession()
  // Cached pages show what only the customer may see.
  reply.header('clear-site-data', '"cache"')
}
