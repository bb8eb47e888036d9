import * as v from 'valibot'

/** `POST /api/user/login`. Longer passwords are refused unread, so that hashing stays cheap. */
export const loginSchema = v.object({
  userName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
})

/** Answer of login and logout, with the token for what follows: both begin a new session. */
export const loginAnswerSchema = v.object({
  isAuthenticated: v.boolean(),
  token: v.string(),
})

export type Login = v.InferOutput<typeof loginSchema>
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>
