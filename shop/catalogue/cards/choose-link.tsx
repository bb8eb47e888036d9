import { ButtonLink } from '../../../src/ui/button.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { CardView } from './card-view.ts'

interface ChooseLinkProps {
  readonly page: PageContext
  readonly card: Pick<CardView, 'name' | 'path'>
  readonly className?: string
}

/** Leads to a product that asks for a choice first, and says which one to whoever hears it alone. */
export function ChooseLink({ page, card, className }: ChooseLinkProps) {
  return (
    <ButtonLink look="secondary" className={className} href={linkTo(page, card.path)}>
      {page.t('page.choose')}
      <VisuallyHidden>{`, ${card.name}`}</VisuallyHidden>
    </ButtonLink>
  )
}
