import { flat } from './flat.ts'

/**
 * Dashes, quotes, arrows, signs of currencies: what Western texts have beyond Latin-1. With one of them in
 * it V8 keeps a whole page at two bytes a character, too large for its usual space, which costs two fifths
 * of the time that drawing takes (decision 21). So they are written in ASCII; letters beyond Latin-1 stay.
 */
export const SIGNS = '\\u2000-\\u2bff'

const SIGN = new RegExp(`[${SIGNS}]`)
const ALL_SIGNS = new RegExp(SIGN, 'g')
const BEYOND_LATIN = /[\u0100-\uffff]/g
/** What is in these is read as it stands. */
const RAW = /<(?:iframe|script|style)\b/i

/**
 * Markup with its signs as character references, unless some of it is read as it stands. It is made flat
 * because V8 keeps what it cuts from a text of two bytes at two bytes, whatever is left in it.
 */
export function withReferences(markup: string): string {
  if (!SIGN.test(markup) || RAW.test(markup)) return markup
  return flat(markup.replace(ALL_SIGNS, (it) => `&#${it.charCodeAt(0)};`))
}

/** JSON whose strings have escapes for everything beyond Latin-1. */
export function latinJson(value: unknown): string {
  return flat(JSON.stringify(value).replace(BEYOND_LATIN, codeUnit))
}

/** A character as an escape of JSON. */
export function codeUnit(it: string): string {
  return `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`
}
