import { messageText } from '../../i18n/text.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'

/** The error message of a failed call. */
export function wordsOf(error: unknown): string {
  return messageText(failureMessage(error))
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}

/** Whether the entry no longer exists: another tab or person has removed it. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 410)
}
