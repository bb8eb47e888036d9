/** A card as it was typed. */
export interface PaymentCard {
  readonly number: string
  /** `MM/YY`. */
  readonly expiry: string
  readonly cvc: string
}

export type CardProblem =
  | 'number.missing'
  | 'number.wrong'
  | 'expiry.missing'
  | 'expiry.wrong'
  | 'expiry.past'
  | 'cvc.missing'
  | 'cvc.wrong'

const EXPIRY = /^(0[1-9]|1[0-2])(\d{2})$/

/** The errors of a card by field; the first of each. */
export function findCardProblems(card: PaymentCard, today: Date): CardProblem[] {
  const problems = [numberProblem(card.number), expiryProblem(card.expiry, today), cvcProblem(card)]
  return problems.filter((it) => it !== undefined)
}

export function findCardProblem(card: PaymentCard, today: Date): CardProblem | undefined {
  return findCardProblems(card, today)[0]
}

/** Whether the typed number is this card's, regardless of spaces. */
export function isSameCard({ number }: PaymentCard, digits: string): boolean {
  return digitsOf(number) === digits
}

/** Groups of four, as the number is printed on the card. */
export function groupDigits(number: string): string {
  return digitsOf(number)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
}

/** The check digit that detects typing errors in the numbers of cards and persons. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const counted = index % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Ten digits with a check digit, with or without the century and a dash. */
export function isPersonalNumber(typed: string): boolean {
  const digits = digitsOf(typed)
  const short = digits.length === 12 ? digits.slice(2) : digits
  return short.length === 10 && hasCheckDigit(short)
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

function numberProblem(number: string): CardProblem | undefined {
  const digits = digitsOf(number)
  if (digits === '') return 'number.missing'
  const isLongEnough = digits.length >= 13 && digits.length <= 19
  return isLongEnough && hasCheckDigit(digits) ? undefined : 'number.wrong'
}

function expiryProblem(expiry: string, today: Date): CardProblem | undefined {
  const digits = digitsOf(expiry)
  if (digits === '') return 'expiry.missing'
  const [, month, year] = EXPIRY.exec(digits) ?? []
  if (!month || !year) return 'expiry.wrong'
  const ends = new Date(2000 + Number(year), Number(month), 1)
  return ends > today ? undefined : 'expiry.past'
}

function cvcProblem({ cvc }: PaymentCard): CardProblem | undefined {
  const digits = digitsOf(cvc)
  if (digits === '') return 'cvc.missing'
  return digits.length === 3 || digits.length === 4 ? undefined : 'cvc.wrong'
}
