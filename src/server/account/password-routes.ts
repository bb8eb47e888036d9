import type { FastifyInstance } from 'fastify'
import {
  changePasswordSchema,
  type ForgotPasswordResponse,
  forgotPasswordSchema,
  type LoginResponse,
} from '../../contract/user.ts'
import { bodyOf } from '../platform/http/body.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { serverText } from '../platform/texts/server-text.ts'
import type { PasswordReset } from './password-reset.ts'

/** Passwords by a link in a mail. What is refused is answered by a code. */
export async function passwordRoutes(
  shop: FastifyInstance,
  { links }: { readonly links: PasswordReset },
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
    return { isAuthenticated: true, token: reply.verificationToken(outcome.customerId) }
  })

  shop.post('/api/user/forgotpassword', async (request): Promise<ForgotPasswordResponse> => {
    const { email } = bodyOf(request, forgotPasswordSchema)
    await links.request(request, email)
    return { message: serverText(request.visitor.language)('forgot.sent', { email }) }
  })
}
