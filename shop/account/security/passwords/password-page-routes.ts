import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { forgotPasswordSchema } from '../../../../src/contract/user.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../../src/model/limits.ts'
import { secretReferrerPolicy } from '../../../platform/http/origin.ts'
import { FLASH_COOKIE } from '../../../platform/pages/flash.ts'
import { answerBy, type PageCall, sendDrawn } from '../../../platform/pages/page-call.ts'
import { linkTo } from '../../../platform/pages/page-context.ts'
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

type PasswordCall = PageCall<PasswordPageOptions>

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
  shop.get(PASSWORD_PATH, answerBy(options, open))
  shop.post(PASSWORD_PATH, answerBy(options, choose))
  shop.get(
    FORGOT_PATH,
    answerBy(options, (call) => {
      const step = fieldsOf(call.sent).sent === undefined ? 'ask' : 'sent'
      return sendForgot(call, { step })
    }),
  )
  shop.post(FORGOT_PATH, answerBy(options, forget))
}

async function open(call: PasswordCall): Promise<FastifyReply> {
  const { token, done } = fieldsOf(call.sent)
  if (done === undefined) return showLink(call, token)
  return sendChoose(call, { name: 'done', revoked: readRevoked(done) })
}

/** Shows the form of a valid link; for any other link, what has become of it. */
async function showLink(call: PasswordCall, token = '', error?: string): Promise<FastifyReply> {
  const { options, request, reply } = call
  const link = await readLink(options.db, token, options.now())
  if (link?.state === 'good') {
    const { email, revocable } = link
    return sendChoose(call, { name: 'ask', token, email, revocable, ...(error && { error }) })
  }
  reply.status(410)
  if (link) return sendChoose(call, { name: link.state, token, isFirst: link.isFirst })
  if (token !== '') request.noteAttempt('link')
  return sendForgot(call, { step: 'lost' })
}

async function choose(call: PasswordCall): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const { token = '', NewPassword = '', RepeatedPassword = '' } = fieldsOf(sent)
  const sessions = {
    newSession: () => reply.changeSession(),
    ownSession: () => reply.persistVisitor().session.id,
  }
  const isTyped = NewPassword !== '' && NewPassword === RepeatedPassword
  const outcome = isTyped
    ? await chooseByLink(options, request, { ...sessions, token, password: NewPassword })
    : 'invalidinput'
  if (typeof outcome === 'object' && !outcome.needsCode) {
    await options.devices.issue(reply, outcome.email)
  }
  if (typeof outcome === 'object' || outcome === 'done') {
    const revoked = typeof outcome === 'object' ? outcome.revoked : []
    return reply.redirect(linkTo(request.visitor, donePath(revoked)), 303)
  }
  reply.status(422)
  return showLink(call, token, outcome)
}

/**
 * Sends a link to the typed address, or to the address of an expired link. The answer is always the
 * same.
 */
async function forget(call: PasswordCall): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const { email: typed = '', link, step } = fieldsOf(sent)
  const email = typed.slice(0, MAX_EMAIL_LENGTH)
  if (step === undefined && link === undefined) return sendForgot(call, { step: 'ask', email })
  const path = `${linkTo(request.visitor, FORGOT_PATH)}?sent=1`
  if (link !== undefined) {
    await requestLinkAgain(options, request, link)
    return reply.redirect(path, 303)
  }
  const { success, output } = v.safeParse(forgotPasswordSchema, { email: typed })
  if (!success) {
    const error = typed.trim() === '' ? 'forgot.missing' : 'validation.email'
    reply.status(422)
    return sendForgot(call, { step: 'ask', email, error })
  }
  await requestLink(options, request, output.email)
  const flash = { key: 'forgot.sent', values: { email: output.email } } as const
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** Sends the page under its own path, because its address, which links repeat, has the token. */
function sendChoose(call: PasswordCall, step: PasswordStep): Promise<FastifyReply> {
  const error = step.name === 'ask' && step.error
  const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  return sendDrawn(
    call,
    (page) =>
      choosePage(
        page,
        error ? { ...step, error: page.t(`changepassword.${error}`, limits) } : step,
      ),
    PASSWORD_PATH,
  )
}

async function sendForgot(
  { options, request, reply }: PasswordCall,
  view: ForgotPage,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const page = { ...pageRequest.page, path: FORGOT_PATH }
  const error = view.error && page.t(view.error)
  if (pageRequest.flash?.key !== 'forgot.sent') {
    const content = forgotPage(page, { ...view, ...(error && { error }) })
    return sendPage(reply, { ...pageRequest, page }, content)
  }
  // Shown on the page itself, not above it as well.
  reply.clearCookie(FLASH_COOKIE, { path: '/' })
  const email = String(pageRequest.flash.values?.email ?? '')
  const content = forgotPage(page, { ...view, email })
  return sendPage(reply, { ...pageRequest, page, flash: undefined }, content)
}

/** The text fields of a form or an address. */
function fieldsOf(sent: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(typeof sent === 'object' && sent !== null ? sent : {})
  return Object.fromEntries(entries.filter(([, it]) => typeof it === 'string'))
}
