import { useLayoutEffect } from 'react'
import { REGISTERED_MS } from '../../model/limits.ts'
import { leaveFor } from '../../state/registration/leave.ts'

/** Goes on after a moment, unless the visitor has left by then. */
export function useRedirect(url: string | null): void {
  useLayoutEffect(() => {
    if (url === null) return
    const timer = setTimeout(() => leaveFor(url), REGISTERED_MS)
    const cancel = () => clearTimeout(timer)
    addEventListener('pagehide', cancel)
    return () => {
      removeEventListener('pagehide', cancel)
      cancel()
    }
  }, [url])
}
