import type { Message } from '../model/message.ts'
import { HttpError } from '../services/http-error.ts'
import { formFailure } from './form-failure.ts'

/** Why an e-mail address came to nothing; the shop's words of it are for other clients. */
export function addressFault(error: unknown): Message {
  const isAddress = error instanceof HttpError && error.fieldErrors.email !== undefined
  return isAddress ? { key: 'validation.email' } : formFailure(error)
}
