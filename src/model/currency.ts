/** Currencies of ISO 4217 that have other decimals than two, by how many they have. */
const OTHER_DECIMALS: readonly (readonly [decimals: number, codes: RegExp])[] = [
  [0, /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/],
  [3, /BHD|IQD|JOD|KWD|LYD|OMR|TND/],
  [4, /CLF|UYW/],
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
