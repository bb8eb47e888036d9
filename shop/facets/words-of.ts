import type { LocalText } from '../../src/model/language.ts'

const PARTED_BY = /\s*[,;|]\s*/
const SHARE = /^\d{1,3}(?:[.,]\d+)?\s?%\s*/

/** One option in both languages, with the key under which its spellings meet. */
export interface Word extends LocalText {
  readonly key: string
}

export function wordOf(sv: string, en: string): Word {
  const word = { sv: capital(sv.trim()), en: capital(en.trim()) }
  return { ...word, key: `${word.sv} | ${word.en}`.toLowerCase() }
}

/**
 * The materials of "92 % polyester, elastan" each by itself. Where the languages do not name equally
 * many, the pairs are unknown, and the text stays whole.
 */
export function materialsOf(sv: string, en: string): Word[] {
  const [ones, others] = [partsOf(sv), partsOf(en)]
  if (ones.length !== others.length) return [wordOf(sv, en)]
  return ones.map((it, at) => wordOf(it, others[at] ?? it))
}

function partsOf(text: string): string[] {
  return text
    .split(PARTED_BY)
    .map((it) => it.replace(SHARE, '').trim())
    .filter(Boolean)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
