import type { Db } from '../platform/db/schema.ts'
import { createAttemptLimiter } from '../platform/http/attempt-limiter.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { type Choice, choosePassword, type Refusal, readLink } from './choose-password.ts'
import { requestPasswordLink } from './request-password-link.ts'

const HOUR_MS = 60 * 60 * 1000
/** From one address on the net, in an hour. */
const MAX_REQUESTS = 30
const MAX_TRIES = 100

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
  choose(asker: Asker, choice: Choice): Promise<Refusal | { readonly customerId: string }>
}

export interface PasswordResetOptions {
  readonly db: Db
  readonly now: () => number
  /** Sends at once what has been asked for. */
  readonly flushOutbox: () => void
}

export function createPasswordReset({ db, now, flushOutbox }: PasswordResetOptions): PasswordReset {
  const asked = createAttemptLimiter(MAX_REQUESTS, HOUR_MS, now)
  const tried = createAttemptLimiter(MAX_TRIES, HOUR_MS, now)

  async function send({ language, storefront }: Visitor, email: string): Promise<void> {
    const mailRequest = { email, language, storefront }
    await db.transaction().execute((tx) => requestPasswordLink(tx, mailRequest, now()))
    flushOutbox()
  }

  return {
    read: (token) => readLink(db, token, now()),
    async request({ visitor, ip }, email) {
      asked.count(ip)
      await send(visitor, email)
    },
    async requestAgain({ visitor, ip }, token) {
      asked.count(ip)
      const link = await readLink(db, token, now())
      if (link) await send(visitor, link.email)
    },
    async choose({ visitor, ip }, choice) {
      tried.count(ip)
      const outcome = await choosePassword(db, visitor, choice, now())
      if (typeof outcome === 'object') flushOutbox()
      return outcome
    },
  }
}
