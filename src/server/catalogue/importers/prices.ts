/** Dearest price that is believed, in öre: ten million kronor. */
export const MAX_PRICE = 1_000_000_000

const CURRENCY = 'sek|kr\\.?|usd|eur|gbp|nok|dkk|[$€£¥]'
const FOREIGN = /[$€£¥]|usd|eur|gbp|nok|dkk/i
const AROUND = new RegExp(`^(?:${CURRENCY})|(?:${CURRENCY}|:-)$`, 'gi')

/** A price in öre, or a sentence that says why the cell holds none. */
export type ParsedPrice = { readonly amount: number } | { readonly problem: string }

/**
 * A price cell in öre: "1 299,00 kr", "1,299.00", "52.0000", "1299:-". `rate` is what one unit of
 * the file's currency costs in kronor. A lone point is a decimal point; a lone comma before exactly
 * three digits parts thousands.
 */
export function parsePrice(cell: string, rate: number): ParsedPrice {
  const bare = cell.slice(0, 60).replace(/[\s\u00a0\u202f'’]/g, '')
  if (rate === 1 && FOREIGN.test(bare)) {
    return { problem: `${quote(cell)} is in another currency; add --currency-rate.` }
  }
  const sign = bare.replace(AROUND, '')
  if (sign.startsWith('-')) return { problem: `${quote(cell)} is below zero.` }
  const number = toDecimal(sign)
  if (number === undefined) return { problem: `${quote(cell)} is not a price.` }
  const amount = Math.round(Number((Number(number) * rate * 100).toFixed(4)))
  return amount > MAX_PRICE
    ? { problem: `${quote(cell)} is more than ${MAX_PRICE / 100} kronor.` }
    : { amount }
}

/** The start of a cell in quotation marks, short enough for a sentence. */
export function quote(cell: string): string {
  const shown = cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
  return `"${shown.replace(/\s+/g, ' ')}"`
}

function toDecimal(number: string): string | undefined {
  if (!/^\d[\d.,]{0,19}$/.test(number)) return undefined
  const decimalSign = findDecimalSign(number)
  const [whole = '', fraction = '', ...more] = decimalSign ? number.split(decimalSign) : [number]
  if (more.length > 0 || /[.,]/.test(fraction)) return undefined
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  if (/[.,]/.test(whole) && !isGrouped) return undefined
  return `${whole.replace(/[.,]/g, '')}.${fraction || '0'}`
}

function findDecimalSign(number: string): string | undefined {
  const commas = number.split(',').length - 1
  const points = number.split('.').length - 1
  if (commas > 0 && points > 0) return number.lastIndexOf(',') > number.lastIndexOf('.') ? ',' : '.'
  if (points === 1) return '.'
  return commas === 1 && !/^[1-9]\d{0,2},\d{3}$/.test(number) ? ',' : undefined
}
