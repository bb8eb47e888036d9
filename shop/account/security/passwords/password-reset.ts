import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Sources } from '../../../platform/http/sources.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../../platform/limits/attempt-limits.ts'
import { requestPasswordLink } from '../../customers/account-notices.ts'
import {
  type ChosenPassword,
  choosePassword,
  type PasswordChoice,
  type Refusal,
  readLink,
} from './choose-password.ts'

interface Requester {
  readonly visitor: Visitor
  readonly ip: string
}

/** Pages and calls share the limits of links to choose a password. */
export type ResetOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/**
 * Mails a link to the owner of an account with this address, if there is one; the answer does not
 * reveal which.
 */
export async function requestLink(
  options: ResetOptions,
  { visitor, ip }: Requester,
  email: string,
): Promise<void> {
  await options.attempts.count({ limit: ATTEMPT_LIMITS.requestForALink, by: ip })
  await send(options, visitor, email)
}

/** Mails another link to the address of this one. */
export async function requestLinkAgain(
  options: ResetOptions,
  { visitor, ip }: Requester,
  token: string,
): Promise<void> {
  await options.attempts.count({ limit: ATTEMPT_LIMITS.requestForALink, by: ip })
  const link = await readLink(options.db, token, options.now())
  if (link) await send(options, visitor, link.email)
}

export async function chooseByLink(
  { db, now, attempts, flushOutbox }: ResetOptions,
  { visitor, ip }: Requester,
  choice: PasswordChoice,
): Promise<Refusal | ChosenPassword> {
  await attempts.count({ limit: ATTEMPT_LIMITS.choiceOfAPassword, by: ip })
  const outcome = await choosePassword(db, visitor, choice, now())
  if (typeof outcome === 'object') flushOutbox()
  return outcome
}

async function send(
  { db, now, flushOutbox }: ResetOptions,
  { language, storefront }: Visitor,
  email: string,
): Promise<void> {
  const mailRequest = { email, language, storefront }
  await inTransaction(db, (tx) => requestPasswordLink(tx, mailRequest, now()))
  flushOutbox()
}
