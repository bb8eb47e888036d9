import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secretReferrerPolicy } from '../../platform/http/origin.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { CONFIRM_PATH, PASSWORD_PATH } from '../customers/paths.ts'
import type { DeviceCookies } from '../login/device-cookie.ts'
import { type ConfirmStep, confirmPage } from './confirm-page.tsx'
import { confirmRegistration, findTyped } from './confirm-registration.ts'

export interface ConfirmOptions
  extends Presenter,
    Pick<Sources, 'db' | 'now' | 'attempts' | 'isSecure'> {
  readonly devices: DeviceCookies
}

/** Where the mail of a registration leads; another browser is led on to choose a password. */
export async function confirmRoutes(shop: FastifyInstance, options: ConfirmOptions): Promise<void> {
  const { db, now, attempts, devices, isSecure } = options

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token, done } = request.query as Readonly<Record<string, unknown>>
    if (done !== undefined) return send(request, reply, { name: 'done' })
    reply.header('referrer-policy', secretReferrerPolicy(request, isSecure))
    const given = typeof token === 'string' ? token : ''
    const typed = await findTyped(db, request.visitor, given, now())
    if (!typed) return chooseInstead(request, reply, given)
    return send(request, reply, { name: 'ask', token: given, email: typed.email })
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token = '' } = formOf(request)
    await attempts.count({ limit: ATTEMPT_LIMITS.confirmedRegistration, by: request.ip })
    const newSession = () => reply.changeSession()
    const account = await confirmRegistration(db, request.visitor, { token, newSession }, now())
    if (!account) return chooseInstead(request, reply, token)
    await devices.issue(reply, account.email)
    return reply.redirect(`${linkTo(request.visitor, CONFIRM_PATH)}?done=1`, 303)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    step: ConfirmStep,
  ): Promise<FastifyReply> {
    const asked = await readPage(options, request, reply)
    // The page's own address goes into links, of the header say: the token does not go with it.
    const page: PageContext = { ...asked.page, path: CONFIRM_PATH }
    return sendPage(reply, { ...asked, page }, confirmPage(page, step))
  }

  shop.get(CONFIRM_PATH, show)
  shop.post(CONFIRM_PATH, confirm)
}

/** That page says what has become of the link, too. */
function chooseInstead(
  { visitor }: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply {
  const path = linkTo(visitor, PASSWORD_PATH)
  return reply.redirect(`${path}?token=${encodeURIComponent(token)}`, 303)
}
