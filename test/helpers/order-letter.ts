import type { Receipt } from '../../src/model/order.ts'
import '../../src/server/app/texts.ts'
import type { Letter } from '../../src/server/platform/mail/letter.ts'
import { type OrderLinks, orderLetter } from '../../src/server/sales/orders/order-letter.ts'
import { withdrawalBlocks } from '../../src/server/withdrawals/withdrawal-text.ts'

/** The confirmation of an order as the shop mails it. */
export function writeOrderLetter(receipt: Receipt, links: OrderLinks): Letter {
  return orderLetter(receipt, links, withdrawalBlocks(receipt, links))
}
