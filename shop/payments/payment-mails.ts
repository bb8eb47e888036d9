import * as v from 'valibot'
import type { Receipt } from '../../src/model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'
import { readReceipt } from '../platform/orders/read-receipt.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { findPaymentById } from './payment-queries.ts'
import { REFUND_REASONS } from './refund-payment.ts'
import { refundTemplate } from './refund-template.ts'
import { transferTemplate, unpaidTemplate } from './transfer-templates.ts'

export interface PaymentMailing {
  readonly db: Db
  readonly shop: ShopFacts
  readonly urlOf: (receipt: Receipt) => string
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

const refundSchema = v.object({
  orderId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  /** Entries of earlier versions may have none. */
  currency: v.optional(v.string()),
  reason: v.picklist(REFUND_REASONS),
  isByHand: v.optional(v.boolean()),
})

/** The mails of an order that a bank transfer pays, or does not, and of money that goes back. */
export function paymentMails({ db, shop, urlOf, post }: PaymentMailing) {
  return {
    async 'unpaid-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      // Paid after all, it stands again.
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
