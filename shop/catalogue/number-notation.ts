/** What may stand before decimals, or between thousands. */
export type NumberSign = '.' | ','

/** A number as it is written: digits before and behind the decimal sign. */
export interface WrittenNumber {
  readonly whole: string
  /** Without the zeros at its end. */
  readonly fraction: string
}

/** A number, or why there is none: it is not one, has too many decimals, or may be two of them. */
export type ReadNumber = WrittenNumber | 'none' | 'decimals' | 'open'

/** `1.299`: a thousand parted by a sign, or one and three decimals. */
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/
const WRITTEN =
  /^(?:(?<grouped>[1-9]\d{0,2}(?<group>[.,])\d{3}(?:\k<group>\d{3})*)|(?<bare>\d+))(?:(?<mark>[.,])(?<fraction>\d+))?$/
const MAX_LENGTH = 20

/**
 * How the numbers of one column are written, as far as its cells tell. One that can be read in two
 * ways is read as the others of its column are; none is guessed.
 */
export class NumberNotation {
  readonly #decimal = new Set<NumberSign>()
  readonly #group = new Set<NumberSign>()
  /** Somebody has said it, and no cell says otherwise. */
  readonly #isStated: boolean

  constructor(stated?: NumberSign) {
    this.#isStated = stated !== undefined
    if (stated) this.#decimal.add(stated)
  }

  /** Learns from a cell's number, without signs of currency and blanks. */
  note(number: string): void {
    if (this.#isStated || OPEN.test(number)) return
    const { group, mark } = takeApart(number) ?? {}
    if (mark) this.#decimal.add(mark as NumberSign)
    if (group) this.#group.add(group as NumberSign)
  }

  /**
   * A number of which at most so many decimals mean anything. `usual` stands before decimals where
   * no cell tells another.
   */
  read(number: string, decimals: number, usual?: NumberSign): ReadNumber {
    const [, thousands = '', sign = '', rest = ''] = OPEN.exec(number) ?? []
    if (sign === '') return readWritten(number, decimals)
    const role = this.#roleOf(sign as NumberSign)
    if (role === 'either') return 'open'
    if (role === 'group' || (!role && decimals < rest.length)) {
      return { whole: thousands + rest, fraction: '' }
    }
    if (!role && sign !== usual) return 'open'
    // Only behind a sign that is said to be decimal, zeros may fill up.
    const isFull = this.#isStated || decimals >= rest.length
    return isFull ? withFraction(thousands, rest, decimals) : 'decimals'
  }

  /** What a sign stands for in this column; undefined where no cell tells. */
  #roleOf(sign: NumberSign): 'decimal' | 'group' | 'either' | undefined {
    const other = sign === '.' ? ',' : '.'
    const isDecimal = this.#decimal.has(sign) || this.#group.has(other)
    const isGroup = this.#group.has(sign) || this.#decimal.has(other)
    if (isDecimal && isGroup) return 'either'
    return isDecimal ? 'decimal' : isGroup ? 'group' : undefined
  }
}

/** As the numbers of a list tell together. */
export function notationOf(numbers: readonly string[], stated?: NumberSign): NumberNotation {
  const notation = new NumberNotation(stated)
  for (const it of numbers) notation.note(it)
  return notation
}

/** A number whose cell can be read in one way only. */
function readWritten(number: string, decimals: number): ReadNumber {
  const parts = takeApart(number)
  if (!parts) return 'none'
  const { grouped = '', bare, fraction = '' } = parts
  return withFraction(bare ?? grouped.replace(/[.,]/g, ''), fraction, decimals)
}

function withFraction(whole: string, written: string, decimals: number): ReadNumber {
  const fraction = written.replace(/0+$/, '')
  return fraction.length > decimals ? 'decimals' : { whole, fraction }
}

function takeApart(number: string): Partial<Record<string, string>> | undefined {
  const parts = number.length > MAX_LENGTH ? undefined : WRITTEN.exec(number)?.groups
  return parts?.group && parts.group === parts.mark ? undefined : parts
}
