import type { ProductView } from '../../model/product-view.ts'
import { RecentlyViewedSection } from '../../ui/products/recently-viewed-section.tsx'
import { drawn } from '../products/draw.ts'
import { emptyList, ListedCards } from '../products/listed-products.tsx'

interface SeenGoods {
  readonly products: readonly ProductView[]
  /** The page with all of them. */
  readonly listUrl: string
  /** So many at most, in a row of a page about something else. */
  readonly most: number | undefined
}

/** A row shows nothing rather than an empty list; a page of their own says that it is empty. */
export function seenGoods(host: HTMLElement, { products, listUrl, most }: SeenGoods) {
  const isRow = most !== undefined
  const hasAny = products.length > 0
  if (isRow && !hasAny) return drawn(<div data-seen="" />)
  const section = drawn(
    <RecentlyViewedSection
      isRow={isRow}
      all={isRow && products.length > most ? listUrl : undefined}
      form={hasAny ? (button) => <form>{button}</form> : undefined}
    >
      {hasAny && (
        <ListedCards host={host} products={products.slice(0, most)} level={isRow ? 3 : 2} />
      )}
    </RecentlyViewedSection>,
  )
  if (!hasAny) section.firstChild?.appendChild(emptyList(host, 'seen.none'))
  return section
}
