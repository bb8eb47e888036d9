import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { announce } from '../../ui/live-region.ts'
import type { SearchRow } from './search-rows.ts'

/** Typing goes on; only the count that stays is said. */
const REST_MS = 500

/** Says how many hits there are, once they have come to rest (UX ALL-4). */
export function useAnnouncedCount(
  isAsked: boolean,
  status: string,
  rows: readonly SearchRow[],
): void {
  const n = rows.filter((it) => !it.isShowAll).length
  const names = rows.map((it) => it.url).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits of the same number are news too.
  useEffect(() => {
    if (!isAsked || status !== 'ready') return
    const timer = setTimeout(() => announce(text('search.count', { n })), REST_MS)
    return () => clearTimeout(timer)
  }, [isAsked, status, n, names])
}
