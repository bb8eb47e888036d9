import type { Receipt } from '../../src/model/order.ts'
import { demoShop } from './demo-shop.ts'
import '../../shop/app/texts.ts'
import { type OrderLinks, orderTemplate } from '../../shop/orders/mail/order-template.ts'
import type { MailTemplate } from '../../shop/platform/mail/mail-template.ts'
import { withdrawalBlocks } from '../../shop/withdrawals/withdrawal-text.ts'

/** The confirmation of an order as the shop mails it. */
export function writeOrderLetter(receipt: Receipt, links: OrderLinks): MailTemplate {
  return orderTemplate(demoShop, receipt, links, {
    last: withdrawalBlocks(demoShop, receipt, links),
  })
}
