import type { Receipt } from '../../src/model/order.ts'
import { mailedLinks } from '../orders/mail/order-mails.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { readIn } from '../orders/receipt/translate-methods.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing } from '../platform/mail/mail-template.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { quoteOrderReturn } from './quote-return.ts'
import { pathOfLabel } from './return-context.ts'
import { findReturn, listReturnRows } from './return-queries.ts'
import {
  type MailedReturn,
  returnNotice,
  returnRefusalTemplate,
  returnTemplate,
} from './return-template.ts'

/** The mails of a return: to the order's own address, and to the shop. */
export function returnMails(mailing: Mailing) {
  const { db, shop, post } = mailing
  const urlOf = (receipt: Receipt) => mailedLinks(mailing, receipt).receipt
  return {
    async 'return-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const mailed = await read(ref)
      if (!mailed) return
      const { receipt } = mailed
      const url = urlOf(receipt)
      const labelUrl = labelOf(url, receipt, mailed.orderReturn.number)
      await post(id, receipt.email, returnTemplate(shop, mailed, { url, labelUrl }))
    },
    async 'return-notice-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const mailed = await read(ref)
      if (mailed) await post(id, shop.contact.email, returnNotice(shop, mailed))
    },
    async 'return-refused-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const mailed = await read(ref)
      if (!mailed) return
      const { receipt } = mailed
      await post(id, receipt.email, returnRefusalTemplate(shop, mailed, urlOf(receipt)))
    },
  }

  async function read(returnId: string): Promise<MailedReturn | undefined> {
    const orderReturn = await findReturn(db, returnId)
    const receipt = orderReturn && (await readReceipt(db, orderReturn.orderId))
    if (!receipt) return undefined
    const rows = await listReturnRows(db, returnId)
    const { amount } = await quoteOrderReturn(db, orderReturn, rows)
    return { orderReturn, receipt: readIn(shop, orderReturn.language, receipt), rows, amount }
  }
}

/** The same key opens the order's page. */
function labelOf(orderUrl: string, receipt: Receipt, number: string): string {
  const url = new URL(orderUrl)
  url.pathname = linkTo(receipt, pathOfLabel(receipt.orderId, number))
  return url.href
}
