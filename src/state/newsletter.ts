import type { Message } from '../model/validation.ts'
import { askForNewsletter } from '../services/newsletter-service.ts'
import { addressFault } from './form-submission.ts'

/** Asks for the newsletter. Resolves to what kept it from that. */
export async function subscribe(email: string): Promise<Message | undefined> {
  try {
    await askForNewsletter(email)
    return undefined
  } catch (error) {
    return addressFault(error)
  }
}
