import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { searchState } from '../../state/search-state.ts'
import { announce } from '../../ui/live-region.ts'
import type { SearchRow } from './search-rows.ts'

/** Typing goes on; only the count that stays is said. */
const REST_MS = 500

/** Says how many hits there are, once they have come to rest (UX ALL-4). */
export function AnnouncedCount({ rows }: { readonly rows: readonly SearchRow[] }): null {
  const { status } = useSnapshot(searchState)
  // Other hits of the same number are news too.
  useEffect(() => {
    if (status !== 'ready') return
    const n = rows.filter((it) => !it.isShowAll).length
    const timer = setTimeout(() => announce(text('search.count', { n })), REST_MS)
    return () => clearTimeout(timer)
  }, [status, rows])
  return null
}
