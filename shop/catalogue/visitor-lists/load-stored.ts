import type { Db } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { Site } from '../../platform/pages/site.ts'
import type { CardView } from '../cards/card-view.ts'
import { loadChosen } from '../cards/load-cards.ts'
import { findMarked, type StoredProduct } from './favourite-queries.ts'

export interface Marked {
  readonly cards: readonly CardView[]
  /** What is sold no longer, or not on this storefront. */
  readonly gone: readonly StoredProduct[]
}

/** Products by their ids, as who asks may see them. Ids that no product ever had are left out. */
export async function loadMarked(
  db: Db,
  page: PageContext,
  site: Site,
  codes: readonly string[],
): Promise<Marked> {
  const found = await findMarked(db, codes, page)
  const cards = await loadChosen(db, page, site, { productIds: found.map((it) => it.id) })
  const shown = new Set(cards.map((it) => it.id))
  return { cards, gone: found.filter((it) => !shown.has(it.id)) }
}
