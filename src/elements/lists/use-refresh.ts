import { useEffect } from 'react'
import type { AccountList } from '../../state/lists/state.ts'

/** What another tab has changed is seen as soon as this one is looked at. */
export function useRefresh({ refresh }: AccountList): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void refresh()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', onShow)
    }
  }, [refresh])
}
