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

/** Passwords by a link in a mail. A refusal's `message` is a code: `expired`, `used`, `weak` … */
export async function passwordRoutes(
  shop: FastifyInstance,
  { links, devices }: { readonly links: PasswordReset; readonly devices: DeviceCookies },
): Promise<void> {
  shop.post('/api/user/changepassword', async (request, reply): Promise<LoginResponse> => {
    const { ResetPasswordToken: token, NewPassword: password } = bodyOf(
      request,
      changePasswordSchema,
    )
    const outcome = await links.choose(request, {
      token,
      password,
      newSession: () => reply.changeSession(),
    })
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
