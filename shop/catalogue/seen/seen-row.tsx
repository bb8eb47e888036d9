import { SEEN_IN_ROW } from '../../../src/model/product-ids.ts'
import { SEEN_PATH } from '../../paths/shop-paths.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface SeenRowProps {
  readonly page: PageContext
  readonly content: Pick<PageContent, 'seen'>
}

/**
 * Where a row of what the visitor has looked at may come, below all else: an empty place until there is
 * a yes to it.
 */
export function SeenRow({ page, content: { seen } }: SeenRowProps) {
  if (!seen || !page.shop.recentlyViewed) return null
  const { productId } = seen
  return (
    <seen-list
      listurl={linkTo(page, SEEN_PATH)}
      most={SEEN_IN_ROW}
      {...(productId && { productid: productId })}
      {...{ 'data-wake': page.seenMode ?? 'consent' }}
    >
      <div data-seen="" />
    </seen-list>
  )
}
