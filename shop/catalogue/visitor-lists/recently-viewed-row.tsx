import { RECENTLY_VIEWED_IN_ROW } from '../../../src/model/visitor-lists.ts'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface RecentlyViewedRowProps {
  readonly page: PageContext
  /** The product that the page itself shows. */
  readonly productId?: string
}

/**
 * Where a row of what the visitor has looked at may come, below all else: an empty place until there is
 * a yes to it.
 */
export function RecentlyViewedRow({ page, productId }: RecentlyViewedRowProps) {
  if (!page.shop.recentlyViewed) return null
  return (
    <seen-list
      listurl={linkTo(page, RECENTLY_VIEWED_PATH)}
      most={RECENTLY_VIEWED_IN_ROW}
      {...(productId && { productid: productId })}
      {...{ 'data-wake': page.consentWake ?? 'consent' }}
    >
      <div data-seen="" />
    </seen-list>
  )
}
