import type { Message } from '../model/message.ts'
import { failureMessage } from '../services/http-error.ts'

/** As `failureMessage`, of what is sent again by nobody but the visitor. */
export function formFailure(error: unknown): Message {
  const message = failureMessage(error)
  return message.key === 'error.offline' ? { key: 'form.offline' } : message
}
