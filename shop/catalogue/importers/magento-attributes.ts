import { isNothing } from './sizes.ts'

/**
 * Reads a list such as `size=XS,color=Black`; values may contain commas, and quotes around pairs are
 * dropped.
 */
export function readAttributes(text: string): Map<string, string> {
  const pairs = text.includes('"') ? unquote(text) : text.split(/,(?=[A-Za-z][A-Za-z0-9_]{0,60}=)/)
  return new Map(
    pairs.flatMap((pair) => {
      const sign = pair.indexOf('=')
      if (sign < 1) return []
      return [[pair.slice(0, sign).trim().toLowerCase(), pair.slice(sign + 1).trim()] as const]
    }),
  )
}

/** Reads the variants of `configurable_variations`: `sku=A-S,size=S|sku=A-M,size=M`. */
export function readVariations(text: string): Map<string, string>[] {
  return text.split('|').filter(Boolean).map(readAttributes)
}

/** Picks out colour and size; all other options become part of the size. */
export function readOptions(attributes: ReadonlyMap<string, string>): {
  readonly colour?: string
  readonly size?: string
} {
  const colours: string[] = []
  const sizes: string[] = []
  for (const [name, value] of attributes) {
    if (isNothing(value)) continue
    if (/colou?r$|farg$|färg$/.test(name)) colours.push(value)
    else sizes.push(value)
  }
  return {
    ...(colours.length > 0 && { colour: colours.join(' / ') }),
    ...(sizes.length > 0 && { size: sizes.join(' / ') }),
  }
}

// Some exports quote values, `size="XS"`, or whole pairs with inner quotes doubled.
function unquote(text: string): string[] {
  return text.split(/,(?="?[A-Za-z][A-Za-z0-9_]{0,60}=)/).map((pair) => {
    const bare = pair.startsWith('"') ? pair.slice(1, -1).replaceAll('""', '"') : pair
    return bare.replace(/^([^=]+=)"(.*)"$/s, '$1$2').replaceAll('""', '"')
  })
}
