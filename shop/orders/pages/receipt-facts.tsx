import { formatDate } from '../../../src/i18n/dates.ts'
import { unbrokenNumber } from '../../../src/i18n/unbroken.ts'
import { formatPhone } from '../../../src/model/format-phone.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { Facts } from '../../platform/html/facts.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { addressLines } from '../receipt/address-lines.ts'

interface ReceiptFactsProps {
  readonly page: PageContext
  readonly receipt: Receipt
  /** The label of the billing address, for a reader who is not the buyer. */
  readonly buyerAddress?: string
}

/** The buyer, the addresses, and the methods of delivery and payment. */
export function ReceiptFacts({ page, receipt, buyerAddress }: ReceiptFactsProps) {
  const { language } = page
  const { t } = page
  const { deliveryMethod, paymentMethod, delivery, billing, createdAt } = receipt
  const { dueOn } = paymentMethod
  const place = deliveryMethod.option
  const goesTo = addressLines(delivery, language)
  const own = addressLines(billing, language)
  return (
    <Facts
      facts={[
        [t('mail.order.number'), receipt.number],
        [t('mail.order.date'), page.shop.dateTime(createdAt, language)],
        [t('mail.delivery.way'), deliveryMethod.name],
        [t('mail.delivery.option'), ...(place ? [place.name, place.description ?? ''] : [])],
        [t('mail.delivery.address'), ...goesTo],
        [buyerAddress ?? t('mail.billing.address'), ...(own.join() === goesTo.join() ? [] : own)],
        [t('mail.payment.way'), paymentMethod.name],
        [t('order.invoice.due'), dueOn === undefined ? '' : formatDate(dueOn, language)],
        [t('mail.email'), receipt.email],
        [t('mail.phone'), unbrokenNumber(formatPhone(billing.phoneNumber, billing.country))],
        [t('mail.organisation'), receipt.organizationNumber ?? ''],
        [t('mail.reference'), receipt.reference],
        [t('mail.marking'), receipt.goodsMarking],
        [t('mail.note'), receipt.orderNote],
      ]}
    />
  )
}
