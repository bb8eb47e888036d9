import { isCanceled } from '../events/element-events.ts'
import type { FormName } from '../events/event-map.ts'
import type { Message } from '../model/validation.ts'
import { failureMessage, HttpError } from '../services/http-error.ts'

/** The form of an element, and the target of its events. */
export interface FormSubmission {
  readonly form: FormName
  readonly host: EventTarget
}

/** Whether the page allows a valid form to be sent; checked before anything changes. */
export function maySend({ form, host }: FormSubmission): boolean {
  return !isCanceled(host, 'courtside:before-submit', { form })
}

/** Like `failureMessage`, for a form: the message adds that the input is kept. */
export function formFailure(error: unknown): Message {
  return failureMessage(error, 'form.offline')
}

/** The error of an e-mail address: the shop's own message, if it has sent one. */
export function addressFault(error: unknown): Message {
  const shopMessage = error instanceof HttpError ? error.fieldErrors.email : undefined
  return shopMessage ?? formFailure(error)
}
