import { useSnapshot } from 'valtio/react'
import { messageText, text } from '../../i18n/text.ts'
import { retryFacets } from '../../state/facets/list.ts'
import { facetState } from '../../state/facets/state.ts'

/** The products are those of before, and so are the address and the choices. */
export function FilterProblem() {
  const { problem } = useSnapshot(facetState)
  if (!problem) return null
  return (
    <div className="faceted-search__problem" role="alert">
      <p>
        {text(problem.with === 'list' ? 'facet.failed' : 'facet.missing')}{' '}
        {messageText(problem.why)}
      </p>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        data-act="retry"
        onClick={() => void retryFacets()}
      >
        {text('error.retry')}
      </button>
    </div>
  )
}
