import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { Button } from '../button.tsx'

/** What failed to load: the list after a choice, or the filters themselves. */
export interface FilterFailure {
  readonly with: 'list' | 'filters'
  readonly why: Message
}

interface FilterProblemProps {
  readonly problem: FilterFailure | undefined
  readonly retry: () => void
}

/** The products are the previous ones; address and choices are so too. */
export function FilterProblem({ problem, retry }: FilterProblemProps) {
  if (!problem) return null
  const what = text(problem.with === 'list' ? 'facet.failed' : 'facet.missing')
  return (
    <div className="faceted-search__problem" role="alert">
      <p>{`${what} ${messageText(problem.why)}`}</p>
      <Button look="secondary" data-act="retry" onClick={retry}>
        {text('error.retry')}
      </Button>
    </div>
  )
}
