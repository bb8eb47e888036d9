import { useEffect, useRef } from 'react'
import { newUid } from './uid.ts'

const OVERLAY = 'courtsideOverlay'

/**
 * Lets the browser's Back close what is open, on the same page and scroll place (UX ALL-11). Closed
 * another way, it takes its history entry along, unless the page has moved on from there.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const id = newUid('overlay')
    history.pushState({ ...history.state, [OVERLAY]: id }, '')
    const onPop = () => {
      if (history.state?.[OVERLAY] !== id) latest.current()
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      if (history.state?.[OVERLAY] === id) history.back()
    }
  }, [isOpen])
}
