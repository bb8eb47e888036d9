import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegistrationField, SentField } from '../../../src/contract/registration.ts'
import type { RegisterType } from '../../../src/model/registration-form.ts'
import { WORDS_FIELD, wordsMark } from '../../consents/displayed-words.ts'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import { refusalReply } from '../../platform/http/errors.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { answerBy, type PageCall, sendDrawn } from '../../platform/pages/page-call.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import type { FormRules } from '../../platform/pages/read-form.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { SOFT_LOGIN_COOKIE, SOFT_LOGIN_HOURS } from '../customers/paths.ts'
import { companyForm, registerCompany } from './register-company.ts'
import { registeredPage, registerPage } from './register-page.tsx'
import {
  askedText,
  consentWords,
  privateForm,
  type RegistrationOptions,
  registerPrivate,
} from './register-private.ts'
import { COMPANY_FORM, PRIVATE_FORM } from './registration-forms.ts'

export interface RegisterPageOptions extends Presenter, RegistrationOptions {
  readonly isSecure: boolean
}

/** The maximum length of a field, as in its call. */
const MAX_SENT = 2000

/** The differences between private and company registrations. */
export const REGISTRATIONS = {
  B2C: { rules: PRIVATE_FORM, form: privateForm, register: registerPrivate },
  B2B: { rules: COMPANY_FORM, form: companyForm, register: registerCompany },
} as const

type RegisterCall = PageCall<RegisterPageOptions>

/** A form, new or refused. */
interface FilledForm {
  readonly type: RegisterType
  readonly fields: readonly RegistrationField[]
  readonly problem?: string
}

/** The registration's page, and its forms without script. */
export async function registerPageRoutes(
  shop: FastifyInstance,
  options: RegisterPageOptions,
): Promise<void> {
  shop.get(REGISTER_PATH, answerBy(options, show))
  shop.post(REGISTER_PATH, answerBy(options, save))
}

async function show(call: RegisterCall): Promise<FastifyReply> {
  const { options, request, sent } = call
  const { token, type: named, done } = sent
  if (typeof token === 'string') return keepToken(call, token)
  if (done !== undefined) return sendDone(call, typeOf(done, request))
  const type = typeOf(named, request)
  const { fields } = await REGISTRATIONS[type].form(options, request, tokenOf(request))
  return send(call, { type, fields })
}

/**
 * Moves the token of a mailed link into a cookie, and so out of the address, the history and
 * referrers.
 */
function keepToken({ options, request, reply }: RegisterCall, token: string): FastifyReply {
  reply.header('referrer-policy', 'no-referrer')
  reply.setCookie(SOFT_LOGIN_COOKIE, token.slice(0, 200), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isSecure,
    maxAge: SOFT_LOGIN_HOURS * 60 * 60,
  })
  return reply.redirect(linkTo(request.visitor, REGISTER_PATH), 303)
}

async function save(call: RegisterCall): Promise<FastifyReply> {
  const { options, request, reply } = call
  const form = formOf(request)
  const type = typeOf(form.type, request)
  const { rules, form: readFields, register } = REGISTRATIONS[type]
  const token = tokenOf(request)
  const sent = { fields: sentFields(rules, form), token, words: form[WORDS_FIELD] }
  try {
    const { success, fields } = await register(options, request, sent)
    if (!success) return send({ ...call, reply: reply.status(422) }, { type, fields })
    return reply.redirect(`${linkTo(request.visitor, REGISTER_PATH)}?done=${type}`, 303)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { reason } = error
    const { fields } = await readFields(options, request, token)
    const problem = textFor(request.visitor)(reason.key, reason.values)
    return send({ ...call, reply: refusalReply(reply, error) }, { type, fields, problem })
  }
}

function send(call: RegisterCall, form: FilledForm): Promise<FastifyReply> {
  const { options, request } = call
  const view = {
    ...{ ...form, types: typesOf(request), token: tokenOf(request) },
    today: new Date(options.now()).toISOString().slice(0, 10),
    words: wordsMark(consentWords(request.visitor)),
  }
  return sendDrawn(call, (page) => registerPage(page, view), REGISTER_PATH)
}

function sendDone(call: RegisterCall, type: RegisterType): Promise<FastifyReply> {
  call.reply.clearCookie(SOFT_LOGIN_COOKIE, { path: '/' })
  return sendDrawn(call, (page) => {
    const isCompany = type === 'B2B'
    return registeredPage(page, isCompany ? page.t('register.company.asked') : askedText(page))
  })
}

/** The fields of the form; an unticked checkbox is not sent. */
function sentFields(rules: FormRules, form: Readonly<Record<string, string>>): SentField[] {
  return Object.keys(rules).map((fieldId) => {
    return { fieldId, fieldValue: (form[fieldId] ?? '').slice(0, MAX_SENT) }
  })
}

function tokenOf({ cookies }: FastifyRequest): string {
  return cookies[SOFT_LOGIN_COOKIE] ?? ''
}

/** Each storefront lists the type of its own customers first. */
function typesOf({ visitor }: FastifyRequest): readonly RegisterType[] {
  return visitor.storefront === 'professional' ? ['B2B', 'B2C'] : ['B2C', 'B2B']
}

function typeOf(named: unknown, request: FastifyRequest): RegisterType {
  const types = typesOf(request)
  return types.find((it) => it === named) ?? types[0] ?? 'B2C'
}
