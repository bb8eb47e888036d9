import { PageSection } from '../../../src/ui/page-section.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { CardGrid } from './card-grid.tsx'
import type { CardView } from './card-view.ts'

interface SuggestedProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  /** Whether they are bestsellers, so that they may be called so. */
  readonly isBought: boolean
}

/** A few products for a page that has none of its own. */
export function Suggested({ page, cards, isBought }: SuggestedProps) {
  if (cards.length === 0) return null
  return (
    <PageSection
      id="suggested"
      heading={page.t(isBought ? 'page.suggested.bought' : 'page.home.range')}
    >
      <CardGrid page={page} cards={cards} level={3} />
    </PageSection>
  )
}
