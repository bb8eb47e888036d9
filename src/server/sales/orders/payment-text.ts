import { formatDate } from '../../../i18n/dates.ts'
import { formatMoney } from '../../../i18n/money.ts'
import type { Receipt } from '../../../model/order.ts'
import { lastPayDay, PREPAY } from '../../platform/shop/pay-by.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** Whether the shop waits for a bank transfer. */
export function awaitsTransfer({ paymentMethod, status }: Receipt): boolean {
  return paymentMethod.id === PREPAY && status === 'placed'
}

/** How an order is paid, or that it is; undefined where there is nothing to say of it. */
export function paymentText(shop: ShopFacts, receipt: Receipt): string | undefined {
  const { paymentMethod, status, number, total, currency, payBy, language } = receipt
  const t = shop.text(language)
  if (awaitsTransfer(receipt)) {
    const values = { number, sum: formatMoney(total, currency, language) }
    if (payBy === undefined) return t('mail.payment.prepay', values)
    return t('mail.payment.prepay.until', { ...values, day: lastPayDayText(payBy, language) })
  }
  if (paymentMethod.id === 'invoice') return t('mail.payment.invoice')
  return status === 'paid' || status === 'delivered' ? t('mail.payment.paid') : undefined
}

/** With no-break spaces: it stands within sentences, where a line may end after the first figure. */
export function lastPayDayText(payBy: number, language: Receipt['language']): string {
  return formatDate(lastPayDay(payBy), language).replaceAll(' ', '\u00a0')
}
