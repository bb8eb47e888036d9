import { MIN_PASSWORD_LENGTH } from './limits.ts'

type PasswordStrength = 'short' | 'easy' | 'fair' | 'strong'

const MIN_DISTINCT = 5
const STRONG_LENGTH = 14
const STRONG_DISTINCT = 8

/** How hard a password is to guess. Only advice while it is typed: the shop decides. */
function strengthOf(password: string): PasswordStrength {
  const signs = [...password.toLowerCase()]
  const distinct = new Set(signs).size
  if (signs.length < MIN_PASSWORD_LENGTH) return 'short'
  if (distinct < MIN_DISTINCT || /^\d+$/.test(password)) return 'easy'
  return signs.length >= STRONG_LENGTH && distinct >= STRONG_DISTINCT ? 'strong' : 'fair'
}

export interface PasswordAdvice {
  readonly is: PasswordStrength
  /** The number of missing characters. */
  readonly n: number
}

/** The advice on a password while it is typed. */
export function adviceOn(password: string): PasswordAdvice | undefined {
  if (password === '') return undefined
  const n = Math.max(0, MIN_PASSWORD_LENGTH - [...password].length)
  return { is: strengthOf(password), n }
}

/** The values of the two fields for a new password. */
export interface TypedPassword {
  readonly first: string
  readonly second: string
}

/** Two empty fields are no password. */
export function isSameTwice({ first, second }: TypedPassword): boolean {
  return first !== '' && first === second
}

/** Whether the second field can be checked while it is typed: it is as long as the first. */
export function isTypedOut({ first, second }: TypedPassword): boolean {
  return second !== '' && second.length >= first.length
}
