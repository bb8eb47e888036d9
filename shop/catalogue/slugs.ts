import { createHash } from 'node:crypto'

const MAX_SLUG = 80
const LETTERS: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  œ: 'oe',
}

/**
 * A part of an address: a to z, digits and hyphens. Empty if the text has no Latin letter and no digit.
 */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '')
}

/** A slug that is never empty, and differs for texts that fold to the same letters. */
export function idOf(text: string): string {
  const slug = slugOf(text)
  const isFaithful = slug === text.toLowerCase()
  return isFaithful ? slug : [slug, shortHash(text)].filter(Boolean).join('-')
}

/** Lower case without accents: "Löparskor" and "loparskor" are the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æøßðþłœ]/g, (letter) => LETTERS[letter] ?? letter)
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
