import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { facetState } from '../../state/facets/state.ts'

/** What the button under the filters says: how many products come, as soon as that is known. */
export function useSubmitText(): string {
  const { total, status } = useSnapshot(facetState)
  return total === undefined || status === 'loading'
    ? text('facet.submit')
    : text('facet.show', { n: total })
}
