import { text } from '../../i18n/text.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Problem } from './problem.tsx'

/** What concerns the whole checkout: what is wrong after a try, and that the net is away. */
export function CheckoutTop({ data }: CheckoutProps) {
  const { faults, waits, facts } = data
  return (
    <div className="shop-checkout__top">
      {waits.includes('offline') && <Problem kind="notice">{text('error.offline')}</Problem>}
      {facts.notices?.map((it) => (
        <Problem kind="notice" key={it}>
          {it}
        </Problem>
      ))}
      {faults.place === 'top' && <ErrorSummary faults={faults.list} attempt={faults.attempt} />}
    </div>
  )
}
