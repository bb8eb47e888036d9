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

/** The second step of a login: a code of an app, or a recovery code. */
export function sendCode(code: string) {
  return request('POST', '/api/user/login/code', loggedInSchema, { body: { code } })
}

/** Asks for a link to choose a password; the answer is the same for every address. */
export async function requestLink(email: string): Promise<void> {
  await request('POST', '/api/user/forgotpassword', answeredSchema, { body: { email } })
}

/** What lets a visitor choose a password: a mail's link, or the password that is good until then. */
export type PasswordProof =
  | { readonly ResetPasswordToken: string }
  | { readonly CurrentPassword: string }

export function choosePassword(proof: PasswordProof, password: string) {
  const body = { ...proof, NewPassword: password }
  return request('POST', '/api/user/changepassword', loggedInSchema, {
    body,
    timeoutMs: TIMEOUT_MS,
  })
}
