import type { FastifyInstance } from 'fastify'
import {
  changePasswordSchema,
  type ForgotPasswordResponse,
  forgotPasswordSchema,
  type LoginResponse,
} from '../../contract/user.ts'
import { bodyOf } from '../platform/http/body.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { textFor } from '../platform/http/visitor.ts'
import type { DeviceCookies } from './device-cookie.ts'
import type { PasswordReset } from './password-reset.ts'
import { changeOwnPassword, type SecurityActions } from './security/change-own-password.ts'

interface PasswordRouteOptions extends SecurityActions {
  readonly links: PasswordReset
  readonly devices: DeviceCookies
}

/**
 * Passwords by a link in a mail, or by the current one. A refusal's `message` is a code: `expired`,
 * `used`, `weak`, `current` …
 */
export async function passwordRoutes(
  shop: FastifyInstance,
  { links, devices, ...security }: PasswordRouteOptions,
): Promise<void> {
  shop.post('/api/user/changepassword', async (request, reply): Promise<LoginResponse> => {
    const sent = bodyOf(request, changePasswordSchema)
    const { ResetPasswordToken: token, CurrentPassword: current, NewPassword: password } = sent
    const { visitor } = request
    const newSession = () => reply.changeSession()
    const { id: customerId } = visitor.customer ?? {}
    if (token === undefined && !customerId) throw new ShopError(401, 'loggedout')
    const own = { current, password, repeated: password, newSession }
    const outcome =
      token === undefined && customerId
        ? await changeOwnPassword(security, visitor, { customerId, ...own })
        : await links.choose(request, { token: token ?? '', password, newSession })
    if (typeof outcome === 'string') throw new ShopError(400, outcome)
    devices.issue(reply, outcome.email)
    return { isAuthenticated: true, token: reply.verificationToken(outcome.customerId) }
  })

  shop.post('/api/user/forgotpassword', async (request): Promise<ForgotPasswordResponse> => {
    const { email } = bodyOf(request, forgotPasswordSchema)
    await links.request(request, email)
    return { message: textFor(request.visitor)('forgot.sent', { email }) }
  })
}
