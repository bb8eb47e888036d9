import type { Message } from '../model/validation.ts'
import { failureMessage, HttpError } from '../services/http-error.ts'
import { askForNewsletter } from '../services/newsletter-service.ts'

/** As `failureMessage`, of a form: what has been typed is still there. */
export function formFailure(error: unknown): Message {
  return failureMessage(error, 'form.offline')
}

/** Why an e-mail address came to nothing: the shop's own words of it, where it has said some. */
export function addressFault(error: unknown): Message {
  const said = error instanceof HttpError ? error.fieldErrors.email : undefined
  return said ?? formFailure(error)
}

/** Asks for the newsletter. Resolves to what kept it from that. */
export async function subscribe(email: string): Promise<Message | undefined> {
  try {
    await askForNewsletter(email)
    return undefined
  } catch (error) {
    return addressFault(error)
  }
}
