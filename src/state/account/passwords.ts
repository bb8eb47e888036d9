import type { Login } from '../../contract/user.ts'
import { hasText } from '../../i18n/text.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../model/limits.ts'
import type { Message } from '../../model/validation.ts'
import { notifyOtherTabs } from '../../services/cart-channel.ts'
import { HttpError } from '../../services/http-error.ts'
import { storeToken } from '../../services/page.ts'
import * as user from '../../services/user-service.ts'
import { addressFault, formFailure } from '../form-submission.ts'

/** Makes other tabs reload the cart. */
const UNKNOWN_VERSION = 0

/** Logs the visitor in. Resolves to the refusal: `code` if a second step is needed. */
export async function logIn(login: Login): Promise<Message | 'code' | undefined> {
  try {
    enter(await user.logIn(login))
    return undefined
  } catch (error) {
    if (asksForCode(error)) return 'code'
    return isRefused(error) ? { key: 'login.failed' } : formFailure(error)
  }
}

/** The second step after the password. Resolves to `expired` if the password has to be typed again. */
export async function enterCode(code: string): Promise<Message | 'expired' | undefined> {
  try {
    enter(await user.sendCode(code))
    return undefined
  } catch (error) {
    if (asksForCode(error)) return { key: 'login.code.wrong' }
    return isRefused(error) ? 'expired' : formFailure(error)
  }
}

/** Requests a mail with a link. Resolves to the refusal, if any. */
export async function requestPasswordLink(email: string): Promise<Message | undefined> {
  try {
    await user.requestLink(email)
    return undefined
  } catch (error) {
    return addressFault(error)
  }
}

/** Sets the password of a link's account, or the visitor's own. Resolves to the refusal, if any. */
export async function choosePassword(
  proof: user.PasswordProof,
  password: string,
): Promise<Message | undefined> {
  try {
    enter(await user.choosePassword(proof, password))
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

/** Only the code of a refusal is shown, and only if there is a text for it. */
function refusalOf(error: unknown): Message {
  if (!(error instanceof HttpError)) return formFailure(error)
  const key = `changepassword.${error.body.message}`
  if ((error.status === 400 || error.status === 401) && hasText(key)) {
    return { key, values: { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH } }
  }
  return isBusy(error) ? formFailure(error) : { key: 'genericerror' }
}

function asksForCode(error: unknown): boolean {
  return isRefused(error) && error.fieldErrors.code !== undefined
}

/** The shop alone checks the input: an empty address is a failed login too. */
function isRefused(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 401 || error.status === 400)
}

function isBusy({ status, retryAfter }: HttpError): boolean {
  return status === 429 && retryAfter !== undefined
}

/** A login starts a new session, with another token and, in every tab, another cart. */
function enter(answer: { readonly token?: string | undefined } | undefined): void {
  if (answer?.token) storeToken(answer.token)
  notifyOtherTabs(UNKNOWN_VERSION)
}
