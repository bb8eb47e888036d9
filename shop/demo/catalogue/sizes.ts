/** Size runs of many products, the same in every language. */
export const runs = {
  womensShoe: ['36', '37', '38', '39', '40', '41', '42'],
  mensShoe: ['40', '41', '42', '43', '44', '45', '46', '47'],
  adultShoe: ['38', '39', '40', '41', '42', '43', '44', '45', '46'],
  kidsShoe: ['28', '29', '30', '31', '32', '33', '34', '35'],
  clothing: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  kids: ['110', '122', '134', '146', '158'],
  socks: ['36–39', '40–43', '44–47'],
  hands: ['7', '8', '9', '10'],
  keeper: ['5', '6', '7', '8', '9', '10'],
  heads: ['S/M', 'L/XL'],
} as const

export type SizeRun = keyof typeof runs

/** A size with its own price in kronor: a heavier weight, a larger goal. */
export type PricedSize = readonly [size: string, kronor: number]

export type Sizes = SizeRun | readonly PricedSize[]

/** A single size is an empty list. */
export function listSizes(sizes: Sizes | undefined, price: number): readonly PricedSize[] {
  if (sizes === undefined) return []
  if (typeof sizes !== 'string') return sizes
  return runs[sizes].map((size) => [size, price])
}

/** A size in an article number: `8KG`, `36-39`, `3X2M`. */
export function sizeCode(size: string): string {
  return size
    .toUpperCase()
    .replace(/×/g, 'X')
    .replace(/[–/]/g, '-')
    .replace(/[^A-Z0-9-]/g, '')
}
