import { useEffect } from 'react'
import { forgetDecision } from '../../state/checkout/decision.ts'

/** A page that is left reports no decision any more; one that the browser has kept is loaded again. */
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
