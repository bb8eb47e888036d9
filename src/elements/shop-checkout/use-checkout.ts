import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Checkout } from '../../contract/checkout.ts'
import { messageText } from '../../i18n/text.ts'
import { forgetDecision } from '../../state/checkout/decision.ts'
import { shownCheckout } from '../../state/checkout/shown-checkout.ts'
import { startCheckout } from '../../state/checkout/start.ts'
import { type CheckoutState, checkoutState } from '../../state/checkout/state.ts'
import { refuse } from '../../state/checkout/submit.ts'
import { readFaults } from './markup-faults.ts'

/** The checkout as it is to be shown, and what is wrong with a field in people's words. */
export interface ShownCheckout {
  readonly state: ReadonlyState
  /** What was chosen last, whether or not the shop has answered it. */
  readonly shown: Checkout
  readonly errorOf: (path: string) => string | undefined
  /** Whether what is wrong was wrong before the page came: it stays where the server has drawn it. */
  readonly areFaultsDrawn: boolean
}

export type ReadonlyState = ReturnType<typeof useSnapshot<CheckoutState>>

/** Starts with what the page says, else with what the shop answers; drawn from the first time on. */
export function useCheckout(host: HTMLElement, checkout: Checkout | undefined): ShownCheckout {
  const [hadFaults] = useState(() => begin(host, checkout))
  const state = useSnapshot(checkoutState, { sync: true })
  const [first] = useState(state.submit.errors)
  const errorOf = (path: string) => {
    const error = state.errors[path]
    return error && messageText(error)
  }
  useEffect(() => {
    addEventListener('pageshow', readAgain)
    addEventListener('pagehide', forgetDecision)
    return () => {
      removeEventListener('pageshow', readAgain)
      removeEventListener('pagehide', forgetDecision)
      forgetDecision()
    }
  }, [])
  const areFaultsDrawn = hadFaults && state.submit.errors === first
  return { state, shown: shownCheckout(state as CheckoutState), errorOf, areFaultsDrawn }
}

/** What the server has drawn as wrong is still wrong; the address says it no longer. */
function begin(host: HTMLElement, checkout: Checkout | undefined): boolean {
  void startCheckout(checkout)
  const faults = readFaults(host)
  const isWrong = Object.keys(faults).length > 0
  if (isWrong) refuse(faults)
  const { pathname, search } = location
  if (new URLSearchParams(search).has('payment')) history.replaceState(history.state, '', pathname)
  return isWrong
}

/** Back after an order: what the browser kept of the page is older than the order. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
