import type { Db } from '../platform/db/schema.ts'
import { createAttemptLimits } from '../platform/http/attempt-limits.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { askForNewPassword } from './ask-for-link.ts'
import { type Choice, choosePassword, type Refusal, readLink } from './choose-password.ts'

const HOUR_MS = 60 * 60 * 1000
/** From one address on the net, in an hour. */
const MOST_ASKED = 30
const MOST_TRIED = 100

interface Asker {
  readonly visitor: Visitor
  readonly ip: string
}

/** What pages and calls do with links to choose a password; they share its limits. */
export interface LinkDesk {
  read(token: string): ReturnType<typeof readLink>
  /** Sends a link to the owner of an account with this address, if there is one; nobody can tell. */
  ask(asker: Asker, email: string): Promise<void>
  /** Sends another link to the address that this one went to. */
  askAgain(asker: Asker, token: string): Promise<void>
  choose(asker: Asker, choice: Choice): Promise<Refusal | { readonly customerId: string }>
}

export interface LinkDeskOptions {
  readonly db: Db
  readonly now: () => number
  /** Sends at once what has been asked for. */
  readonly hurry: () => void
}

export function createLinkDesk({ db, now, hurry }: LinkDeskOptions): LinkDesk {
  const asked = createAttemptLimits(MOST_ASKED, HOUR_MS, now)
  const tried = createAttemptLimits(MOST_TRIED, HOUR_MS, now)

  async function send({ language, storefront }: Visitor, email: string): Promise<void> {
    const wish = { email, language, storefront }
    await db.transaction().execute((tx) => askForNewPassword(tx, wish, now()))
    hurry()
  }

  return {
    read: (token) => readLink(db, token, now()),
    async ask({ visitor, ip }, email) {
      asked.count(ip)
      await send(visitor, email)
    },
    async askAgain({ visitor, ip }, token) {
      asked.count(ip)
      const link = await readLink(db, token, now())
      if (link) await send(visitor, link.email)
    },
    async choose({ visitor, ip }, choice) {
      tried.count(ip)
      const outcome = await choosePassword(db, visitor, choice, now())
      if (typeof outcome === 'object') hurry()
      return outcome
    },
  }
}
