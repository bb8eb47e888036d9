import { useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import type { CheckoutData } from '../../ui/checkout/checkout-props.ts'
import { announce } from '../../ui/live-region.ts'

/** Says what a change has come to: the new sum, or that the code was not taken. */
export function useAnnouncedOutcome({ pending, facts, errors }: CheckoutData): void {
  const isCounting = pending.length > 0
  const total = facts.totals?.total
  const codeError = errors.campaignCode
  const announced = useRef(total)
  useEffect(() => (isCounting ? announce(text('checkout.recalculating')) : undefined), [isCounting])
  useEffect(() => {
    if (isCounting || total === undefined || announced.current === total) return
    announced.current = total
    announce(text('checkout.total.now', { sum: total }))
  }, [isCounting, total])
  useEffect(() => {
    if (codeError) announce(codeError, 'assertive')
  }, [codeError])
}
