import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import { articleQuery, asAgreed, type CartRow, cartRowsQuery, type Gift } from './cart-queries.ts'
import { perView, type View } from './per-view.ts'

/** A cart's rows, and the gifts that there are for carts, whatever they come to. */
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

/** All rows in one text: the driver takes longer for a row's twenty values than for all of them so. */
function inOneText(names: readonly string[], query: string, more = ''): string {
  const cells = names.map((it) => `'${it}', ${it}`).join(', ')
  return `(select json_group_array(json_object(${cells}${more})) from (${query}))`
}

/** As a text of its own, which is not read together with the rows. */
const AGREED = ", 'pieces', pieces, 'offered', offered || ''"

const linesQuery = perView((view) => {
  const lines = inOneText(ROW_NAMES, cartRowsQuery(view), view.priceLists ? AGREED : '')
  return `select ${lines} as lines, ${giftsOf(view)} as gifts`
})

/** Gifts are promised to private customers. */
function giftsOf(view: View): string {
  if (view.storefront !== 'sport') return "'[]'"
  // A cross join begins with the few gifts; left to itself, the planner begins with all articles.
  const from = 'gift cross join article on article.number = gift.article_number'
  const order = 'order by gift.from_total, article.number'
  const gifts = articleQuery(view, 'gift.from_total as fromTotal,', from, order)
  return inOneText(['fromTotal', ...ARTICLE_NAMES], gifts)
}

export async function listRowsAndGifts(db: Db, cartId: string, view: View): Promise<RowsAndGifts> {
  const { priceLists } = view
  const agreed = priceLists ? [null, JSON.stringify(priceLists.ids), priceLists.currency] : []
  const values = [cartId, ...agreed]
  const [found] = await readRows<{ lines: string; gifts: string }>(db, linesQuery(view), values)
  const lines = JSON.parse(found?.lines ?? '[]') as (CartRow & { offered: string | null })[]
  return {
    lines: priceLists ? lines.map((it) => asAgreed<CartRow>(it)) : lines,
    gifts: JSON.parse(found?.gifts ?? '[]') as Gift[],
  }
}
