/** Currencies of ISO 4217 whose main unit has no hundred parts, by how many decimals it has. */
const OTHER_DECIMALS: readonly (readonly [decimals: number, codes: RegExp])[] = [
  [0, /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/],
  [3, /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/],
  [4, /^(CLF|UYW)$/],
]

/**
 * Decimals of a currency. `Intl` is not asked: some engines go by what is usual (HUF and IDR have
 * none there), others by ISO 4217, and a sum would differ by a hundred between server and browser.
 */
export function decimalsOf(currency = ''): number {
  return OTHER_DECIMALS.find(([, codes]) => codes.test(currency))?.[0] ?? 2
}

/** Minor units in one of a currency. */
export function unitOf(currency?: string): number {
  return 10 ** decimalsOf(currency)
}

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
