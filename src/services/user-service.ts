import { object, optional, string } from 'valibot'
import type { Login } from '../contract/user.ts'
import { request } from './http.ts'

/** Another backend may answer with an empty body; its page then holds the token. */
const loggedInSchema = optional(object({ token: optional(string()) }))
/** The body is ignored. */
const answeredSchema = optional(object({ message: optional(string()) }))

/** The server may queue password hashing. */
const TIMEOUT_MS = 30_000

export function logIn(login: Login) {
  return request('POST', '/api/user/login', loggedInSchema, {
    body: login,
    timeoutMs: TIMEOUT_MS,
  })
}

/** The second step of a login: a code from an app, or a recovery code. */
export function sendCode(code: string) {
  return request('POST', '/api/user/login/code', loggedInSchema, { body: { code } })
}

/** Requests a link to choose a password; the answer is the same for every address. */
export async function requestLink(email: string): Promise<void> {
  await request('POST', '/api/user/forgotpassword', answeredSchema, { body: { email } })
}

/** The proof for choosing a password: a mail's link, or the current password. */
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
