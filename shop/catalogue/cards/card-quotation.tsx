import type { PageContext } from '../../platform/pages/page-context.ts'
import { QuotationButton } from '../product/quotation-button.tsx'
import type { CardView } from './card-view.ts'
import { ChooseLink } from './choose-link.tsx'

interface CardQuotationProps {
  readonly page: PageContext
  readonly card: Pick<CardView, 'articles' | 'name' | 'path'>
}

/** What has one article goes in the list of a request from here; the rest asks for a choice first. */
export function CardQuotation({ page, card }: CardQuotationProps) {
  const [article, second] = card.articles
  if (article && !second) {
    return <QuotationButton page={page} articleNumber={article.number} name={card.name} />
  }
  return <ChooseLink page={page} card={card} className="shop-quick" />
}
