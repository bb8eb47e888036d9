import type { ShopFileInput } from '../../platform/shop/shop-schema.ts'

type Account = NonNullable<ShopFileInput['company']['bankAccount']>

const KINDS: readonly Account['kind'][] = ['bankgiro', 'plusgiro', 'iban', 'other']

/** `sv, en` */
export function readList(answer: string): string[] {
  return answer.split(/[\s,]+/).filter(Boolean)
}

/** With a comma or a point; what is no number is refused by the schema. */
export function readNumber(answer: string): number {
  return Number(answer.replace(/[\s\u00a0]/g, '').replace(',', '.'))
}

/** What is neither yes nor no is refused by the schema. */
export function readYes(answer: string): boolean {
  if (/^(y|yes|j|ja|true)$/i.test(answer)) return true
  if (/^(n|no|nej|false)$/i.test(answer)) return false
  return answer as unknown as boolean
}

/** `bankgiro 123-4567`, or an IBAN alone; undefined where there is none. */
export function readAccount(answer: string): Account | undefined {
  if (answer === '') return undefined
  const [first = '', ...rest] = answer.split(' ')
  const kind = KINDS.find((it) => it === first.toLowerCase())
  if (kind) return { kind, number: rest.join(' ') }
  return { kind: /^[A-Za-z]{2}\d/.test(answer) ? 'iban' : 'bankgiro', number: answer.toUpperCase() }
}
