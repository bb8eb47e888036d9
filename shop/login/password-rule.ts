import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../src/model/limits.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type PasswordFault = 'tooshort' | 'toolong' | 'weak' | 'personal'

const SHOP_WORDS = ['courtside']
const MIN_WORD_LENGTH = 4
/** What has to be left of a password beside names that anybody would try. */
const MIN_REST_LENGTH = 6
/** Digits alone are dates, phone numbers and rows of keys, until there are very many. */
const MAX_NUMBER_LENGTH = 16
const MIN_DISTINCT_SIGNS = 4

/** Letters and digits as they follow each other in the alphabet and on keyboards. */
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

/** How some letters are often written. */
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
 * What is wrong with a password, if anything: length and how easily it is guessed, and nothing
 * about capitals or signs (OWASP ASVS 5.0, 6.2; NIST SP 800-63B, 3.1.1). `names` are the owner's
 * own.
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

/** A common password, also with digits and signs around it, or several times over. */
function isCommon(lower: string): boolean {
  const [core = ''] = /\p{L}(?:.*\p{L})?/u.exec(lower) ?? []
  const [, unit = core] = /^(.+?)\1+$/u.exec(core) ?? []
  return [lower, core, unit, plain(lower), plain(core)].some((it) => COMMON_PASSWORDS.has(it))
}

/** Nothing but rows of keys: `qwer1234`, `1q2w3e4r`, `abc12345`. */
function isRuns(lower: string): boolean {
  const parts = lower.match(/\p{L}+|\p{N}+/gu) ?? []
  const isLong = parts.length > 0 && lower.length / parts.length >= 2.5
  return isRun(lower) || (isLong && parts.every(isRun))
}

function isRun(part: string): boolean {
  return new Set(part).size === 1 || ROWS.some((it) => it.includes(part))
}

/** Little is left where the names are taken out: those of the shop, and the owner's own. */
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
