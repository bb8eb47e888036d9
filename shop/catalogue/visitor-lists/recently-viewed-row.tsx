import { RECENTLY_VIEWED_IN_ROW } from '../../../src/model/visitor-lists.ts'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface RecentlyViewedRowProps {
  readonly page: PageContext
  readonly content: Pick<PageContent, 'recentlyViewed'>
}

/**
 * Where a row of what the visitor has looked at may come, below all else: an empty place until there is
 * a yes to it.
 */
export function RecentlyViewedRow({ page, content: { recentlyViewed } }: RecentlyViewedRowProps) {
  if (!recentlyViewed || !page.shop.recentlyViewed) return null
  const { productId } = recentlyViewed
  return (
    <seen-list
      listurl={linkTo(page, RECENTLY_VIEWED_PATH)}
      most={RECENTLY_VIEWED_IN_ROW}
      {...(productId && { productid: productId })}
      {...{ 'data-wake': page.recentlyViewedMode ?? 'consent' }}
    >
      <div data-seen="" />
    </seen-list>
  )
}
