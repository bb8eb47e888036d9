import { HOUR_MS } from '../platform/durations.ts'
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

/** From one address on the net. */
const REQUESTS: AttemptLimit = { name: 'request for a link', max: 30, windowMs: HOUR_MS }
const TRIES: AttemptLimit = { name: 'choice of a password', max: 100, windowMs: HOUR_MS }

interface Asker {
  readonly visitor: Visitor
  readonly ip: string
}

/** Pages and calls share the limits of links to choose a password. */
export type ResetOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** Sends a link to the owner of an account with this address, if there is one; nobody can tell. */
export async function requestLink(
  options: ResetOptions,
  { visitor, ip }: Asker,
  email: string,
): Promise<void> {
  await options.attempts.count({ limit: REQUESTS, by: ip })
  await send(options, visitor, email)
}

/** Sends another link to the address that this one went to. */
export async function requestLinkAgain(
  options: ResetOptions,
  { visitor, ip }: Asker,
  token: string,
): Promise<void> {
  await options.attempts.count({ limit: REQUESTS, by: ip })
  const link = await readLink(options.db, token, options.now())
  if (link) await send(options, visitor, link.email)
}

export async function chooseByLink(
  { db, now, attempts, flushOutbox }: ResetOptions,
  { visitor, ip }: Asker,
  choice: Choice,
): Promise<Refusal | Chosen> {
  await attempts.count({ limit: TRIES, by: ip })
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
  await db.transaction().execute((tx) => requestPasswordLink(tx, mailRequest, now()))
  flushOutbox()
}
