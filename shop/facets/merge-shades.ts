import { COLOUR_FAMILIES, familyOfColour, familyOption } from './colour-families.ts'
import type { ArticleColumns, GroupOptions, OptionLabel } from './facet-index.ts'
import { byName, type MetOption, OptionList } from './option-list.ts'
import { type Column, mergeOptions } from './option-sets.ts'
import type { EventLoopYielder } from './yield-to-event-loop.ts'

interface Shades {
  /** All colours of the catalogue, in the order in which columns refer to them. */
  readonly met: readonly MetOption[]
  readonly column: Column
  readonly articles: ArticleColumns
}

interface MergedShades {
  readonly options: GroupOptions
  readonly column: Column
  readonly articles: ArticleColumns
  /** The catalogue's colour ids for each option. */
  readonly shades: readonly (readonly string[])[]
}

/**
 * Merges all shades of a family into one option, which is also found by their own ids. Colours without a
 * family stay as they are, after the families.
 */
export async function mergeShades(
  { met, column, articles }: Shades,
  yielder: EventLoopYielder,
): Promise<MergedShades> {
  const families = met.map(familyOfColour)
  const list = new OptionList()
  for (const family of COLOUR_FAMILIES) {
    if (families.includes(family)) list.positionOf(family, () => familyOption(family))
  }
  const keys = met.map(({ id = '' }, at) => families[at] ?? id)
  const positions = met.map((it, at) => list.positionOf(keys[at] ?? '', () => it))
  const merged = await list.finish(familiesFirst, yielder)
  const shades: string[][] = merged.labels.map(() => [])
  for (const [at, { id = '' }] of met.entries()) shades[positions[at] ?? -1]?.push(id)
  const byShade = met.map(({ id = '' }, at) => [id, positions[at] ?? 0] as const)
  return {
    // An id shared by a shade and a family means the family, which lists offer.
    options: { ...merged, positionOf: new Map([...byShade, ...merged.positionOf]) },
    column: mergeOptions(column, positions),
    articles: { ...articles, colours: articles.colours.map((it) => mergedValue(positions, it)) },
    shades,
  }
}

function familiesFirst(one: OptionLabel, other: OptionLabel, language: 'sv' | 'en'): number {
  if (one.isKey && other.isKey) return 0
  return Number(!one.isKey) - Number(!other.isKey) || byName(one, other, language)
}

/** Values of articles are positions plus one, or 0. */
function mergedValue(positions: readonly number[], value: number): number {
  return value === 0 ? 0 : (positions[value - 1] ?? 0) + 1
}
