import { useEffect } from 'react'
import { forgetDecision } from '../../state/checkout/decision.ts'

/** What the visitor leaves behind is not told any more; what a browser kept of it is loaded again. */
export function useLeaving(): void {
  useEffect(() => {
    addEventListener('pageshow', reloadKept)
    addEventListener('pagehide', forgetDecision)
    return () => {
      removeEventListener('pageshow', reloadKept)
      removeEventListener('pagehide', forgetDecision)
      forgetDecision()
    }
  }, [])
}

/** Back after an order: what the browser kept of the page is older than the order. */
function reloadKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
