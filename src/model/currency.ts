/** Currencies of ISO 4217 whose number of decimals is not two, by that number. */
const OTHER_DECIMALS: readonly (readonly [decimals: number, codes: RegExp])[] = [
  [0, /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/],
  [3, /BHD|IQD|JOD|KWD|LYD|OMR|TND/],
  [4, /CLF|UYW/],
]

/**
 * Decimals of a currency. Not by `Intl`: some engines use the customary decimals (none for HUF and IDR),
 * others those of ISO 4217, so a sum could differ by a factor of a hundred between server and browser.
 */
export function decimalsOf(currency = ''): number {
  return OTHER_DECIMALS.find(([, codes]) => codes.test(currency))?.[0] ?? 2
}

/** Minor units in one unit of a currency. */
export function unitOf(currency?: string): number {
  return 10 ** decimalsOf(currency)
}
