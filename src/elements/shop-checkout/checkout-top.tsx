import { useEffect } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import { fieldId, hasField, inFormOrder } from '../../model/checkout-form.ts'
import { ErrorSummary, type Fault } from '../../ui/checkout/error-summary.tsx'
import { Problem } from '../../ui/checkout/problem.tsx'
import type { ReadonlyState, ShownCheckout } from './use-checkout.ts'

/** What concerns the whole checkout: what is wrong after a try, and that the net is away. */
export function CheckoutTop({ state }: ShownCheckout) {
  const faults = faultsOf(state)
  usePrefixedTitle(faults.length > 0)
  return (
    <div className="shop-checkout__top">
      {state.isOffline && <Problem kind="notice">{text('error.offline')}</Problem>}
      <ErrorSummary faults={faults} attempt={state.submit.errors} />
    </div>
  )
}

/** What the last try found and has not been put right since. */
function faultsOf({ submit, errors }: ReadonlyState): Fault[] {
  if (submit.isSubmitting) return []
  return inFormOrder(Object.keys(submit.errors)).flatMap((path) => {
    const message = errors[path] ?? (hasField(path) ? undefined : submit.errors[path])
    if (!message) return []
    return [
      { path, words: messageText(message), target: hasField(path) ? fieldId(path) : undefined },
    ]
  })
}

/** The title of the page says that something is wrong, for those who hear it first (UX CHK-14). */
function usePrefixedTitle(isWrong: boolean): void {
  useEffect(() => {
    const title = plainTitle()
    document.title = isWrong ? text('checkout.errortitle', { title }) : title
  }, [isWrong])
}

/** The title as it is where nothing is wrong; the server's may say already that something is. */
function plainTitle(): string {
  const prefix = text('checkout.errortitle', { title: '' }).trim()
  const { title } = document
  return title.startsWith(prefix) ? title.slice(prefix.length).trim() : title
}
