import { useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { announce } from '../../ui/live-region.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** Says what a change has come to: the new sum, or that the code was not taken. */
export function useAnnouncedOutcome({ state, shown, errorOf }: ShownCheckout): void {
  const isCounting = state.pending.length > 0
  const total = shown.totals?.total
  const codeError = errorOf('campaignCode')
  const announced = useRef(total)
  useEffect(() => {
    if (isCounting) announce(text('checkout.recalculating'))
  }, [isCounting])
  useEffect(() => {
    if (isCounting || total === undefined || announced.current === total) return
    announced.current = total
    announce(text('checkout.total.now', { sum: total }))
  }, [isCounting, total])
  useEffect(() => {
    if (codeError) announce(codeError, 'assertive')
  }, [codeError])
}
