import type { FastifyInstance } from 'fastify'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { CONFIRM_PATH, PASSWORD_PATH } from '../customers/paths.ts'
import type { DeviceCookies } from '../login/device-cookie.ts'
import { type MailedLinkOptions, mailedLinkRoutes } from '../pages/mailed-link.tsx'
import { confirmRegistration, findOwnRegistration } from './confirm-registration.ts'

export type ConfirmOptions = MailedLinkOptions &
  Pick<Sources, 'db' | 'now'> & { readonly devices: DeviceCookies }

/**
 * The page that a registration's mail links to; in another browser, it redirects to the choice of a
 * password.
 */
export async function confirmRoutes(shop: FastifyInstance, options: ConfirmOptions): Promise<void> {
  const { db, now, devices } = options
  await mailedLinkRoutes(shop, options, {
    path: CONFIRM_PATH,
    textKey: (part) => `register.confirm.${part}`,
    next: { path: '/', textKey: 'password.page.continue' },
    limit: ATTEMPT_LIMITS.confirmedRegistration,
    async find({ visitor }, token) {
      return (await findOwnRegistration(db, visitor, token, now()))?.email
    },
    async use({ visitor }, reply, token) {
      const newSession = () => reply.changeSession()
      const account = await confirmRegistration(db, visitor, { token, newSession }, now())
      if (!account) return 'old'
      await devices.issue(reply, account.email)
      return undefined
    },
    // The password's page explains invalid links, too.
    answerOld({ visitor }, reply, token) {
      const path = linkTo(visitor, PASSWORD_PATH)
      return reply.redirect(`${path}?token=${encodeURIComponent(token)}`, 303)
    },
  })
}
