import * as v from 'valibot'
import type { Receipt } from '../../src/model/order.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { APPROVALS_PATH, ORDERS_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Block, Mailing } from '../platform/mail/mail-template.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import { type Approval, findApproval } from './approval-queries.ts'
import { approvalTemplate } from './approval-template.ts'
import { listApprovers } from './approver-queries.ts'
import { MAIL_SUBJECTS, type MailSubject } from './enqueue-mail.ts'

const contentSchema = v.object({
  orderId: v.string(),
  about: v.picklist(MAIL_SUBJECTS),
  to: v.optional(v.string()),
})

/** Mails about orders that need an approval; no approver is asked about an order already decided. */
export function approvalMails({ db, shop, shopUrl, post }: Mailing) {
  return {
    async 'approval-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { orderId, about, to } = v.parse(contentSchema, content)
      const approval = await findApproval(db, orderId)
      const receipt = await readReceipt(db, orderId)
      if (!approval || !receipt || isOld(about, approval)) return
      const reader = await findReader(db, { approval, receipt, to })
      if (!reader) return
      const { email, language, whose } = reader
      const page = whose === 'buyer' ? ORDERS_PATH : APPROVALS_PATH
      const root = shopUrl() + prefixOf({ ...receipt, language })
      const url = `${root}${page}/${encodeURIComponent(orderId)}`
      const news = { approval, receipt, about, whose, language, url }
      await post(id, email, approvalTemplate(shop, news))
    },
  }
}

/** The order no longer waits. */
function isOld(about: MailSubject, { state }: Approval): boolean {
  return (about === 'asked' || about === 'waiting') && state !== 'waiting'
}

interface Addressed {
  readonly approval: Approval
  readonly receipt: Receipt
  readonly to: string | undefined
}

/** A former approver gets no mail. */
async function findReader(db: Db, { approval, receipt, to }: Addressed) {
  const { email, language } = receipt
  if (to === undefined) return { email, language, whose: 'buyer' as const }
  const approver = (await listApprovers(db, approval.companyId)).find(({ id }) => id === to)
  if (!approver) return undefined
  return {
    email: approver.email,
    language: approver.language ?? language,
    whose: 'approver' as const,
  }
}

/** Names the approver in the order's confirmation. */
export function approvedBlocks({ db, shop }: Pick<Mailing, 'db' | 'shop'>) {
  return async ({ orderId, language }: Receipt): Promise<readonly Block[]> => {
    const approval = await findApproval(db, orderId)
    if (approval?.state !== 'approved' || approval.decider === null) return []
    const t = shop.text(language)
    return [{ kind: 'text', text: t('approval.mail.approved', { name: approval.decider }) }]
  }
}
