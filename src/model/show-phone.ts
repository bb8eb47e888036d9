import { COUNTRIES } from './phone.ts'

/** What a number begins with where that stands apart, without its 0. */
const AREAS: Readonly<Record<string, RegExp>> = {
  SE: /^(8|1[013689]|2[0136]|3[1356]|4[0246]|54|6[03]|7[02369]|90|\d{3})/,
  FI: /^\d{2}/,
  DE: /^(1\d{2}|\d{2})/,
}

/** A kept number as people write it in a country: one of another has its country before it. */
export function showPhone(phoneNumber: string, country: string): string {
  const found = Object.entries(COUNTRIES).find(([, it]) => phoneNumber.startsWith(`+${it.code}`))
  if (!found) return phoneNumber
  const [land, { code, zero }] = found
  const digits = phoneNumber.slice(code.length + 1)
  const area = AREAS[land]?.exec(digits)?.[0] ?? ''
  const rest = inGroups(digits.slice(area.length), land)
  if (land !== country) return [`+${code}`, area, rest].filter(Boolean).join(' ')
  return zero ? `0${area}${land === 'SE' ? '-' : ' '}${rest}` : rest
}

/** By two, with three before them where they are odd. */
function inGroups(digits: string, land: string): string {
  if (land === 'SE' && digits.length === 8) return digits.replace(/^(...)(...)/, '$1 $2 ')
  return digits.replace(/^\d{3}(?=(\d{2})+$)|\d{2}(?=\d)/g, '$& ')
}
