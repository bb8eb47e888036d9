import type { Message } from '../../model/message.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'

/** A shop that wants more time than this is not waited for. */
const MAX_BUSY_S = 60

let until = 0
let said: Message | undefined

/** What the shop said that wants time (429); undefined where it wants none. */
export function busyMessage(): Message | undefined {
  return busyMs() > 0 ? said : undefined
}

/** For how long the shop is not to be asked. */
export function busyMs(): number {
  return Math.max(0, until - Date.now())
}

/** Takes note of a refusal by a busy shop; false for any other, or where the wait is too long. */
export function noteBusy(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 429) return false
  const { retryAfter = MAX_BUSY_S + 1 } = error
  if (retryAfter > MAX_BUSY_S) return false
  until = Date.now() + retryAfter * 1000
  said = failureMessage(error)
  return true
}
