import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  changePasswordSchema,
  type ForgotPasswordResponse,
  forgotPasswordSchema,
  type LoginResponse,
} from '../../../../src/contract/user.ts'
import { bodyOf } from '../../../platform/http/body.ts'
import { textFor } from '../../../platform/http/visitor.ts'
import { ShopError } from '../../../platform/shop-error.ts'
import type { DeviceCookies } from '../../login/device-cookie.ts'
import type { SecurityActions } from '../../login/prove-owner.ts'
import { changeOwnPassword } from './change-own-password.ts'
import type { ChosenPassword } from './choose-password.ts'
import { chooseByLink, requestLink } from './password-reset.ts'

interface PasswordRouteOptions extends SecurityActions {
  readonly devices: DeviceCookies
}

/**
 * Sets passwords by a mailed link, or with the current password. A refusal's `message` is a code:
 * `expired`, `used`, `weak`, `current` …
 */
export async function passwordRoutes(
  shop: FastifyInstance,
  { devices, ...options }: PasswordRouteOptions,
): Promise<void> {
  shop.post('/api/user/changepassword', async (request, reply): Promise<LoginResponse> => {
    const outcome = await change(request, reply)
    if (outcome === 'current') request.noteAttempt('proof')
    if (outcome === 'expired') request.noteAttempt('link')
    if (typeof outcome === 'string') throw new ShopError(400, outcome)
    if (outcome.needsCode) return { isAuthenticated: false, token: reply.verificationToken() }
    await devices.issue(reply, outcome.email)
    return { isAuthenticated: true, token: reply.verificationToken(outcome.customerId) }
  })

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | ChosenPassword> {
    const { ResetPasswordToken: token, ...sent } = bodyOf(request, changePasswordSchema)
    const { CurrentPassword: current, NewPassword: password } = sent
    const newSession = () => reply.changeSession()
    if (token !== undefined) {
      const ownSession = () => reply.persistVisitor().session.id
      return chooseByLink(options, request, { token, password, newSession, ownSession })
    }
    const { customer } = request.visitor
    if (!customer) throw new ShopError(401, 'loggedout')
    const own = { customerId: customer.id, current, password, repeated: password, newSession }
    return changeOwnPassword(options, request.visitor, own)
  }

  shop.post('/api/user/forgotpassword', async (request): Promise<ForgotPasswordResponse> => {
    const { email } = bodyOf(request, forgotPasswordSchema)
    await requestLink(options, request, email)
    return { message: textFor(request.visitor)('forgot.sent', { email }) }
  })
}
