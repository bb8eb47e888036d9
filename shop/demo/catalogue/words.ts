import * as v from 'valibot'
import type { LocalText } from '../../../src/model/language.ts'

/** Swedish first, then English. */
export const words = v.pipe(v.tuple([v.string(), v.string()]), v.readonly())
export type Words = v.InferOutput<typeof words>

export function both([sv, en]: Words): LocalText {
  return { sv, en }
}

const LETTERS: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', '×': 'x' }

/** The slug of a name: lower case, ASCII, hyphens. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replace(/[åäöé×]/g, (it) => LETTERS[it] ?? '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
