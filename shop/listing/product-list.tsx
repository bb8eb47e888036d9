import { CardGrid } from '../catalogue/cards/card-grid.tsx'
import type { CardView } from '../catalogue/cards/card-view.ts'
import { ProductTable } from '../catalogue/cards/product-table.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'

const EAGER = 4

interface ProductListProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  /** What the list is called, for those who hear it. */
  readonly label: string
}

/** Cards for private customers, a table for professionals: one list, two materials. */
export function ProductList({ page, cards, label }: ProductListProps) {
  return page.storefront === 'professional' ? (
    <ProductTable page={page} cards={cards} label={label} />
  ) : (
    <CardGrid page={page} cards={cards} level={2} eager={EAGER} />
  )
}
