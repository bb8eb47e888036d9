import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { loginSchema } from '../../contract/user.ts'
import type { Message } from '../../model/message.ts'
import type { LoginFormStep } from '../../ui/account/login-form.tsx'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { PAGE_PREFIXES } from '../platform/pages/prefixes.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import type { Signer } from '../platform/signer.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { checkLogin, logIn, logOut } from './log-in.ts'
import { type DemoCustomer, loginPage } from './login-page.tsx'
import { askForLogin } from './passkeys/passkeys.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { askForCode, findOwnLoginStep } from './second-step/login-step.ts'

export interface LoginPageOptions extends Presenter {
  readonly db: Db
  readonly attempts: AttemptLimiter
  readonly devices: DeviceCookies
  readonly isSecure: boolean
  readonly baseUrl: string | undefined
  readonly signer: Signer
  readonly now: () => number
  /** Customers whose password the login page shows. */
  readonly demoCustomers: () => Promise<readonly DemoCustomer[]>
}

/** The login page, and login and logout by a form. */
export async function loginPageRoutes(
  shop: FastifyInstance,
  options: LoginPageOptions,
): Promise<void> {
  for (const prefix of PAGE_PREFIXES) {
    shop.get(`${prefix}/login`, (request, reply) => show(options, request, reply))
    shop.post(`${prefix}/login`, (request, reply) => enter(options, request, reply))
    shop.post(`${prefix}/logout`, (request, reply) => leave(options, request, reply))
  }
}

async function show(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  const { page } = asked
  const { returnTo } = request.query as { readonly returnTo?: unknown }
  const first = Array.isArray(returnTo) ? returnTo[0] : returnTo
  const content = loginPage(page, {
    step: (await findOwnLoginStep(options, request.visitor)) ? 'code' : 'password',
    returnTo: readReturnPath(typeof first === 'string' ? first : '', page),
    passkey: await passkeyQuestion(options, request, reply),
    demoCustomers: await options.demoCustomers(),
  })
  return sendPage(reply, asked, content)
}

async function enter(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request)
  try {
    const { success, output } = v.safeParse(loginSchema, form)
    if (!success) throw new ShopError(401, 'login.failed')
    const { db, attempts, devices, now } = options
    const place = { address: request.ip, device: devices.read(request, output.userName) }
    const account = await checkLogin(db, output, attempts, place)
    const ownSession = () => reply.persistVisitor().session.id
    const waits = await askForCode(db, { customerId: account.id, ownSession }, now())
    if (waits) return reply.redirect(toLogin(request, linkTo(request.visitor, '/login')), 303)
    const before = request.visitor
    await logIn(db, before, { account, newSessionId: reply.changeSession() }, now())
    devices.issue(reply, output.userName)
    return backFrom(options, request, reply, { key: 'page.welcome' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { status, reason } = error
    return sendLogin(options, request, reply.status(status), { step: 'password', reason })
  }
}

/** What a passkey of this browser is asked, where the shop can have any. */
async function passkeyQuestion(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const party = relyingPartyOf(options.baseUrl, request)
  return party && askForLogin(options, party, reply.persistVisitor().session.id)
}

interface Again {
  readonly step: LoginFormStep
  readonly reason: Message
}

/** The form again, with the e-mail as it was and what to do about it. */
export async function sendLogin(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { step, reason }: Again,
): Promise<FastifyReply> {
  const form = formOf(request)
  const asked = await readPage(options, request, reply)
  const { page } = asked
  const content = loginPage(page, {
    step,
    returnTo: readReturnPath(form[RETURN_FIELD], page),
    email: (form.userName ?? '').slice(0, 254),
    error: page.t(reason.key, reason.values),
    passkey: await passkeyQuestion(options, request, reply),
    demoCustomers: await options.demoCustomers(),
  })
  return sendPage(reply, asked, content)
}

async function leave(
  options: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await logOut(options.db, request.visitor)
  reply.changeSession()
  reply.header('clear-site-data', '"cache"')
  return backFrom(options, request, reply, { key: 'page.loggedout' })
}

/** The login page, which leads on to where the form would have led. */
export function toLogin(request: FastifyRequest, login: string): string {
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return `${login}?${RETURN_FIELD}=${encodeURIComponent(path)}`
}

/** Back to the page that the form stood on. */
export function backFrom(
  { isSecure }: LoginPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  flash: Flash,
): FastifyReply {
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return redirectBack(request, reply, { path, flash, isSecure })
}
