import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import type { Flag } from '../../platform/db/flag-columns.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { CardView } from '../cards/card-view.ts'
import { loadSelected } from '../cards/load-cards.ts'
import type { CatalogueSite } from '../site.ts'

/** A product in a list, whether on sale or not. */
export interface NamedProduct {
  readonly id: number
  readonly code: string
  readonly name: string
  /** Whether any storefront still sells it. */
  readonly isOn: Flag
}

export interface LoadedList {
  readonly cards: readonly CardView[]
  /** Products that are no longer sold, or not on this storefront. */
  readonly unavailable: readonly NamedProduct[]
}

/** Products by their ids, as the viewer may see them. Leaves out ids that no product ever had. */
export async function loadList(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  codes: readonly string[],
): Promise<LoadedList> {
  const products = await findNamed(db, codes, page)
  const cards = await loadSelected(db, page, site, { productIds: products.map((it) => it.id) })
  const available = new Set(cards.map((it) => it.id))
  return { cards, unavailable: products.filter((it) => !available.has(it.id)) }
}

const NAMED = (d: SqlDialect) => `
  select p.id, p.code, t.name, p.published as "isOn"
    from ${d.listOf('?1', 'text')} as w
    join product p on p.code = w.value
    join product_text t on t.product_id = p.id and t.lang = ?2
   group by p.id, t.name
   order by min(w.key)`

/** The existing products among these, in their order. */
export function findNamed(
  db: Db,
  codes: readonly string[],
  { language }: Pick<PageContext, 'language'>,
): Promise<NamedProduct[]> {
  return readRows(db, NAMED, [JSON.stringify(codes), language])
}
