import { formatDate } from '../../../src/i18n/dates.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt } from '../../../src/model/order.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { BANK_TRANSFER, INVOICE, lastPaymentDay } from './due-date.ts'

/** Whether the shop waits for a bank transfer. */
export function awaitsTransfer({ paymentMethod, status }: Receipt): boolean {
  return paymentMethod.id === BANK_TRANSFER && status === 'placed'
}

/** Whether the buyer will pay by the shop's invoice. */
function awaitsInvoice({ paymentMethod, status }: Receipt): boolean {
  return paymentMethod.id === INVOICE && status === 'placed'
}

/** What the shop must do about its own invoice for an order, until it is paid. */
export function invoiceToSend(
  shop: ShopFacts,
  receipt: Receipt,
  language: Receipt['language'],
): string | undefined {
  if (!awaitsInvoice(receipt)) return undefined
  const { dueOn } = receipt.paymentMethod
  const t = shop.text(language)
  if (dueOn === undefined) return t('order.invoice.tosend')
  return t('order.invoice.tosend.due', { day: formatDate(dueOn, language) })
}

/** How an order is to be paid, or that it has been; undefined if there is nothing to say. */
export function paymentText(shop: ShopFacts, receipt: Receipt): string | undefined {
  const { paymentMethod, status, number, total, currency, dueDate, language } = receipt
  const t = shop.text(language)
  if (awaitsTransfer(receipt)) {
    const values = { number, sum: formatMoney(total, currency, language) }
    if (dueDate === undefined) return t('mail.payment.prepay', values)
    return t('mail.payment.prepay.until', { ...values, day: lastPaymentDayText(dueDate, language) })
  }
  if (awaitsInvoice(receipt)) {
    const { dueOn } = paymentMethod
    if (dueOn === undefined) return t('mail.payment.invoice')
    return t('mail.payment.invoice.due', { day: formatDate(dueOn, language) })
  }
  return status === 'paid' || status === 'delivered' ? t('mail.payment.paid') : undefined
}

export function lastPaymentDayText(dueDate: number, language: Receipt['language']): string {
  return formatDate(lastPaymentDay(dueDate), language)
}
