import { formatDate } from '../../../src/i18n/dates.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { UnbrokenText } from '../../platform/html/unbroken-text.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { BANK_TRANSFER } from '../receipt/due-date.ts'
import { promisedArrival } from '../receipt/ordered-stock.ts'
import { awaitsTransfer, lastPaymentDayText, paymentText } from '../receipt/payment-text.ts'

interface ReceiptNextProps {
  readonly page: PageContext
  readonly receipt: Receipt
}

/** Where the confirmation was sent, how to pay, and when the order arrives. */
export function ReceiptNext({ page, receipt }: ReceiptNextProps) {
  const { status, email, dueDate } = receipt
  if (status === 'cancelled' && dueDate !== undefined) {
    const day = lastPaymentDayText(dueDate, page.language)
    const said = page.t('receipt.unpaid.text', { day })
    return (
      <p>
        <UnbrokenText text={said} words={[day]} />
      </p>
    )
  }
  if (status === 'held' || status === 'cancelled') {
    return <p>{page.t(`receipt.${status}.text`)}</p>
  }
  if (status === 'refunded') return <p>{page.t('mail.refund.when')}</p>
  return (
    <>
      <p>{page.t('order.mail', { email })}</p>
      <Next page={page} receipt={receipt} />
    </>
  )
}

function Next({ page, receipt }: ReceiptNextProps) {
  const { number, dueDate, paymentMethod } = receipt
  const payment = paymentText(page.shop, { ...receipt, language: page.language })
  // With a bank transfer, the order leaves only after the money has arrived.
  const days = paymentMethod.id === BANK_TRANSFER ? undefined : promisedArrival(receipt, page)
  const { dueOn } = paymentMethod
  const lastDays = [
    ...(dueDate === undefined ? [] : [lastPaymentDayText(dueDate, page.language)]),
    ...(dueOn === undefined ? [] : [formatDate(dueOn, page.language)]),
  ]
  return (
    <section className="shop-receipt__next" aria-labelledby="receipt-next">
      <h2 id="receipt-next">{page.t('receipt.next')}</h2>
      <p>
        <UnbrokenText text={payment ?? ''} words={[number, ...lastDays]} />
      </p>
      {!awaitsTransfer(receipt) && <p>{page.t('receipt.pack')}</p>}
      {days && <p>{page.t('receipt.arrival', { days })}</p>}
    </section>
  )
}
