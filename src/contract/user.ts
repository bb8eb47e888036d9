import * as v from 'valibot'
import { MAX_EMAIL_LENGTH } from '../model/limits.ts'
import { emailAddress } from './field-schemas.ts'

/** `POST /api/user/login`. Longer passwords are refused unread, so that hashing stays cheap. */
export const loginSchema = v.object({
  userName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_EMAIL_LENGTH)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
})

/** `POST /api/user/login/code`: from an app, or a recovery code. */
export const loginCodeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

/** Answer of login and logout, with the token for later calls: both start a new session. */
export const loginResponseSchema = v.object({
  isAuthenticated: v.boolean(),
  token: v.string(),
})

/**
 * `POST /api/user/changepassword`: by the token of a mail's link, or without one the visitor's own by the
 * current password. Passwords are taken as is.
 */
export const changePasswordSchema = v.object({
  ResetPasswordToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
  CurrentPassword: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  NewPassword: v.pipe(v.string(), v.maxLength(1000)),
})

/**
 * Why a password is refused: the `message` of a 400, and the end of a text key `changepassword.…`. `done`:
 * this browser has just set this very password by this link, and the answer was lost.
 */
export const PASSWORD_REFUSALS = [
  'expired',
  'used',
  'done',
  'tooshort',
  'toolong',
  'weak',
  'personal',
  'invalidinput',
  'current',
  'loggedout',
] as const

/** `POST /api/user/forgotpassword`; the answer is the same for every address. */
export const forgotPasswordSchema = v.object({
  email: emailAddress,
})

export const forgotPasswordResponseSchema = v.object({ message: v.string() })

export type ForgotPasswordResponse = v.InferOutput<typeof forgotPasswordResponseSchema>
export type Login = v.InferOutput<typeof loginSchema>
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>
