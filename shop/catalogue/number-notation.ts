/** A decimal or a thousands separator. */
export type NumberSign = '.' | ','

/** A number as written: digits before and after the decimal sign. */
export interface WrittenNumber {
  readonly whole: string
  /** Without trailing zeros. */
  readonly fraction: string
}

/** A number, or why there is none: it is not a number, has too many decimals, or is ambiguous. */
export type ReadNumber = WrittenNumber | 'none' | 'decimals' | 'open'

/** `1.299`: a thousand with a separator, or one and three decimals. */
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/
const WRITTEN =
  /^(?:(?<grouped>[1-9]\d{0,2}(?<group>[.,])\d{3}(?:\k<group>\d{3})*)|(?<bare>\d+))(?:(?<mark>[.,])(?<fraction>\d+))?$/
const MAX_LENGTH = 20

/**
 * The notation of a column's numbers, learned from its cells. An ambiguous number is read like the others
 * in its column; nothing is guessed.
 */
export class NumberNotation {
  readonly #decimal = new Set<NumberSign>()
  readonly #group = new Set<NumberSign>()
  /** The owner has named the decimal sign, and no cell contradicts that. */
  readonly #isStated: boolean

  constructor(stated?: NumberSign) {
    this.#isStated = stated !== undefined
    if (stated) this.#decimal.add(stated)
  }

  /** Learns from a cell's number, without currency signs and blanks. */
  note(number: string): void {
    if (this.#isStated || OPEN.test(number)) return
    const { group, mark } = takeApart(number) ?? {}
    if (mark) this.#decimal.add(mark as NumberSign)
    if (group) this.#group.add(group as NumberSign)
  }

  /**
   * Reads a number with at most `decimals` significant decimals. `usual` is the decimal sign if no cell
   * shows another.
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
    // Zeros may fill up the decimals only after a stated decimal sign.
    const isFull = this.#isStated || decimals >= rest.length
    return isFull ? withFraction(thousands, rest, decimals) : 'decimals'
  }

  /** The role of a sign in this column; undefined if no cell shows it. */
  #roleOf(sign: NumberSign): 'decimal' | 'group' | 'either' | undefined {
    const other = sign === '.' ? ',' : '.'
    const isDecimal = this.#decimal.has(sign) || this.#group.has(other)
    const isGroup = this.#group.has(sign) || this.#decimal.has(other)
    if (isDecimal && isGroup) return 'either'
    return isDecimal ? 'decimal' : isGroup ? 'group' : undefined
  }
}

/** The notation that the numbers of a list have in common. */
export function notationOf(numbers: readonly string[], stated?: NumberSign): NumberNotation {
  const notation = new NumberNotation(stated)
  for (const it of numbers) notation.note(it)
  return notation
}

/** A number that can be read in one way only. */
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
