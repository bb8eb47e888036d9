import { bareText } from '../../src/model/plain-text.ts'

/** An e-mail address as accounts are found by it. */
export function toAddress(email: string): string {
  return bareText(email).trim().toLowerCase()
}
