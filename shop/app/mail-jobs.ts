import { withdrawalBlocks } from '../withdrawals/withdrawal-text.ts'
import './texts.ts'
import { mailsOfAccounts } from '../account/account-mails.ts'
import { orderInvitation } from '../account/registration/order-invitation.ts'
import { approvalMails, approvedBlocks } from '../approvals/approval-mails.ts'
import { isDemoShop } from '../demo/demo-queries.ts'
import { newsletterMails } from '../newsletter/newsletter-mails.ts'
import { restockMails } from '../newsletter/restock/restock-mails.ts'
import { orderMails } from '../orders/mail/order-mails.ts'
import { paymentMails } from '../payments/jobs/payment-mails.ts'
import { FinalFailure, type OutboxEntry, type OutboxKind } from '../platform/jobs/outbox.ts'
import { type MailPort, MailRefusal } from '../platform/mail/mail-port.ts'
import type { Mailing, MailTemplate } from '../platform/mail/mail-template.ts'
import { renderHtml } from '../platform/mail/render-html.tsx'
import { renderText } from '../platform/mail/render-text.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { quotationMails } from '../quotations/quotation-mails.ts'
import { returnMails } from '../returns/return-mails.ts'
import { mailsOfStaff } from '../staff/all-mails.ts'
import { withdrawalMails } from '../withdrawals/withdrawal-mails.ts'

type MailKind = Extract<OutboxKind, `${string}-mail`>

export type MailSources = Omit<Mailing, 'post'>

/**
 * Writes and sends the outbox's mails. `order-mail` refers to an order, `refund-mail` holds a `RefundNotice`,
 * `newsletter-mail` the hash of a token, `account-mail` an `AccountNotice`. A failure is retried; a mail that
 * has become obsolete in the meantime is not sent.
 */
export function mailJobs(
  port: MailPort,
  sources: MailSources,
): Readonly<Record<MailKind, (entry: OutboxEntry) => Promise<void>>> {
  const { db, shop } = sources

  const post: Mailing['post'] = async (id, to, written) => {
    // An erased customer gets no more mail.
    if (to === '') return
    const { subject } = written
    const template = (await isDemoShop(db)) ? withDemoNote(shop, written) : written
    try {
      await port.send({ id, to, subject, text: renderText(template), html: renderHtml(template) })
    } catch (error) {
      throw error instanceof MailRefusal ? new FinalFailure(error.message) : error
    }
  }

  const mailing: Mailing = { ...sources, post }

  return {
    ...withdrawalMails(mailing),
    ...returnMails(mailing),
    ...quotationMails(mailing),
    ...approvalMails(mailing),
    ...paymentMails(mailing),
    ...mailsOfStaff(mailing),
    ...orderMails({
      ...mailing,
      rightsOf: withdrawalBlocks,
      approvalOf: approvedBlocks(mailing),
      invitationOf: orderInvitation(mailing),
    }),
    ...newsletterMails(mailing),
    ...restockMails(mailing),
    ...mailsOfAccounts(mailing),
  }
}

function withDemoNote(shop: ShopFacts, template: MailTemplate): MailTemplate {
  const text = shop.text(template.language)('mail.demo')
  return { ...template, blocks: [{ kind: 'note', text }, ...template.blocks] }
}
