import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Login } from '../../../src/contract/user.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Account } from '../customers/customer-queries.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { checkLogin, enterAccount } from './log-in.ts'
import { askForCode } from './login-step.ts'

export interface PasswordLoginOptions extends Pick<Sources, 'db' | 'now' | 'attempts'> {
  readonly devices: DeviceCookies
}

/** Logs in whoever knows the password; answers nothing where the account asks for a code as well. */
export async function logInByPassword(
  { db, attempts, devices, now }: PasswordLoginOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  login: Login,
): Promise<Account | undefined> {
  const origin = { address: request.ip, device: await devices.read(request, login.userName) }
  const account = await checkLogin(db, login, attempts, origin).catch((error: unknown) => {
    throw loginRefusal(request, error, login.userName)
  })
  const ownSession = () => reply.persistVisitor().session.id
  if (await askForCode(db, { customerId: account.id, ownSession }, now())) return undefined
  const before = request.visitor
  const entry = { account, newSessionId: reply.changeSession() }
  await db.transaction().execute((tx) => enterAccount(tx, before, entry, now()))
  await devices.issue(reply, login.userName)
  return account
}

/** Notes who was refused; whoever has to wait is shown the way in that nobody else's guesses close. */
function loginRefusal(request: FastifyRequest, error: unknown, name: string): unknown {
  if (!(error instanceof ShopError)) return error
  const isSlowed = error.status === 429
  request.noteAttempt(isSlowed ? 'limit' : 'login', { name })
  if (!isSlowed) return error
  const reason = { ...error.reason, key: 'login.toomany' }
  return new ShopError(error.status, reason, error.refusals)
}
