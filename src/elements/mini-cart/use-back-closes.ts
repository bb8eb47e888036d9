import { useEffect } from 'react'

const MARK = 'courtsidePanel'

/** While active, the browser's Back closes what covers the page instead of leaving it. */
export function useBackCloses(isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return
    let isBack = false
    const onBack = () => {
      isBack = true
      close()
    }
    history.pushState({ ...stateObject(), [MARK]: true }, '')
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      // Closed some other way: the entry that stood for the open panel goes.
      if (!isBack && MARK in stateObject()) history.back()
    }
  }, [isActive, close])
}

function stateObject(): Readonly<Record<string, unknown>> {
  const { state } = history
  return state && typeof state === 'object' ? state : {}
}
