import { messageText } from '../../i18n/text.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'

/** Why a call has failed, in people's words. */
export function wordsOf(error: unknown): string {
  return messageText(failureMessage(error))
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** What it was about is there no more; another tab, or somebody else, has removed it. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410)
}
