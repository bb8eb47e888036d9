import type { Message } from './message.ts'
import { bareText } from './plain-text.ts'

const MAX_LENGTH = 254
/** One address and nothing else: no name, no list, no `mailto:`. */
const NAME = /^[^\s@<>()[\]:;,"\\\p{C}]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const LAST_LABEL = /^\p{L}.*[^-]$/u

/** A typed address as mail reaches it, or what is wrong with it. */
export type EmailReading = { readonly email: string } | { readonly fault: Message }

export function readEmail(typed: string): EmailReading {
  const email = bareText(typed).trim()
  return isEmailAddress(email) ? { email } : { fault: { key: 'validation.email' } }
}

/** Whether mail to it can arrive somewhere, by its form alone. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 0 || text.length > MAX_LENGTH) return false
  const labels = text.slice(at + 1).split('.')
  const isServer = labels.length > 1 && labels.every((it) => LABEL.test(it))
  return isServer && LAST_LABEL.test(labels.at(-1) ?? '') && NAME.test(text.slice(0, at))
}
