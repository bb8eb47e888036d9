import type { FastifyInstance } from 'fastify'
import { type LoginResponse, loginSchema } from '../../src/contract/user.ts'
import { bodyOf } from '../platform/http/body.ts'
import { logOut } from './log-in.ts'
import { logInByPassword, type PasswordLoginOptions } from './log-in-by-password.ts'
import { codeNeeded } from './second-step/login-step.ts'

/**
 * Login and logout. Both move the visitor to a new session, so that no earlier id or token is good.
 */
export async function userRoutes(
  shop: FastifyInstance,
  options: PasswordLoginOptions,
): Promise<void> {
  shop.post('/api/user/login', async (request, reply): Promise<LoginResponse> => {
    const login = bodyOf(request, loginSchema)
    const account = await logInByPassword(options, request, reply, login)
    if (!account) throw codeNeeded('login.code.needed')
    return { isAuthenticated: true, token: reply.verificationToken(account.id) }
  })

  shop.post('/api/user/logout', async (request, reply): Promise<LoginResponse> => {
    await logOut(options.db, request.visitor)
    reply.endSession()
    // Pages that the browser kept show what only the customer may see.
    reply.header('clear-site-data', '"cache"')
    return { isAuthenticated: false, token: reply.verificationToken() }
  })
}
