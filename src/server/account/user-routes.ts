import type { FastifyInstance } from 'fastify'
import { type LoginResponse, loginSchema } from '../../contract/user.ts'
import type { Db } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import type { AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { checkLogin, logIn, logOut } from './log-in.ts'
import { askForCode, codeNeeded } from './second-step/login-step.ts'

export interface UserRouteOptions {
  readonly db: Db
  readonly attempts: AttemptLimiter
  readonly devices: DeviceCookies
  readonly now: () => number
}

/**
 * Login and logout. Both move the visitor to a new session, so that no earlier id or token is good.
 */
export async function userRoutes(
  shop: FastifyInstance,
  { db, attempts, devices, now }: UserRouteOptions,
): Promise<void> {
  shop.post('/api/user/login', async (request, reply): Promise<LoginResponse> => {
    const login = bodyOf(request, loginSchema)
    const place = { address: request.ip, device: devices.read(request, login.userName) }
    const account = await checkLogin(db, login, attempts, place)
    const ownSession = () => reply.persistVisitor().session.id
    const waits = await askForCode(db, { customerId: account.id, ownSession }, now())
    if (waits) throw codeNeeded('login.code.needed')
    const before = request.visitor
    await logIn(db, before, { account, newSessionId: reply.changeSession() }, now())
    devices.issue(reply, login.userName)
    return { isAuthenticated: true, token: reply.verificationToken(account.id) }
  })

  shop.post('/api/user/logout', async (request, reply): Promise<LoginResponse> => {
    await logOut(db, request.visitor)
    reply.changeSession()
    // Pages that the browser kept show what only the customer may see.
    reply.header('clear-site-data', '"cache"')
    return { isAuthenticated: false, token: reply.verificationToken() }
  })
}
