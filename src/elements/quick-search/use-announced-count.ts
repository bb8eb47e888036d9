import { useEffect } from 'react'
import { subscribe } from 'valtio/vanilla'
import { text } from '../../i18n/text.ts'
import { searchState } from '../../state/search/state.ts'
import { announce } from '../../ui/live-region.ts'
import { searchRows } from './search-rows.ts'

/** The visitor may keep typing; only the final count is announced. */
const REST_MS = 500

/** Announces the number of hits, also when other hits have the same number. */
export function useAnnouncedCount(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let announced: unknown
    let takeBack: (() => void) | undefined
    function follow(): void {
      const { status, hits } = searchState
      const found = status === 'ready' ? hits : undefined
      if (found === announced) return
      announced = found
      clearTimeout(timer)
      takeBack?.()
      if (found) timer = setTimeout(say, REST_MS)
    }
    function say(): void {
      takeBack = announceCount()
    }
    follow()
    const unsubscribe = subscribe(searchState, follow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isActive])
}

function announceCount(): () => void {
  const n = searchRows(searchState.hits).filter((it) => !it.isShowAll).length
  return announce(text('search.count', { n }))
}
