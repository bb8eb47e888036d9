import { PHONE_PLANS } from './phone-plans.ts'
import { plainDigits } from './plain-text.ts'
import type { Message } from './validation.ts'

/** A country's format of numbers. */
export interface PhonePlan {
  readonly country: string
  readonly code: string
  /** The prefix of a number within the country: `0` in most, none in some. */
  readonly trunk: string
  /** The minimum and maximum number of digits after the calling code. */
  readonly min: number
  readonly max: number
  /** Groupings, by the first digits of a number after the trunk; the first is the example. */
  readonly forms: readonly { readonly led: string; readonly example: string }[]
}

/** A parsed phone number in international form (`+46701234567`), or the error. */
export type ParsedPhone = { readonly phoneNumber: string } | { readonly fault: Message }

/** The international call prefix, by calling code; `00` is the default, and always accepted. */
const EXITS: Readonly<Record<string, string>> = {
  '1': '011',
  '7': '810',
  '61': '0011',
  '81': '010',
}
const ABROAD = '+44 7700 900123'
const MAX_DIGITS = 15

/**
 * Parses a number; spaces, dashes, dots, slashes and brackets are ignored. `0046` is `+46`, `+46 (0)70` is
 * `+4670`. A number without a `+` belongs to the country.
 */
export function readPhone(typed: string, country: string): ParsedPhone {
  const plan = planOf(country)
  const bare = plainDigits(typed)
    .replace(/\s/g, '')
    .replace(/^(\+|00)(?!39)(\d{1,3})\(0\)/, '$1$2')
    .replace(/[().\-\u2010-\u2015\u2212\u30fc/]/g, '')
  const example = plan?.forms[0]?.example ?? ABROAD
  if (!/^\+?\d+$/.test(bare)) return { fault: { key: 'field.phone.digits', values: { example } } }
  const outside = withoutExit(bare, plan)
  const phoneNumber = outside === undefined ? readInside(bare, plan) : readOutside(outside)
  if (phoneNumber) return { phoneNumber }
  return { fault: { key: 'field.phone.length', values: { example } } }
}

/** The plans of the calling code that a number starts with. */
export function plansOf(digits: string): readonly PhonePlan[] {
  const lengths = [3, 2, 1].map((length) => plansByCode().get(digits.slice(0, length)))
  return lengths.find((it) => it !== undefined) ?? []
}

/** The country's grouping of a number without its calling code; undefined if it varies. */
export function formOf({ trunk, forms }: PhonePlan, national: string): string | undefined {
  const found = forms.find(({ led, example }) => {
    const digits = example.replace(/\D/g, '')
    const length = digits.startsWith(trunk) ? digits.length - trunk.length : digits.length
    return length === national.length && national.startsWith(led)
  })
  return found?.example
}

/** Whether numbers within the country are written with the trunk. */
export function writesTrunk({ trunk, forms: [first] }: PhonePlan): boolean {
  return first?.example.replace(/\D/g, '').startsWith(trunk) ?? true
}

function withoutExit(bare: string, plan: PhonePlan | undefined): string | undefined {
  const exits = ['+', EXITS[plan?.code ?? ''] ?? '00', '00']
  const exit = exits.find((it) => bare.startsWith(it))
  return exit === undefined ? undefined : bare.slice(exit.length)
}

function readOutside(digits: string): string | undefined {
  const numbers = plansOf(digits).map((plan) => readBehindCode(digits, plan))
  return numbers.find((it) => it !== undefined)
}

function readInside(digits: string, plan: PhonePlan | undefined): string | undefined {
  if (!plan) return undefined
  const national = nationalOf(digits, plan)
  // If the lengths of numbers vary, one without the trunk may lack its area code as well.
  const isWhole =
    digits.startsWith(plan.trunk) || plan.min === plan.max || !writesTrunk(plan) || undefined
  const isComplete = national && (isWhole ?? formOf(plan, national) !== undefined)
  return isComplete ? `+${plan.code}${national}` : readBehindCode(digits, plan)
}

function readBehindCode(digits: string, plan: PhonePlan): string | undefined {
  if (!digits.startsWith(plan.code)) return undefined
  const national = nationalOf(digits.slice(plan.code.length), plan)
  return national && `+${plan.code}${national}`
}

/** A number after the calling code may or may not include the trunk. */
function nationalOf(digits: string, plan: PhonePlan): string | undefined {
  const short = digits.startsWith(plan.trunk) ? digits.slice(plan.trunk.length) : digits
  return [short, digits].find((it) => isNational(it, plan))
}

function isNational(digits: string, { code, trunk, min, max }: PhonePlan): boolean {
  // An 8 may also be the start of the number: some area codes start with one.
  const isTrunk = trunk !== '' && !trunk.startsWith('8') && digits.startsWith(trunk)
  const most = Math.min(max, MAX_DIGITS - code.length)
  return !isTrunk && digits.length >= min && digits.length <= most
}

export function planOf(country: string): PhonePlan | undefined {
  return plans().find((it) => it.country === country)
}

let read: readonly PhonePlan[] = []
let byCode: ReadonlyMap<string, readonly PhonePlan[]> = new Map()

function plans(): readonly PhonePlan[] {
  if (read.length === 0) read = PHONE_PLANS.trim().split('\n').map(readPlan)
  return read
}

function plansByCode(): ReadonlyMap<string, readonly PhonePlan[]> {
  if (byCode.size > 0) return byCode
  const grouped = new Map<string, PhonePlan[]>()
  for (const it of plans()) grouped.set(it.code, [...(grouped.get(it.code) ?? []), it])
  byCode = grouped
  return byCode
}

function readPlan(line: string): PhonePlan {
  const [country = '', code = '', trunk = '', lengths = '', ...rest] = line.split(' ')
  const [min, max = min] = lengths.split('-').map(Number)
  const forms = rest
    .join(' ')
    .split('; ')
    .map((it) => {
      const [led = '', ...example] = it.split(' ')
      return { led: orNothing(led), example: example.join(' ') }
    })
  return { country, code, trunk: orNothing(trunk), min: min ?? 0, max: max ?? 0, forms }
}

function orNothing(word: string): string {
  return word === '-' ? '' : word
}
