import type { CardView } from '../catalogue/cards/card-view.ts'
import { cardGrid } from '../catalogue/cards/product-card.ts'
import { productTable } from '../catalogue/cards/product-table.ts'
import type { Html } from '../platform/html/html.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

const EAGER = 4

/** Cards for private customers, a table for professionals: one list, two materials. */
export function productList(page: PageContext, cards: readonly CardView[], label: string): Html {
  return page.storefront === 'professional'
    ? productTable(page, cards, label)
    : cardGrid(page, cards, { level: 2, eager: EAGER })
}
