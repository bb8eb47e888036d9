import * as v from 'valibot'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing, MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { StaffMember } from '../guard/session-queries.ts'
import { findCredentials } from './member-queries.ts'
import { LINK_HOURS, makeStaffLink } from './staff-links.ts'

const noticeSchema = v.object({ staffId: v.string(), reason: v.picklist(['invited', 'reset']) })
export type StaffMailNotice = v.InferOutput<typeof noticeSchema>

/** Mails a member a link to choose a password; its token is created only now. */
export function staffMails({ db, shop, shopUrl, now = Date.now, post }: Mailing) {
  return {
    async 'staff-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { staffId, reason } = v.parse(noticeSchema, content)
      const member = await findCredentials(db, staffId)
      // The member has been removed, or has used an earlier mail.
      if (member?.passwordHash !== '') return
      const url = shopUrl() + (await makeStaffLink(db, staffId, now()))
      await post(id, member.email, staffTemplate(shop, member, { reason, url }))
    },
  }
}

function staffTemplate(
  shop: ShopFacts,
  { language }: StaffMember,
  { reason, url }: { readonly reason: StaffMailNotice['reason']; readonly url: string },
): MailTemplate {
  const t = shop.text(language)
  return {
    language,
    subject: t(`mail.staff.${reason}.subject`),
    blocks: [
      { kind: 'text', text: t(`mail.staff.${reason}`) },
      { kind: 'link', text: t('mail.staff.link'), url },
      { kind: 'note', text: t('mail.staff.note', { hours: LINK_HOURS }) },
    ],
    sender: senderLines(shop, language),
  }
}
