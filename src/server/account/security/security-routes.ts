import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../model/limits.ts'
import { customerOf } from '../../platform/http/customer-of.ts'
import { IDLE_MS, textFor } from '../../platform/http/visitor.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { PAGE_PREFIXES } from '../../platform/pages/prefixes.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import type { DeviceCookies } from '../device-cookie.ts'
import { showAccountPage } from '../pages/account-page-routes.ts'
import { SECURITY_PATH } from '../paths.ts'
import { changeOwnPassword, logOutElsewhere, type SecurityActions } from './change-own-password.ts'
import { securityPage } from './security-page.tsx'
import { countOtherLogins } from './security-queries.ts'

export interface SecurityOptions extends Presenter, SecurityActions {
  readonly devices: DeviceCookies
}

/** What the address may say was done; anything else says nothing. */
const DONE = ['password', 'elsewhere']

/** Where a customer changes who may enter their account. */
export async function securityRoutes(
  shop: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  for (const prefix of PAGE_PREFIXES) {
    const path = prefix + SECURITY_PATH
    shop.get(path, (request, reply) => show(options, request, reply))
    shop.post(`${path}/password`, (request, reply) => change(options, request, reply))
    shop.post(`${path}/elsewhere`, async (request, reply) => {
      await logOutElsewhere(options, request.visitor)
      return done(request, reply, 'elsewhere')
    })
  }
}

function show(
  options: SecurityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error?: string,
): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, async ({ page, customer }) => {
    const keptId = request.visitor.session?.id ?? ''
    const since = options.now() - IDLE_MS
    const others = await countOtherLogins(options.db, customer.id, { keptId, since })
    const { done: named } = request.query as { readonly done?: unknown }
    const isDone = !error && DONE.some((it) => it === named)
    const what = isDone ? `security.done.${String(named)}` : undefined
    return securityPage(page, { email: customer.email, others, done: what, error })
  })
}

async function change(
  options: SecurityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id: customerId } = customerOf(request)
  const { current = '', NewPassword = '', RepeatedPassword = '' } = formOf(request)
  const outcome = await changeOwnPassword(options, request.visitor, {
    customerId,
    current,
    password: NewPassword,
    repeated: RepeatedPassword,
    newSession: () => reply.changeSession(),
  })
  if (typeof outcome !== 'string') {
    options.devices.issue(reply, outcome.email)
    return done(request, reply, 'password')
  }
  const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  const error = textFor(request.visitor)(`changepassword.${outcome}`, limits)
  return show(options, request, reply.status(422), error)
}

function done(request: FastifyRequest, reply: FastifyReply, what: string): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, SECURITY_PATH)}?done=${what}`, 303)
}
