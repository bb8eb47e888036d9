import { object, optional, string } from 'valibot'
import type { Login } from '../contract/user.ts'
import { request } from './http.ts'

/** Another backend may answer with nothing; its page then brings the token. */
const loggedInSchema = optional(object({ token: optional(string()) }))
/** Nothing is read of it. */
const answeredSchema = optional(object({ message: optional(string()) }))

/** Hashing a password may have to wait for others. */
const TIMEOUT_MS = 30_000

export function logIn(login: Login) {
  return request('POST', '/api/user/login', loggedInSchema, {
    body: login,
    timeoutMs: TIMEOUT_MS,
  })
}

/** Asks for a link to choose a password; the answer is the same for every address. */
export async function requestLink(email: string): Promise<void> {
  await request('POST', '/api/user/forgotpassword', answeredSchema, { body: { email } })
}

/** Chooses a password by the token of a mail's link. */
export function choosePassword(token: string, password: string) {
  const body = { ResetPasswordToken: token, NewPassword: password }
  return request('POST', '/api/user/changepassword', loggedInSchema, {
    body,
    timeoutMs: TIMEOUT_MS,
  })
}
