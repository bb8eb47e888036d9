import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { nameCells, readRow } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import {
  articleQuery,
  asAgreed,
  type CartRow,
  cartRowsQuery,
  type Gift,
  parametersOf,
} from './cart-queries.ts'

import { perView, type View } from './per-view.ts'

/** A cart's rows, and all gifts for carts, whatever total they require. */
export interface RowsAndGifts {
  readonly lines: readonly CartRow[]
  readonly gifts: readonly Gift[]
}

const ARTICLE_NAMES = [
  ...['articleNumber', 'name', 'slug', 'imageUrl', 'drawing', 'colourId', 'colour', 'size'],
  ...['price', 'campaignPrice', 'lowestPrice', 'businessPrice', 'vatRate'],
  ...['isQuotation', 'isBulky', 'isOffered', 'available', 'expectedOn'],
]
const ROW_NAMES = ['id', 'quantity', 'seenPrice', ...ARTICLE_NAMES]
const AGREED_NAMES = [...ROW_NAMES, 'pieces', 'offered']
const GIFT_NAMES = ['fromTotal', ...ARTICLE_NAMES]
/** Makes the agreed prices plain text, so that they are not nested in the JSON of the rows. */
const CELLS: Readonly<Record<string, string>> = { offered: "offered || ''" }

/** All rows in one text: the driver takes longer to read the twenty columns of a single row. */
function inOneText(d: SqlDialect, names: readonly string[], query: string): string {
  const cells = names.map((it) => CELLS[it] ?? `"${it}"`)
  return `(select ${d.jsonRows(d.jsonArray(...cells))} from (${query}) as shown)`
}

function readText<Row>(names: readonly string[], text = '[]'): Row[] {
  const rows = JSON.parse(text) as unknown[][]
  return rows.map((it) => nameCells(names, it) as Row)
}

const lineNames = ({ priceLists }: View) => (priceLists ? AGREED_NAMES : ROW_NAMES)

const linesQuery = perView((view, d) => {
  const lines = inOneText(d, lineNames(view), cartRowsQuery(view)(d))
  return `select ${lines} as lines, ${giftsOf(view, d)} as gifts`
})

/** Only private customers get gifts. */
function giftsOf(view: View, d: SqlDialect): string {
  if (view.storefront !== 'sport') return "'[]'"
  const gifts = articleQuery(d, view, {
    more: 'gift.from_total as "fromTotal",',
    // A cross join begins with the few gifts; without it, the planner begins with all articles.
    from: 'gift cross join article',
    rest: `where article.number = gift.article_number order by gift.from_total, article.number`,
    values: 1,
  })
  return inOneText(d, GIFT_NAMES, gifts)
}

export async function listRowsAndGifts(db: Db, cartId: string, view: View): Promise<RowsAndGifts> {
  const { priceLists } = view
  const values = parametersOf(view, [cartId])
  const found = await readRow<{ lines: string; gifts: string }>(db, linesQuery(view), values)
  const lines = readText<CartRow & { offered: string | null }>(lineNames(view), found?.lines)
  return {
    lines: priceLists ? lines.map((it) => asAgreed<CartRow>(it)) : lines,
    gifts: readText<Gift>(GIFT_NAMES, found?.gifts),
  }
}
