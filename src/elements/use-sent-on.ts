import { useEffect } from 'react'
import { LEAVE_MS } from '../model/limits.ts'
import { goOn } from '../state/account/go-on.ts'

/** Sends the visitor on after a while, unless they have left by themselves by then. */
export function useSentOn(url: string | undefined, isDone: boolean): void {
  useEffect(() => {
    if (!isDone || !url) return
    const timer = setTimeout(() => goOn(url), LEAVE_MS)
    const cancel = () => clearTimeout(timer)
    addEventListener('beforeunload', cancel)
    addEventListener('pagehide', cancel)
    return () => {
      cancel()
      removeEventListener('beforeunload', cancel)
      removeEventListener('pagehide', cancel)
    }
  }, [url, isDone])
}
