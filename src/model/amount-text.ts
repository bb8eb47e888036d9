import { decimalsOf, unitOf } from './currency.ts'

/**
 * Parses an amount as people type it, `99`, `1 249,50`, to minor units; undefined for anything else,
 * including more decimals than the currency has.
 */
export function parseAmount(text: string, currency?: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.replace(/\s/g, '')) ?? []
  if (!whole || part.length > decimals) return undefined
  return Number(whole + part.padEnd(decimals, '0'))
}

/**
 * The same with separators between thousands, `1 200`, `1.200,50`, `1,200.50`. A single separator before
 * three digits is the decimal one if the currency has three decimals, and it is a point or the language's
 * own.
 */
export function parseGroupedAmount(
  text: string,
  currency: string | undefined,
  decimalSign: string,
): number | undefined {
  const bare = text.replace(/[\s'’]/g, '')
  const { last, part, signs } = lastSign(bare)
  const isOwn = last === '.' || last === decimalSign
  const canBeDecimal = part.length !== 3 || (isOwn && decimalsOf(currency) > 2)
  const hasDecimals = signs.size > 1 || (bare.split(last).length === 2 && canBeDecimal)
  const whole = hasDecimals ? bare.slice(0, -part.length - 1) : bare
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/.test(whole)) return undefined
  const digits = whole.replace(/\D/g, '')
  return parseAmount(hasDecimals ? `${digits}.${part}` : digits, currency)
}

/** The last point or comma of an amount, and what follows it. */
function lastSign(amount: string) {
  const at = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
  const signs = new Set(amount.match(/[.,]/g))
  return {
    last: at < 0 ? '.' : (amount[at] ?? ''),
    part: at < 0 ? '' : amount.slice(at + 1),
    signs,
  }
}

/** The reverse, for a field's value: decimals only if the amount is not whole. */
export function amountText(
  minor: number | undefined,
  currency?: string,
  decimalSign = '.',
): string {
  if (minor === undefined) return ''
  const unit = unitOf(currency)
  const amount = (minor / unit).toFixed(minor % unit === 0 ? 0 : decimalsOf(currency))
  return amount.replace('.', decimalSign)
}
