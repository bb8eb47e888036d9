import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type LoginResponse, loginCodeSchema } from '../../../src/contract/user.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { CODE_PATH } from '../customers/paths.ts'
import { backFrom, type LoginPageOptions, sendLogin, toLogin } from './login-page-routes.ts'
import { codeNeeded, enterWithCode, findOwnLoginStep, type LoginSteps } from './login-step.ts'
import { endLoginStep, type LoginStep } from './login-step-queries.ts'

/** The second step of a login, by a call and by a form. */
export async function loginCodeRoutes(
  shop: FastifyInstance,
  options: LoginPageOptions & LoginSteps,
): Promise<void> {
  shop.post('/api/user/login/code', async (request, reply): Promise<LoginResponse> => {
    const { code } = bodyOf(request, loginCodeSchema)
    const { customerId } = await enter(options, request, reply, code)
    return { isAuthenticated: true, token: reply.verificationToken(customerId) }
  })
  shop.post(CODE_PATH, (request, reply) => takeForm(options, request, reply))
}

async function enter(
  { devices, ...steps }: LoginPageOptions & LoginSteps,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<LoginStep> {
  const newSession = () => reply.changeSession()
  const waiting = await findOwnLoginStep(steps, request.visitor)
  const entered = await enterWithCode(steps, request.visitor, { code, newSession })
  if (entered === 'wrong') {
    request.noteAttempt('code', { id: waiting?.customerId })
    throw codeNeeded('login.code.wrong')
  }
  if (entered === 'expired') throw new ShopError(401, 'login.code.expired')
  await devices.issue(reply, entered.email)
  return entered
}

async function takeForm(
  options: LoginPageOptions & LoginSteps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { code = '', again } = formOf(request)
  const { session } = request.visitor
  if (again !== undefined) {
    if (session) await endLoginStep(options.db, session.id)
    return toLogin(request, reply)
  }
  try {
    await enter(options, request, reply, code.slice(0, 100))
    return backFrom(options, request, reply, { key: 'page.welcome' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const step = error.reason.key === 'login.code.expired' ? 'password' : 'code'
    return sendLogin(options, request, reply.status(error.status), { step, reason: error.reason })
  }
}
