import type { Db } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { CardView } from '../cards/card-view.ts'
import { loadListing } from '../cards/load-cards.ts'
import type { CatalogueSite, CategoryView } from '../site.ts'

const RELATED = 4

interface RelatedTo {
  readonly id: number
  readonly trail: readonly CategoryView[]
}

/** Products of the same category, then of its ancestors, without what is sold out. */
export async function loadRelated(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  { id, trail }: RelatedTo,
): Promise<readonly CardView[]> {
  const found = new Map<number, CardView>()
  for (const { id: categoryId } of trail.toReversed()) {
    const cards = await loadListing(db, page, site, { categoryId, limit: RELATED * 2 + 1 })
    for (const card of cards) if (card.id !== id && !card.isSoldOut) found.set(card.id, card)
    if (found.size >= RELATED) break
  }
  return [...found.values()].slice(0, RELATED)
}
