import { ButtonLink } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { QuotationButton } from '../product/quotation-button.tsx'
import type { CardView } from './card-view.ts'

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
  return (
    <ButtonLink look="secondary" className="shop-quick" href={linkTo(page, card.path)}>
      {page.t('page.choose')}
      <VisuallyHidden>{`, ${card.name}`}</VisuallyHidden>
    </ButtonLink>
  )
}
