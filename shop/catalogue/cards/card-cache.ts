import type { Db } from '../../platform/db/schema.ts'
import { seesPrices } from '../../platform/pages/page-context.ts'
import type { CardView } from './card-view.ts'
import {
  type CardCache,
  type CardPage,
  type CardSelection,
  type CardSite,
  loadSelected,
} from './load-cards.ts'

/** Stock changes without a new catalogue version, so cards may be outdated by this long. */
const MAX_AGE_MS = 2000
/** Some 10 MB, however many lists are requested at once. */
const MAX_CARDS = 4000

/** By the product's id; undefined if it is not on sale here. */
type Cards = Map<number, CardView | undefined>

/**
 * Keeps cards of the last moments, so that a list reads only those that no other list has just read. All
 * of them expire together.
 */
export function createCardCache(
  db: Db,
  now: () => number,
  maxAgeMs: number = MAX_AGE_MS,
): CardCache {
  let began = now()
  let views = new Map<string, Cards>()
  let count = 0

  function cardsFor(key: string): Cards {
    if (now() - began >= maxAgeMs || count >= MAX_CARDS) {
      views = new Map()
      began = now()
      count = 0
    }
    const cards = views.get(key) ?? new Map()
    views.set(key, cards)
    return cards
  }

  return {
    async read(page, site, chosen) {
      const { productIds } = chosen
      const cards = cardsFor(keyOf(page, site, chosen))
      const unread = productIds.filter((it) => !cards.has(it))
      if (unread.length > 0) {
        const read = await loadSelected(db, page, site, { ...chosen, productIds: unread })
        for (const it of unread) cards.set(it, undefined)
        for (const it of read) cards.set(it.id, it)
        count += unread.length
      }
      return productIds.flatMap((it) => cards.get(it) ?? [])
    },
  }
}

/**
 * Everything that a card depends on besides its product, so that nobody gets a card with somebody else's
 * prices.
 */
function keyOf(
  page: CardPage,
  { version: catalogueVersion }: CardSite,
  { colours = [] }: CardSelection,
): string {
  const { language, storefront, viewer } = page
  const prices = `${seesPrices(page)} ${viewer.wantsVat === true} [${viewer.priceLists?.key ?? ''}]`
  return `${catalogueVersion} ${language} ${storefront} ${prices} ${JSON.stringify(colours)}`
}
