import { forgetSession, readSession, saveSession } from '../../services/session-storage.ts'

const KEY = 'courtside.email'

/** Stores a typed address for the next page of this tab. */
export function carryEmail(email: string): void {
  if (email) saveSession(KEY, email)
}

export function carriedEmail(): string {
  return readSession(KEY) ?? ''
}

export function forgetEmail(): void {
  forgetSession(KEY)
}
