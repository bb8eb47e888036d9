import type { Fault } from './fault.ts'
import type { ShopFile } from './shop-schema.ts'

/** A search is suggested once, however it is written. */
export function findSearchFaults({ searches = { sport: {} } }: ShopFile): Fault[] {
  return Object.entries(searches).flatMap(([storefront, byLanguage = {}]) =>
    Object.entries(byLanguage).flatMap(([language, words = []]) => {
      const folded = words.map((it) => it.toLowerCase())
      return folded.flatMap((it, at): Fault[] =>
        folded.indexOf(it) < at
          ? [{ path: ['searches', storefront, language, at], key: 'shopFile.twice' }]
          : [],
      )
    }),
  )
}
