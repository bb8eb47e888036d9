import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_EMAIL_LENGTH } from '../../../src/model/limits.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { LoginFormStep } from '../../../src/ui/account/login-form.tsx'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import type { PageCall } from '../../platform/pages/page-call.ts'
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
  /** Demo customers, whose passwords the login page shows. */
  readonly demoCustomers: () => Promise<readonly DemoCustomer[]>
}

type LoginPageCall = Omit<PageCall<LoginPageOptions>, 'sent'>

/**
 * The browser's options for a passkey login, where the shop supports it and nobody is logged in.
 */
async function passkeyOptions(call: LoginPageCall): Promise<string | undefined> {
  const { options, request, reply } = call
  const party = request.visitor.customer ? undefined : relyingPartyOf(options.baseUrl, request)
  return party && passkeyLoginOptions(options, party, reply.persistVisitor().session.id)
}

interface LoginView {
  readonly step: LoginFormStep
  /** Where the login leads; if absent, the form that was sent decides. */
  readonly returnTo?: unknown
  /** The reason of the refusal. */
  readonly reason?: Message
}

/** Shows the login form; after a refusal, with the typed e-mail and the reason. */
export async function sendLogin(
  call: LoginPageCall,
  { step, returnTo = formOf(call.request)[RETURN_FIELD], reason }: LoginView,
): Promise<FastifyReply> {
  const { options, request, reply } = call
  const pageRequest = await readPage(options, request, reply)
  const { page } = pageRequest
  const content = loginPage(page, {
    step,
    returnTo: readReturnPath(returnTo, page),
    email: (formOf(request).userName ?? '').slice(0, MAX_EMAIL_LENGTH),
    ...(reason && { error: page.t(reason.key, reason.values) }),
    passkey: step === 'password' ? await passkeyOptions(call) : undefined,
    demoCustomers: await options.demoCustomers(),
  })
  return sendPage(reply, pageRequest, content)
}

/** Redirects to the login page, which leads on to the form's target. */
export function toLogin({ request, reply }: LoginPageCall): FastifyReply {
  return reply.redirect(loginUrl(request.visitor, returnPathIn(request)), 303)
}

/** Redirects to the page that the form was sent from. */
export function backFrom({ options, request, reply }: LoginPageCall, flash: Flash): FastifyReply {
  return redirectBack(request, reply, { ...options, path: returnPathIn(request), flash })
}

function returnPathIn(request: FastifyRequest): string {
  return readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
}
