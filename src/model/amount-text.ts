import { decimalsOf, unitOf } from './currency.ts'

/**
 * An amount as people type it, `99`, `1 249,50`, in minor units; undefined for anything else, more
 * decimals than the currency has included.
 */
export function parseAmount(text: string, currency?: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.replace(/\s/g, '')) ?? []
  if (!whole || part.length > decimals) return undefined
  return Number(whole + part.padEnd(decimals, '0'))
}

/** The same the other way, for a field's value: decimals only where the amount is not whole. */
export function amountText(minor: number | undefined, currency?: string): string {
  if (minor === undefined) return ''
  const unit = unitOf(currency)
  return (minor / unit).toFixed(minor % unit === 0 ? 0 : decimalsOf(currency))
}
