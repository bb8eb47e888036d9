import type { Message } from '../model/message.ts'
import { failureMessage } from '../services/http-error.ts'

/** As `failureMessage`, of a form: what has been typed is still there. */
export function formFailure(error: unknown): Message {
  return failureMessage(error, 'form.offline')
}
