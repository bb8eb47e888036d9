import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { facetState } from '../../state/facet-state.ts'
import { announce } from '../../ui/live-region.ts'

/** Choices go on; only the count that stays is said. */
const REST_MS = 300

/** Says how many products there are after a choice (UX ALL-4). */
export function useAnnouncedTotal(): void {
  const { total, version, status } = useSnapshot(facetState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other products of the same number are news too.
  useEffect(() => {
    if (total === undefined || status !== 'ready') return
    const timer = setTimeout(() => announce(text('facet.count', { n: total })), REST_MS)
    return () => clearTimeout(timer)
  }, [total, version, status])
}
