import * as v from 'valibot'
import { MAX_EMAIL_LENGTH } from '../model/limits.ts'
import { isEmailAddress } from '../model/validation.ts'

/** A well-formed e-mail address; described like Valibot's own check. */
export const reachable = { ...v.check(isEmailAddress), type: 'email' } as const

export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL_LENGTH), reachable)

/** Accepts any value; the next step of its pipe checks it. */
const printed = v.custom<number | string>(() => true)

/** A number, which some clients and backends send as text. */
export const numeric = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'string' && /^-?\d+(?:\.\d+)?$/.test(it) ? +it : it)),
  v.number(),
)

/** Text, which some backends send as a number. */
export const textual = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'number' ? String(it) : it)),
  v.string(),
)

/** Room for an identifier of 22 characters for each of a form's consents. */
export const MAX_DISPLAYED_WORDS_LENGTH = 100

/**
 * Identifies the consent text that a form has displayed, as the shop named it; absent for the current one.
 */
export const displayedWords = v.pipe(v.string(), v.maxLength(MAX_DISPLAYED_WORDS_LENGTH))
