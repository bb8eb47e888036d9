import type { Sources } from '../platform/http/sources.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { AttemptLimit } from '../platform/limits/attempt-limiter.ts'
import {
  type Choice,
  type Chosen,
  choosePassword,
  type Refusal,
  readLink,
} from './choose-password.ts'
import { requestPasswordLink } from './request-password-link.ts'

const HOUR_MS = 60 * 60 * 1000
/** From one address on the net. */
const REQUESTS: AttemptLimit = { name: 'request for a link', max: 30, windowMs: HOUR_MS }
const TRIES: AttemptLimit = { name: 'choice of a password', max: 100, windowMs: HOUR_MS }

interface Asker {
  readonly visitor: Visitor
  readonly ip: string
}

/** What pages and calls do with links to choose a password; they share its limits. */
export interface PasswordReset {
  read(token: string): ReturnType<typeof readLink>
  /**
   * Sends a link to the owner of an account with this address, if there is one; nobody can tell.
   */
  request(asker: Asker, email: string): Promise<void>
  /** Sends another link to the address that this one went to. */
  requestAgain(asker: Asker, token: string): Promise<void>
  choose(asker: Asker, choice: Choice): Promise<Refusal | Chosen>
}

export type PasswordResetOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

export function createPasswordReset({
  db,
  now,
  attempts,
  flushOutbox,
}: PasswordResetOptions): PasswordReset {
  async function send({ language, storefront }: Visitor, email: string): Promise<void> {
    const mailRequest = { email, language, storefront }
    await db.transaction().execute((tx) => requestPasswordLink(tx, mailRequest, now()))
    flushOutbox()
  }

  return {
    read: (token) => readLink(db, token, now()),
    async request({ visitor, ip }, email) {
      await attempts.count({ limit: REQUESTS, by: ip })
      await send(visitor, email)
    },
    async requestAgain({ visitor, ip }, token) {
      await attempts.count({ limit: REQUESTS, by: ip })
      const link = await readLink(db, token, now())
      if (link) await send(visitor, link.email)
    },
    async choose({ visitor, ip }, choice) {
      await attempts.count({ limit: TRIES, by: ip })
      const outcome = await choosePassword(db, visitor, choice, now())
      if (typeof outcome === 'object') flushOutbox()
      return outcome
    },
  }
}
