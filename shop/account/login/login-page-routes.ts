import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { loginSchema } from '../../../src/contract/user.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { LoginFormStep } from '../../../src/ui/account/login-form.tsx'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { logOut } from './log-in.ts'
import { logInByPassword, type PasswordLoginOptions } from './log-in-by-password.ts'
import { type DemoCustomer, loginPage } from './login-page.tsx'
import { findOwnLoginStep } from './login-step.ts'
import { askForLogin } from './passkeys.ts'

export interface LoginPageOptions
  extends Presenter,
    PasswordLoginOptions,
    Pick<Sources, 'signer' | 'isSecure' | 'baseUrl'> {
  /** Customers whose password the login page shows. */
  readonly demoCustomers: () => Promise<readonly DemoCustomer[]>
}

/** The login page, and login and logout by a form. */
export async function loginPageRoutes(
  shop: FastifyInstance,
  options: LoginPageOptions,
): Promise<void> {
  shop.get('/login', (request, reply) => show(options, request, reply))
  shop.post('/login', (request, reply) => enter(options, request, reply))
  shop.post('/logout', (request, reply) => leave(options, request, reply))
}

async function show(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { returnTo } = request.query as { readonly returnTo?: unknown }
  const step = (await findOwnLoginStep(options, request.visitor)) ? 'code' : 'password'
  const first = Array.isArray(returnTo) ? returnTo[0] : returnTo
  return sendLogin(options, request, reply, { step, returnTo: first })
}

async function enter(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { success, output } = v.safeParse(loginSchema, formOf(request))
    if (!success) throw new ShopError(401, 'login.failed')
    const account = await logInByPassword(options, request, reply, output)
    if (!account) return toLogin(request, reply)
    return backFrom(options, request, reply, { key: 'page.welcome' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { status, reason } = error
    return sendLogin(options, request, reply.status(status), { step: 'password', reason })
  }
}

/** What a passkey of this browser is asked, where the shop can have any, and nobody is logged in. */
async function passkeyQuestion(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const party = request.visitor.customer ? undefined : relyingPartyOf(options.baseUrl, request)
  return party && askForLogin(options, party, reply.persistVisitor().session.id)
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
    email: (formOf(request).userName ?? '').slice(0, 254),
    ...(reason && { error: page.t(reason.key, reason.values) }),
    passkey: step === 'password' ? await passkeyQuestion(options, request, reply) : undefined,
    demoCustomers: await options.demoCustomers(),
  })
  return sendPage(reply, pageRequest, content)
}

async function leave(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await logOut(options.db, request.visitor)
  reply.endSession()
  reply.header('clear-site-data', '"cache"')
  return backFrom(options, request, reply, { key: 'page.loggedout' })
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
