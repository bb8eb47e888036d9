import * as v from 'valibot'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing } from '../platform/mail/mail-template.ts'
import { MAIL_SUBJECTS } from './enqueue-quotation-mail.ts'
import { quotationUrl } from './quotation-links.ts'
import type { Quotation } from './quotation-queries.ts'
import { quotationNotice, quotationTemplate } from './quotation-template.ts'
import { readQuotation, stateAt } from './read-quotation.ts'

const contentSchema = v.object({
  id: v.string(),
  about: v.picklist(MAIL_SUBJECTS),
  /** When the offer of a reminder was made. */
  answeredAt: v.optional(v.number()),
})

/** Sends each mail to its reader: the customer's decisions go only to the shop. */
export function quotationMails({ db, shop, signer, shopUrl, post, now = Date.now }: Mailing) {
  return {
    async 'quotation-mail'({ id: entryId, content }: OutboxEntry): Promise<void> {
      const { id, about, answeredAt } = v.parse(contentSchema, content)
      const whole = await readQuotation(db, id)
      if (!whole) return
      const isReminder = about === 'expiring' || about === 'expired'
      if (isReminder && !isStillTrue(whole.quotation, about, { answeredAt, now: now() })) return
      if (about === 'notice' || about === 'accepted' || about === 'declined') {
        await post(entryId, shop.contact.email, quotationNotice(shop, whole, about))
        return
      }
      const url = shopUrl() + quotationUrl(whole.quotation, signer)
      const { email } = whole.quotation
      await post(entryId, email, quotationTemplate(shop, whole, { about, url }))
    },
  }
}

/** Whether a reminder still applies: the offer may have been settled or changed since. */
function isStillTrue(
  quotation: Quotation,
  about: 'expiring' | 'expired',
  { answeredAt, now }: { readonly answeredAt: number | undefined; readonly now: number },
): boolean {
  const state = about === 'expiring' ? 'answered' : 'expired'
  return quotation.answeredAt === answeredAt && stateAt(quotation, now) === state
}
