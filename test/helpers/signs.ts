import { SIGNS } from '../../shop/platform/html/character-references.ts'

const REFERENCE = /&#(\d{4,5});/g
const SIGN = new RegExp(`^[${SIGNS}]$`)

/** Markup, or what a page says, with its signs as themselves, which the server writes as references. */
export function withSigns(markup: string): string {
  return markup.replace(REFERENCE, (it, code) => {
    const sign = String.fromCharCode(Number(code))
    return SIGN.test(sign) ? sign : it
  })
}

/** Text with spaces in place of hard ones, and without the signs that keep a range on one line. */
export function breakable(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}
