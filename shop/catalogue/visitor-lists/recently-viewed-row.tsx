import { RECENTLY_VIEWED_IN_ROW } from '../../../src/model/visitor-lists.ts'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface RecentlyViewedRowProps {
  readonly page: PageContext
  /** The page's own product. */
  readonly productId?: string
}

/**
 * An empty row for recently viewed products at the end of a page; it stays empty without the visitor's
 * consent.
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
