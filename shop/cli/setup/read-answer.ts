import type { ShopFileInput } from '../../platform/shop/shop-schema.ts'

type Account = NonNullable<ShopFileInput['company']['bankAccount']>

const KINDS: readonly Account['kind'][] = ['bankgiro', 'plusgiro', 'iban', 'other']

/** `sv, en` */
export function readList(answer: string): string[] {
  return answer.split(/[\s,]+/).filter(Boolean)
}

/** With a decimal comma or point; the schema refuses anything else. */
export function readNumber(answer: string): number {
  return Number(answer.replace(/[\s\u00a0]/g, '').replace(',', '.'))
}

/** The schema refuses anything but yes or no. */
export function readYes(answer: string): boolean {
  if (/^(y|yes|j|ja|true)$/i.test(answer)) return true
  if (/^(n|no|nej|false)$/i.test(answer)) return false
  return answer as unknown as boolean
}

/** Whether an answer means that there is none, for questions without an empty answer. */
export function readNone(answer: string): boolean {
  return /^(none|no|-|inget|ingen|nej)$/i.test(answer)
}

/** `bankgiro 123-4567`, or only a number, whose kind follows from the country; undefined for none. */
export function readAccount(answer: string, country: string): Account | undefined {
  if (answer === '') return undefined
  const [first = '', ...rest] = answer.split(' ')
  const kind = KINDS.find((it) => it === first.toLowerCase())
  if (kind) return { kind, number: rest.join(' ') }
  if (/^[A-Za-z]{2}\d{2}/.test(answer)) return { kind: 'iban', number: answer.toUpperCase() }
  return { kind: kindOf(answer, country), number: answer }
}

function kindOf(answer: string, country: string): Account['kind'] {
  if (country !== 'SE') return accountsIn(country)
  return /^\d{1,7}-\d$/.test(answer.replaceAll(' ', '')) ? 'plusgiro' : 'bankgiro'
}

/** Countries with IBANs, by the registry of ISO 13616. */
const WITH_IBAN = new Set(
  (
    'AD AE AL AT AZ BA BE BG BH BI BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GI GL GR ' +
    'GT HN HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MK MN MR MT MU NI NL NO OM PK ' +
    'PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG XK YE'
  ).split(' '),
)

/** The kind of account numbers in a country. */
export function accountsIn(country: string): 'iban' | 'other' {
  return WITH_IBAN.has(country) ? 'iban' : 'other'
}
