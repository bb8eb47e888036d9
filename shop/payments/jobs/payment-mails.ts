import * as v from 'valibot'
import type { Receipt } from '../../../src/model/order.ts'
import { mailedLinks } from '../../orders/mail/order-mails.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing } from '../../platform/mail/mail-template.ts'
import { findPaymentById } from '../records/payment-queries.ts'
import { REFUND_REASONS } from '../refunds/refund-payment.ts'
import { refundTemplate } from './refund-template.ts'
import { transferTemplate, unpaidTemplate } from './transfer-templates.ts'

const refundSchema = v.object({
  orderId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  /** Absent in entries of earlier versions. */
  currency: v.optional(v.string()),
  reason: v.picklist(REFUND_REASONS),
  isByHand: v.optional(v.boolean()),
})

/** The mails about bank transfers, received or overdue, and about refunds. */
export function paymentMails(mailing: Mailing) {
  const { db, shop, post } = mailing
  const urlOf = (receipt: Receipt) => mailedLinks(mailing, receipt).receipt
  return {
    async 'unpaid-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      // A late transfer has reinstated the order.
      if (receipt?.status !== 'cancelled') return
      await post(id, receipt.email, unpaidTemplate(shop, receipt, urlOf(receipt)))
    },
    async 'transfer-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const payment = await findPaymentById(db, ref)
      const receipt = payment && (await readReceipt(db, payment.orderId))
      if (receipt) await post(id, receipt.email, transferTemplate(shop, receipt, urlOf(receipt)))
    },
    async 'refund-mail'({ id, content }: OutboxEntry): Promise<void> {
      const notice = v.parse(refundSchema, content)
      const receipt = await readReceipt(db, notice.orderId)
      if (!receipt) return
      const { currency = receipt.currency } = notice
      const refund = { ...notice, currency }
      await post(id, receipt.email, refundTemplate(shop, receipt, refund, urlOf(receipt)))
    },
  }
}
