import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { searchState } from '../../state/search/state.ts'
import { announce } from '../../ui/live-region.ts'
import { shownRows } from './search-rows.ts'
import { followSearch } from './use-search.ts'

/** Typing goes on; only the count that stays is said. */
const REST_MS = 500

/**
 * Says how many hits there are, once they have come to rest (UX ALL-4); other hits of the same number
 * are news too. Heard outside of React, so that a letter draws nothing.
 */
export function useAnnouncedCount(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let said: unknown
    function hear(): void {
      const { status, hits } = searchState
      const news = status === 'ready' ? hits : undefined
      if (news === said) return
      said = news
      clearTimeout(timer)
      if (news) timer = setTimeout(sayCount, REST_MS)
    }
    hear()
    const unsubscribe = followSearch(hear)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isActive])
}

function sayCount(): void {
  const n = shownRows(searchState.hits).filter((it) => !it.isShowAll).length
  announce(text('search.count', { n }))
}
