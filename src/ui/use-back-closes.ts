import { useEffect, useRef } from 'react'
import { newUid } from './uid.ts'

const OVERLAY = 'courtsideOverlay'

/** The browser goes back asynchronously; a layer that opens meanwhile waits for that. */
let leaving: Promise<unknown> | undefined

/**
 * Lets the browser's Back close an open layer, keeping the page and its scroll position. A layer that is
 * closed otherwise removes its history entry, unless the page has navigated since.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const id = newUid('overlay')
    let isClosed = false
    const isAbove = () => history.state?.[OVERLAY] === id
    const onPop = () => {
      if (!isAbove()) latest.current()
    }
    const enter = () => {
      if (isClosed) return
      history.pushState({ ...history.state, [OVERLAY]: id }, '')
      addEventListener('popstate', onPop)
    }
    if (leaving) void leaving.then(enter)
    else enter()
    return () => {
      isClosed = true
      removeEventListener('popstate', onPop)
      if (isAbove()) leave()
    }
  }, [isOpen])
}

function leave(): void {
  leaving = new Promise((resolve) => addEventListener('popstate', resolve, { once: true })).then(
    () => {
      leaving = undefined
    },
  )
  history.back()
}
