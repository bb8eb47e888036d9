import { formatDay } from '../../../src/i18n/dates.ts'
import { type StockLevel, stockLevel } from '../../../src/model/article.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

type Stocked = Pick<ListedArticle, 'available' | 'expectedOn'>

/** The parts of a page that the text of the stock depends on. */
export type StockContext = Pick<PageContext, 'language' | 't' | 'viewer'>

/** Stock as text, with the exact number only when it is low. */
export function stockText(page: StockContext, articles: readonly Stocked[]): string {
  const level = stockLevelOf(articles)
  if (level === 'in-stock') return page.t('stock.instock')
  if (level === 'few-left') return page.t('size.fewleft', { n: availableOf(articles) })
  const expected = articles.flatMap((it) => it.expectedOn ?? []).sort()[0]
  if (expected) return page.t('size.expected', { date: formatDay(expected, page.language) })
  return page.t(page.viewer.isBusiness ? 'stock.backorder' : 'product.outofstock')
}

/** The day on which more is expected, for what a company orders beyond the stock. */
export function expectedText(
  { language, viewer }: StockContext,
  { expectedOn }: Stocked,
): string | undefined {
  return viewer.isBusiness && expectedOn ? formatDay(expectedOn, language) : undefined
}

export function stockLevelOf(articles: readonly Stocked[]): StockLevel {
  return stockLevel(availableOf(articles))
}

function availableOf(articles: readonly Stocked[]): number {
  return articles.reduce((sum, it) => sum + it.available, 0)
}
