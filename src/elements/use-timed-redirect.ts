import { useLayoutEffect } from 'react'
import { redirectTo } from '../state/account/redirect.ts'

/** Redirects the visitor after a while, unless they have left the page by then. */
export function useTimedRedirect(
  host: HTMLElement,
  url: string | undefined,
  delayMs: number,
): void {
  useLayoutEffect(() => {
    if (url === undefined) return
    const timer = setTimeout(() => redirectTo(url, host), delayMs)
    const cancel = () => clearTimeout(timer)
    addEventListener('beforeunload', cancel)
    addEventListener('pagehide', cancel)
    return () => {
      cancel()
      removeEventListener('beforeunload', cancel)
      removeEventListener('pagehide', cancel)
    }
  }, [host, url, delayMs])
}
