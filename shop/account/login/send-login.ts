import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_EMAIL_LENGTH } from '../../../src/model/limits.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { LoginFormStep } from '../../../src/ui/account/login-form.tsx'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { type DemoCustomer, loginPage } from './login-page.tsx'
import { passkeyLoginOptions } from './passkeys.ts'

export interface LoginPageOptions
  extends Presenter,
    Pick<Sources, 'db' | 'now' | 'attempts' | 'signer' | 'isSecure' | 'baseUrl'> {
  readonly devices: DeviceCookies
  /** Customers whose password the login page shows. */
  readonly demoCustomers: () => Promise<readonly DemoCustomer[]>
}

/** What a passkey of this browser is asked, where the shop can have any, and nobody is logged in. */
async function passkeyOptions(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const party = request.visitor.customer ? undefined : relyingPartyOf(options.baseUrl, request)
  return party && passkeyLoginOptions(options, party, reply.persistVisitor().session.id)
}

interface LoginView {
  readonly step: LoginFormStep
  /** Where the login is to lead; where the form that was sent says, if absent. */
  readonly returnTo?: unknown
  /** Why the form is shown again. */
  readonly reason?: Message
}

/** The form; again, with the e-mail as it was and what to do about it. */
export async function sendLogin(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { step, returnTo = formOf(request)[RETURN_FIELD], reason }: LoginView,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const { page } = pageRequest
  const content = loginPage(page, {
    step,
    returnTo: readReturnPath(returnTo, page),
    email: (formOf(request).userName ?? '').slice(0, MAX_EMAIL_LENGTH),
    ...(reason && { error: page.t(reason.key, reason.values) }),
    passkey: step === 'password' ? await passkeyOptions(options, request, reply) : undefined,
    demoCustomers: await options.demoCustomers(),
  })
  return sendPage(reply, pageRequest, content)
}

/** To the login page, which leads on to where the form would have led. */
export function toLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(loginUrl(request.visitor, returnPathIn(request)), 303)
}

/** Back to the page that the form stood on. */
export function backFrom(
  { isSecure }: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  flash: Flash,
): FastifyReply {
  return redirectBack(request, reply, { path: returnPathIn(request), flash, isSecure })
}

function returnPathIn(request: FastifyRequest): string {
  return readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
}
