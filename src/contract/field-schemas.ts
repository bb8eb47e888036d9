import * as v from 'valibot'
import { MAX_EMAIL_LENGTH } from '../model/limits.ts'
import { isEmailAddress } from '../model/validation.ts'

/** An address that mail reaches; described as Valibot's own check of one is. */
export const reachable = { ...v.check(isEmailAddress), type: 'email' } as const

export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL_LENGTH), reachable)

/** Taken as it is; what stands behind it in its pipe decides. */
const printed = v.custom<number | string>(() => true)

/** A number, which some clients and backends print as text of digits. */
export const numeric = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'string' && /^-?\d+(?:\.\d+)?$/.test(it) ? +it : it)),
  v.number(),
)

/** Text, which some backends print as a number. */
export const textual = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'number' ? String(it) : it)),
  v.string(),
)

/** Room for a mark of 22 signs for each of a form's consents. */
export const MAX_DISPLAYED_WORDS_LENGTH = 100

/** Which words of its consents a form has shown, as the shop named them; none means those of today. */
export const displayedWords = v.pipe(v.string(), v.maxLength(MAX_DISPLAYED_WORDS_LENGTH))
