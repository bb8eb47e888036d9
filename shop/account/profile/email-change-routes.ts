import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { CHANGE_EMAIL_PATH, NEW_STEP_DAYS, STOP_EMAIL_PATH } from '../customers/paths.ts'
import { type MailedLink, type MailedLinkOptions, mailedLinkRoutes } from '../pages/mailed-link.tsx'
import { type ChangeFault, confirmChange, readChange, stopChange } from './change-email.ts'
import type { ChangeLink, EmailChange } from './email-change-queries.ts'

export type EmailChangeOptions = MailedLinkOptions & Pick<Sources, 'db' | 'now' | 'flushOutbox'>

interface ChangeKind {
  readonly path: string
  readonly textKey: MailedLink['textKey']
  readonly link: ChangeLink
  /** The account's address afterwards. */
  readonly email: (change: EmailChange) => string
  readonly act: (db: Db, token: string, now: number) => Promise<ChangeFault | undefined>
}

const KINDS: readonly ChangeKind[] = [
  {
    path: CHANGE_EMAIL_PATH,
    textKey: (part) => `email.confirm.${part}`,
    link: 'token_hash',
    email: (it) => it.newEmail,
    act: confirmChange,
  },
  {
    path: STOP_EMAIL_PATH,
    textKey: (part) => `email.stop.${part}`,
    link: 'stop_hash',
    email: (it) => it.oldEmail,
    act: stopChange,
  },
]

/**
 * The pages that both mails of a change of address link to: to confirm the new address, and to keep
 * the old one.
 */
export async function emailChangeRoutes(
  shop: FastifyInstance,
  options: EmailChangeOptions,
): Promise<void> {
  const { db, now, flushOutbox } = options
  for (const { path, textKey, link, email, act } of KINDS) {
    await mailedLinkRoutes(shop, options, {
      ...{ path, textKey, values: { newDays: NEW_STEP_DAYS } },
      next: { path: '/login', textKey: 'login.submit' },
      limit: ATTEMPT_LIMITS.linkOfAnAddress,
      async find(_request, token) {
        const change = await readChange(db, link, { token, now: now() })
        return change && email(change)
      },
      async use(_request, _reply, token) {
        const fault = await act(db, token, now())
        if (!fault) flushOutbox()
        return fault
      },
    })
  }
}
