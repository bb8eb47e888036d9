import { isCanceled } from '../events/element-events.ts'
import type { FormName } from '../events/event-map.ts'
import type { Message } from '../model/validation.ts'
import { failureMessage, HttpError } from '../services/http-error.ts'

/** The form of an element: what it does, and where the page hears of it. */
export interface FormSubmission {
  readonly form: FormName
  readonly host: EventTarget
}

/** Whether the page lets a form be sent that has nothing wrong with it; asked before anything changes. */
export function maySend({ form, host }: FormSubmission): boolean {
  return !isCanceled(host, 'courtside:before-submit', { form })
}

/** As `failureMessage`, of a form: what has been typed is still there. */
export function formFailure(error: unknown): Message {
  return failureMessage(error, 'form.offline')
}

/** Why an e-mail address came to nothing: the shop's own words of it, where it has said some. */
export function addressFault(error: unknown): Message {
  const shopMessage = error instanceof HttpError ? error.fieldErrors.email : undefined
  return shopMessage ?? formFailure(error)
}
