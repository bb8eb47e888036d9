import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../src/model/limits.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type PasswordFault = 'tooshort' | 'toolong' | 'weak' | 'personal'

const SHOP_WORDS = ['courtside']
const MIN_WORD_LENGTH = 4
/** How many characters a password needs besides names that anybody would try. */
const MIN_REST_LENGTH = 6
/** Shorter passwords of digits alone are dates, phone numbers and sequences. */
const MAX_NUMBER_LENGTH = 16
const MIN_DISTINCT_SIGNS = 4

/** Sequences of letters and digits in the alphabet and on keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((it) => [it, [...it].reverse().join('')])

/** Common substitutes for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Returns what is wrong with a password, if anything. The rule is about length and how easily it is
 * guessed, never about capitals or symbols (OWASP ASVS 5.0, 6.2; NIST SP 800-63B, 3.1.1). `names`
 * are the owner's.
 */
export function findPasswordFault(
  password: string,
  names: readonly string[] = [],
): PasswordFault | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'tooshort'
  if (password.length > MAX_PASSWORD_LENGTH) return 'toolong'
  const lower = password.toLowerCase()
  if (isNamed(lower, names)) return 'personal'
  return isGuessed(lower) ? 'weak' : undefined
}

function isGuessed(lower: string): boolean {
  if (new Set(lower).size < MIN_DISTINCT_SIGNS) return true
  if (/^\d+$/.test(lower) && lower.length < MAX_NUMBER_LENGTH) return true
  return isRuns(lower) || isCommon(lower)
}

/** Whether it is a common password, also one surrounded by digits and symbols, or repeated. */
function isCommon(lower: string): boolean {
  const [core = ''] = /\p{L}(?:.*\p{L})?/u.exec(lower) ?? []
  const [, unit = core] = /^(.+?)\1+$/u.exec(core) ?? []
  return [lower, core, unit, plain(lower), plain(core)].some((it) => COMMON_PASSWORDS.has(it))
}

/** Whether it consists of sequences only: `qwer1234`, `1q2w3e4r`, `abc12345`. */
function isRuns(lower: string): boolean {
  const parts = lower.match(/\p{L}+|\p{N}+/gu) ?? []
  const isLong = parts.length > 0 && lower.length / parts.length >= 2.5
  return isRun(lower) || (isLong && parts.every(isRun))
}

function isRun(part: string): boolean {
  return new Set(part).size === 1 || ROWS.some((it) => it.includes(part))
}

/** Whether little remains once the names of the shop and of the owner are removed. */
function isNamed(lower: string, names: readonly string[]): boolean {
  const words = [...SHOP_WORDS, ...names.flatMap((it) => it.toLowerCase().split(/[^\p{L}]+/u))]
    .filter((it) => it.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length)
  return [lower, plain(lower)].some((it) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), it)
    return rest !== it && rest.length < MIN_REST_LENGTH
  })
}

function plain(lower: string): string {
  return lower.replace(/[@4310!$57]/g, (it) => LOOKALIKES[it] ?? it)
}
