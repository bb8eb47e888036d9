import type { Message } from '../model/validation.ts'
import { askForNewsletter } from '../services/newsletter-service.ts'
import { addressFault } from './form-submission.ts'

/** Subscribes to the newsletter. Resolves to the reason for a failure, if any. */
export async function subscribe(email: string): Promise<Message | undefined> {
  try {
    await askForNewsletter(email)
    return undefined
  } catch (error) {
    return addressFault(error)
  }
}
