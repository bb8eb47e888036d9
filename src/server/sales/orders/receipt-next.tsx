import { formatMoney } from '../../../i18n/money.ts'
import type { Receipt } from '../../../model/order.ts'
import { arrivalText } from '../../delivery/list-options.ts'
import { UnbrokenText } from '../../platform/html/unbroken-text.tsx'
import { mailText } from '../../platform/mail/mail-text.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface ReceiptNextProps {
  readonly page: PageContext
  readonly receipt: Receipt
}

/** Where the confirmation went, how it is paid, when it comes. */
export function ReceiptNext({ page, receipt }: ReceiptNextProps) {
  const { status, email } = receipt
  if (status === 'held' || status === 'cancelled') {
    return <p>{page.t(`receipt.${status}.text`)}</p>
  }
  if (status === 'refunded') return <p>{mailText(page.language)('mail.refund.when')}</p>
  return (
    <>
      <p>{page.t('order.mail', { email })}</p>
      <Next page={page} receipt={receipt} />
    </>
  )
}

function Next({ page, receipt }: ReceiptNextProps) {
  const { deliveryMethod, number, total } = receipt
  const { id } = receipt.paymentMethod
  const isLater = id === 'prepay' || id === 'invoice'
  const values = { number, sum: formatMoney(total, 'SEK', page.language) }
  const payment = mailText(page.language)(
    isLater ? `mail.payment.${id}` : 'mail.payment.paid',
    values,
  )
  // Goods that are paid in advance leave when the money has come.
  const arrival = id === 'prepay' ? undefined : deliveryMethod.arrival
  const days = arrival && arrivalText(arrival, page.language)
  return (
    <section className="shop-receipt__next" aria-labelledby="receipt-next">
      <h2 id="receipt-next">{page.t('receipt.next')}</h2>
      <p>
        <UnbrokenText text={payment} words={[number]} />
      </p>
      {id !== 'prepay' && <p>{page.t('receipt.pack')}</p>}
      {days && <p>{page.t('receipt.arrival', { days })}</p>}
    </section>
  )
}
