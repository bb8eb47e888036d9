import type { LocalText } from '../../../src/model/language.ts'

/** Swedish first, then English. */
export type Words = readonly [sv: string, en: string]

export function both([sv, en]: Words): LocalText {
  return { sv, en }
}

const LETTERS: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', '×': 'x' }

/** An address of a name: lower case, ASCII, hyphens. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replace(/[åäöé×]/g, (it) => LETTERS[it] ?? '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
