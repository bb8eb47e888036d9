import { useEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { ErrorSummary } from '../../ui/checkout/error-summary.tsx'
import { Problem } from '../../ui/checkout/problem.tsx'
import { listFaults } from './list-faults.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** What concerns the whole checkout: what is wrong after a try, and that the net is away. */
export function CheckoutTop(props: ShownCheckout) {
  const { state } = props
  const { faults, place } = listFaults(props)
  usePrefixedTitle(faults.length > 0)
  return (
    <div className="shop-checkout__top">
      {state.isOffline && <Problem kind="notice">{text('error.offline')}</Problem>}
      {state.payload.notices?.map((it) => (
        <Problem kind="notice" key={it}>
          {it}
        </Problem>
      ))}
      {place === 'top' && <ErrorSummary faults={faults} attempt={state.submit.errors} />}
    </div>
  )
}

/** The title of the page says that something is wrong, for those who hear it first. */
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
