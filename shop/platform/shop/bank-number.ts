import type { ShopFile } from './shop-schema.ts'

type Account = NonNullable<ShopFile['company']['bankAccount']>

const FORMS = {
  bankgiro: /^\d{3,4}-\d{4}$/,
  plusgiro: /^\d{1,7}-\d$/,
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  other: /\d/,
} as const

/** What is wrong with the number of an account; undefined where nothing is. */
export function findAccountFault({ kind, number }: Account): 'form' | 'digits' | undefined {
  const bare = number.replaceAll(' ', '')
  if (!FORMS[kind].test(bare)) return 'form'
  if (kind === 'other') return undefined
  const isRight = kind === 'iban' ? isIbanRight(bare) : isGiroRight(bare.replace('-', ''))
  return isRight ? undefined : 'digits'
}

/** ISO 13616: with its first four at the end and letters as numbers from 10, it leaves 1 of 97. */
function isIbanRight(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  return BigInt(moved.replace(/[A-Z]/g, (it) => String(Number.parseInt(it, 36)))) % 97n === 1n
}

/** Every second digit counts double, from the last but one; the sum of all digits ends in 0. */
function isGiroRight(digits: string): boolean {
  const counted = [...digits].reverse().map((it, at) => Number(it) * (at % 2 === 0 ? 1 : 2))
  const sum = counted.reduce((all, it) => all + (it > 9 ? it - 9 : it), 0)
  return sum % 10 === 0
}
