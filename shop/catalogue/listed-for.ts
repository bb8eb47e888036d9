import type { PageContext } from '../platform/pages/page-context.ts'
import type { ListedFor } from './article-queries.ts'

/** For whom the articles of a page are read. */
export function listedFor({
  language,
  visitor,
}: Pick<PageContext, 'language' | 'visitor'>): ListedFor {
  return { language, priceLists: visitor.priceLists }
}
