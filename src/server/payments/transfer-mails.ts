import type { Receipt } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { readReceipt } from '../sales/orders/read-receipt.ts'
import { findPaymentById } from './payment-queries.ts'
import { transferTemplate, unpaidTemplate } from './transfer-templates.ts'

export interface TransferMailing {
  readonly db: Db
  readonly shop: ShopFacts
  readonly urlOf: (receipt: Receipt) => string
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

/** The mails of an order that a bank transfer pays, or does not. */
export function transferMails({ db, shop, urlOf, post }: TransferMailing) {
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
  }
}
