import type { Message } from './message.ts'

/** What stands before a number of the country, and whether its own numbers begin with a 0. */
export const COUNTRIES: Readonly<
  Record<string, { readonly code: string; readonly zero: boolean }>
> = {
  SE: { code: '46', zero: true },
  NO: { code: '47', zero: false },
  DK: { code: '45', zero: false },
  FI: { code: '358', zero: true },
  DE: { code: '49', zero: true },
}

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** A typed phone number: in international form (`+46701234567`), or what is wrong with it. */
export type PhoneReading = { readonly phoneNumber: string } | { readonly fault: Message }

/** Spaces, dashes, dots, slashes and brackets do not matter; `0046` is `+46`, `+46 (0)70` is `+4670`. */
export function readPhone(typed: string, country: string): PhoneReading {
  const bare = typed
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-\u2010-\u2015/]/g, '')
    .replace(/^00/, '+')
  const phoneNumber = bare.startsWith('+') ? dropInnerZero(bare) : addCountry(bare, country)
  if (INTERNATIONAL.test(phoneNumber)) return { phoneNumber }
  return { fault: { key: /[^\d+]/.test(bare) ? 'field.phone.digits' : 'field.phone.length' } }
}

function addCountry(bare: string, country: string): string {
  const { code, zero } = COUNTRIES[country] ?? { code: '', zero: true }
  if (!zero) return `+${code}${bare}`
  return bare.startsWith('0') ? `+${code}${bare.slice(1)}` : bare
}

/** `+460701234567` is written by those who only put the country before what they are used to. */
function dropInnerZero(bare: string): string {
  const country = Object.values(COUNTRIES).find((it) => it.zero && bare.startsWith(`+${it.code}0`))
  return country ? `+${country.code}${bare.slice(country.code.length + 2)}` : bare
}
