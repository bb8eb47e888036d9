import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../src/model/language.ts'
import { compareSizes, sizeKey } from '../../src/model/size-order.ts'
import { UNKNOWN_HEX } from '../catalogue/importers/colours.ts'
import type { Db } from '../platform/db/schema.ts'
import {
  type FacetIndex,
  type GroupOptions,
  OPTION_GROUPS,
  type OptionGroup,
  type OptionLabel,
} from './facet-index.ts'
import {
  type FacetCategoryRow,
  listFacetCategories,
  listFacetProducts,
  readColour,
  readLastStockChange,
} from './facet-queries.ts'
import { IndexBuilder } from './index-builder.ts'
import { mergeShades } from './merge-shades.ts'
import type { NumberList } from './number-list.ts'
import { asMet, byName } from './option-list.ts'
import { findOrders } from './orders.ts'
import { EventLoopYielder } from './yield-to-event-loop.ts'

/** Products per read; other requests are served in between. */
const CHUNK = 200
const HEX = /^#[0-9a-f]{6}$/i

/** Reads the whole catalogue in small steps. */
export async function readFacetIndex(db: Db): Promise<FacetIndex> {
  // Read first: changes during the rest are then applied again.
  const lastStockChange = await readLastStockChange(db)
  const categories = await listFacetCategories(db)
  const builder = new IndexBuilder(categories)
  for (let after = 0; ; await setImmediate()) {
    const rows = await listFacetProducts(db, after, CHUNK)
    for (const row of rows) builder.add(row)
    await nameColours(db, builder)
    after = rows.at(-1)?.id ?? after
    if (rows.length < CHUNK) break
  }
  return finish(builder, categories, lastStockChange)
}

/** Names colours as their first product does. */
async function nameColours(db: Db, builder: IndexBuilder): Promise<void> {
  for (const { position, colourId, productId } of builder.newColours) {
    const { sv, en, hex } = (await readColour(db, productId, colourId)) ?? {}
    const isColour = hex && HEX.test(hex) && hex !== UNKNOWN_HEX
    const swatch = isColour ? { hex: hex.toLowerCase() } : {}
    builder.options.colour.describe(position, {
      id: colourId,
      sv: sv ?? colourId,
      en: en ?? colourId,
      ...swatch,
    })
  }
  builder.newColours = []
}

async function finish(
  builder: IndexBuilder,
  categories: readonly FacetCategoryRow[],
  lastStockChange: number,
): Promise<FacetIndex> {
  const yielder = new EventLoopYielder()
  const ids = builder.ids.finish()
  const prices = {
    sport: withoutOffset(builder.prices.sport),
    professional: withoutOffset(builder.prices.professional),
  }
  const categoryPositions = new Map(categories.map(({ id }, position) => [id, position]))
  const columns = mapGroups((it) => builder.columns[it].finish())
  const { met } = builder.options.colour
  const articles = builder.finishArticles()
  const colour = await mergeShades({ met, column: columns.colour, articles }, yielder)
  return {
    size: ids.length,
    ids,
    rows: rowsOf(ids),
    storefronts: Uint8Array.from(builder.storefronts.finish()),
    prices,
    columns: { ...columns, colour: colour.column },
    articles: colour.articles,
    options: { ...(await finishOptions(builder, yielder)), colour: colour.options },
    shades: colour.shades,
    parents: Int32Array.from(categories, (it) => categoryPositions.get(it.parentId ?? '') ?? -1),
    categoryPositions,
    orders: await findOrders(builder.products, prices, yielder),
    lastStockChange,
  }
}

async function finishOptions(
  { options }: IndexBuilder,
  yielder: EventLoopYielder,
): Promise<Record<OptionGroup, GroupOptions>> {
  const bySize = (one: OptionLabel, other: OptionLabel, language: Language) =>
    compareSizes(one.sv, other.sv) || byName(one, other, language)
  const compares = { category: asMet, gender: asMet, size: bySize } as const
  const finished: Partial<Record<OptionGroup, GroupOptions>> = {}
  for (const group of OPTION_GROUPS) {
    const compare = group in compares ? compares[group as keyof typeof compares] : byName
    finished[group] = await options[group].finish(compare, yielder)
  }
  const { size, ...others } = finished as Record<OptionGroup, GroupOptions>
  // For any spelling in an address.
  const positionOf = new Map(size.labels.map(({ id }, position) => [sizeKey(id), position]))
  return { ...others, size: { ...size, positionOf } }
}

function mapGroups<Part>(make: (group: OptionGroup) => Part): Record<OptionGroup, Part> {
  return Object.fromEntries(OPTION_GROUPS.map((it) => [it, make(it)])) as Record<OptionGroup, Part>
}

function withoutOffset(list: NumberList): Int32Array {
  return Int32Array.from(list.finish(), (it) => it - 1)
}

function rowsOf(ids: ArrayLike<number>): Int32Array {
  const rows = new Int32Array((ids[ids.length - 1] ?? 0) + 1).fill(-1)
  for (let row = 0; row < ids.length; row += 1) rows[ids[row] ?? 0] = row
  return rows
}
