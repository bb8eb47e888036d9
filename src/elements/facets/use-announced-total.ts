import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { facetState } from '../../state/facet-state.ts'
import { announce } from '../../ui/live-region.ts'

/** Choices go on; only the count that stays is said. */
const REST_MS = 300

/** Two tags on a page say it once. */
let said = 0

/** Says how many products there are after a choice (UX ALL-4). */
export function useAnnouncedTotal(): void {
  const { total, version, status } = useSnapshot(facetState)
  useEffect(() => {
    if (total === undefined || version === 0 || status !== 'ready') return
    const timer = setTimeout(() => {
      if (said !== version) announce(text('facet.count', { n: total }))
      said = version
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [total, version, status])
}
