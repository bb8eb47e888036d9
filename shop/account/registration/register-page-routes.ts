import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegistrationField, SentField } from '../../../src/contract/registration.ts'
import type { RegisterType } from '../../../src/model/registration-form.ts'
import { WORDS_FIELD, wordsMark } from '../../consents/shown-words.ts'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { SOFT_LOGIN_COOKIE, SOFT_LOGIN_HOURS } from '../customers/paths.ts'
import {
  consentWords,
  privateFields,
  type RegistrationOptions,
  registerPrivate,
} from './register.ts'
import { companyFields, registerCompany } from './register-company.ts'
import { registeredPage, registerPage } from './register-page.tsx'
import { COMPANY_FORM, PRIVATE_FORM } from './registration-forms.ts'

export interface RegisterPageOptions extends Presenter, RegistrationOptions {
  readonly isSecure: boolean
}

/** What a page is drawn with after a form that was refused. */
interface Shown {
  readonly type: RegisterType
  readonly fields: readonly RegistrationField[]
  readonly problem?: string
}

/** The page of the registration, and its forms without script. */
export async function registerPageRoutes(
  shop: FastifyInstance,
  options: RegisterPageOptions,
): Promise<void> {
  shop.get(REGISTER_PATH, (request, reply) => show(options, request, reply))
  shop.post(REGISTER_PATH, (request, reply) => save(options, request, reply))
}

async function show(
  options: RegisterPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, type: asked, done } = request.query as Readonly<Record<string, unknown>>
  if (typeof token === 'string') return keepToken(options, request, reply, token)
  if (done !== undefined) return sendDone(options, request, reply, typeOf(done, request))
  const type = typeOf(asked, request)
  return send(options, request, reply, { type, fields: await formFor(options, request, type) })
}

/** The token of a mailed link moves into a cookie: out of the address, the history and all referrers. */
function keepToken(
  { isSecure }: RegisterPageOptions,
  { visitor }: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply {
  reply.header('referrer-policy', 'no-referrer')
  reply.setCookie(SOFT_LOGIN_COOKIE, token.slice(0, 200), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SOFT_LOGIN_HOURS * 60 * 60,
  })
  return reply.redirect(linkTo(visitor, REGISTER_PATH), 303)
}

async function save(
  options: RegisterPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request)
  const type = typeOf(form.type, request)
  const words = form[WORDS_FIELD]
  const sent = { fields: sentBy(type, form), token: tokenOf(request), words }
  try {
    const register = type === 'B2B' ? registerCompany : registerPrivate
    const saved = await register(options, request, sent)
    if (saved.success) return reply.redirect(doneAt(request, type), 303)
    return send(options, request, reply.status(422), { type, fields: saved.fields })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { status, reason, refusals } = error
    if (refusals.retryAfter !== undefined) reply.header('retry-after', refusals.retryAfter)
    const { page } = await readPage(options, request, reply)
    const fields = await formFor(options, request, type)
    const problem = page.t(reason.key, reason.values)
    return send(options, request, reply.status(status), { type, fields, problem })
  }
}

function doneAt({ visitor }: FastifyRequest, type: RegisterType): string {
  return `${linkTo(visitor, REGISTER_PATH)}?done=${type}`
}

async function send(
  { now, ...options }: RegisterPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Shown,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  const page: PageContext = { ...asked.page, path: REGISTER_PATH }
  const view = {
    ...shown,
    types: typesOf(request),
    today: new Date(now()).toISOString().slice(0, 10),
    token: tokenOf(request),
    redirectUrl: linkTo(page, '/'),
    words: wordsMark(consentWords(request.visitor)),
  }
  return sendPage(reply, { ...asked, page }, registerPage(page, view))
}

async function sendDone(
  options: RegisterPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  type: RegisterType,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  reply.clearCookie(SOFT_LOGIN_COOKIE, { path: '/' })
  const said = asked.page.t(type === 'B2B' ? 'register.company.asked' : 'register.asked')
  return sendPage(reply, asked, registeredPage(asked.page, said))
}

async function formFor(
  options: RegisterPageOptions,
  request: FastifyRequest,
  type: RegisterType,
): Promise<readonly RegistrationField[]> {
  if (type === 'B2B') return companyFields(request.visitor)
  return (await privateFields(options, request, tokenOf(request))).fields
}

/** What belongs to the form; a box that is not ticked is not sent. */
function sentBy(type: RegisterType, form: Readonly<Record<string, string>>): SentField[] {
  const rules = type === 'B2B' ? COMPANY_FORM : PRIVATE_FORM
  return Object.keys(rules).map((id) => ({
    fieldId: id,
    fieldValue: (form[id] ?? '').slice(0, 2000),
  }))
}

function tokenOf({ cookies }: FastifyRequest): string {
  return cookies[SOFT_LOGIN_COOKIE] ?? ''
}

/** Each storefront begins with those that it is for. */
function typesOf({ visitor }: FastifyRequest): readonly RegisterType[] {
  return visitor.storefront === 'professional' ? ['B2B', 'B2C'] : ['B2C', 'B2B']
}

function typeOf(asked: unknown, request: FastifyRequest): RegisterType {
  const types = typesOf(request)
  return types.find((it) => it === asked) ?? types[0] ?? 'B2C'
}
