import { formatDay } from '../../../i18n/dates.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

const FEW = 5

type Stocked = Pick<ListedArticle, 'available' | 'expectedOn'>

/** What is to be known of a page, and of who looks at it, to say what there is. */
export type StockContext = Pick<PageContext, 'language' | 't' | 'visitor'>

/** Stock in words; a number only when it is low, and always the true one. */
export function stockText(page: StockContext, articles: readonly Stocked[]): string {
  const available = articles.reduce((sum, it) => sum + it.available, 0)
  if (available > FEW) return page.t('stock.instock')
  if (available > 0) return page.t('size.fewleft', { n: available })
  const expected = articles.flatMap((it) => it.expectedOn ?? []).sort()[0]
  if (expected) return page.t('size.expected', { date: formatDay(expected, page.language) })
  return page.t(page.visitor.isBusiness ? 'stock.backorder' : 'product.outofstock')
}
