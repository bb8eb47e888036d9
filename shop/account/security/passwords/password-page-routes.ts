import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { forgotPasswordSchema } from '../../../../src/contract/user.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../../src/model/limits.ts'
import { secretReferrerPolicy } from '../../../platform/http/origin.ts'
import { FLASH_COOKIE } from '../../../platform/pages/flash.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../../platform/pages/present.ts'
import { redirectBack } from '../../../platform/pages/redirect-back.ts'
import { FORGOT_PATH, PASSWORD_PATH } from '../../customers/paths.ts'
import type { DeviceCookies } from '../../login/device-cookie.ts'
import { choosePage, donePath, type PasswordStep, readRevoked } from './choose-page.tsx'
import { readLink } from './choose-password.ts'
import { type ForgotPage, forgotPage } from './forgot-page.tsx'
import { chooseByLink, type ResetOptions, requestLink, requestLinkAgain } from './password-reset.ts'

export interface PasswordPageOptions extends Presenter, ResetOptions {
  readonly devices: DeviceCookies
  readonly isSecure: boolean
}

type Form = Readonly<Record<string, string | undefined>>

/**
 * The pages for choosing a password and for requesting a link; both work without script. An address
 * with a token is never sent as a referrer.
 */
export async function passwordPageRoutes(
  shop: FastifyInstance,
  options: PasswordPageOptions,
): Promise<void> {
  shop.addHook('onRequest', async (request, reply) => {
    const { routeOptions, query } = request
    const isChosen = fieldsOf(query).done !== undefined
    const isSecret = routeOptions.url?.endsWith(PASSWORD_PATH) && !isChosen
    if (!isSecret) return
    reply.header('referrer-policy', secretReferrerPolicy(request, options.isSecure))
  })
  shop.get(PASSWORD_PATH, (request, reply) => open(options, request, reply))
  shop.post(PASSWORD_PATH, (request, reply) => choose(options, request, reply))
  shop.get(FORGOT_PATH, (request, reply) => {
    const step = fieldsOf(request.query).sent === undefined ? 'ask' : 'sent'
    return sendForgot(options, request, reply, { step })
  })
  shop.post(FORGOT_PATH, (request, reply) => forget(options, request, reply))
}

async function open(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, done } = fieldsOf(request.query)
  if (done !== undefined)
    return sendChoose(options, request, reply, { name: 'done', revoked: readRevoked(done) })
  return showLink(options, request, reply, { token })
}

interface LinkForm {
  readonly token: string | undefined
  readonly error?: string
}

/** Shows the form of a valid link; for any other link, what has become of it. */
async function showLink(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { token = '', error }: LinkForm,
): Promise<FastifyReply> {
  const link = await readLink(options.db, token, options.now())
  if (!link && token !== '') request.noteAttempt('link')
  if (!link) return sendForgot(options, request, reply.status(410), { step: 'lost' })
  const { state, email, isFirst, revocable } = link
  if (state !== 'good')
    return sendChoose(options, request, reply.status(410), { name: state, token, isFirst })
  const form = { token, email, revocable, ...(error && { error }) }
  return sendChoose(options, request, reply, { name: 'ask', ...form })
}

async function choose(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token = '', NewPassword = '', RepeatedPassword = '' } = fieldsOf(request.body)
  const sessions = {
    newSession: () => reply.changeSession(),
    ownSession: () => reply.persistVisitor().session.id,
  }
  const isTyped = NewPassword !== '' && NewPassword === RepeatedPassword
  const outcome = isTyped
    ? await chooseByLink(options, request, { ...sessions, token, password: NewPassword })
    : 'invalidinput'
  if (typeof outcome === 'object' && !outcome.needsCode)
    await options.devices.issue(reply, outcome.email)
  if (typeof outcome === 'object' || outcome === 'done') {
    const revoked = typeof outcome === 'object' ? outcome.revoked : []
    return reply.redirect(linkTo(request.visitor, donePath(revoked)), 303)
  }
  reply.status(422)
  return showLink(options, request, reply, { token, error: outcome })
}

/**
 * Sends a link to the typed address, or to the address of an expired link. The answer is always the
 * same.
 */
async function forget(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { email = '', link, step } = fieldsOf(request.body)
  if (step === undefined && link === undefined)
    return sendForgot(options, request, reply, {
      step: 'ask',
      email: email.slice(0, MAX_EMAIL_LENGTH),
    })
  const { visitor } = request
  const path = `${linkTo(visitor, FORGOT_PATH)}?sent=1`
  if (link !== undefined) {
    await requestLinkAgain(options, request, link)
    return reply.redirect(path, 303)
  }
  const { success, output } = v.safeParse(forgotPasswordSchema, { email })
  if (!success) {
    const error = email.trim() === '' ? 'forgot.missing' : 'validation.email'
    const view = { step: 'ask', email: email.slice(0, MAX_EMAIL_LENGTH), error } as const
    return sendForgot(options, request, reply.status(422), view)
  }
  await requestLink(options, request, output.email)
  const flash = { key: 'forgot.sent', values: { email: output.email } } as const
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

async function sendChoose(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  step: PasswordStep,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const page = withoutToken(pageRequest.page, PASSWORD_PATH)
  const error = step.name === 'ask' && step.error
  const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  const worded = error ? { ...step, error: page.t(`changepassword.${error}`, limits) } : step
  return sendPage(reply, { ...pageRequest, page }, choosePage(page, worded))
}

async function sendForgot(
  options: PasswordPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  view: ForgotPage,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const page = withoutToken(pageRequest.page, FORGOT_PATH)
  const error = view.error && page.t(view.error)
  if (pageRequest.flash?.key !== 'forgot.sent')
    return sendPage(
      reply,
      { ...pageRequest, page },
      forgotPage(page, { ...view, ...(error && { error }) }),
    )
  // Shown on the page itself, not above it as well.
  reply.clearCookie(FLASH_COOKIE, { path: '/' })
  const email = String(pageRequest.flash.values?.email ?? '')
  return sendPage(
    reply,
    { ...pageRequest, page, flash: undefined },
    forgotPage(page, { ...view, email }),
  )
}

/**
 * The page's address appears in links, for example in the header, so it must not contain the token.
 */
function withoutToken(page: PageContext, path: string): PageContext {
  return { ...page, path }
}

/** The text fields of a form or an address. */
function fieldsOf(sent: unknown): Form {
  const entries = Object.entries(typeof sent === 'object' && sent !== null ? sent : {})
  return Object.fromEntries(entries.filter(([, it]) => typeof it === 'string'))
}
