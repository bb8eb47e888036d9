import type { Message } from '../model/message.ts'
import { HttpError } from '../services/http-error.ts'
import { formFailure } from './form-failure.ts'

/** Why an e-mail address came to nothing: the shop's own words of it, where it has said some. */
export function addressFault(error: unknown): Message {
  const said = error instanceof HttpError ? error.fieldErrors.email : undefined
  return said ?? formFailure(error)
}
