import * as v from 'valibot'
import { NEWSLETTER_PATH } from '../paths/shop-paths.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing } from '../platform/mail/mail-template.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import { CONFIRM_DAYS, findNewsletterMail } from './newsletter.ts'
import { findSubscriber } from './newsletter-queries.ts'
import { newsletterTemplate, unsubscribeTemplate } from './newsletter-template.ts'
import { restockMails } from './restock/restock-mails.ts'
import { unsubscribePath } from './unsubscribe.ts'

const newsletterSchema = v.object({ tokenHash: v.string() })

/**
 * The mails that ask an address whether it wants the newsletter, and that let it unsubscribe; and the one
 * that says that goods are back.
 */
export function newsletterMails(mailing: Mailing) {
  const { db, shop, signer, shopUrl, post } = mailing
  return {
    ...restockMails(mailing),

    async 'newsletter-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { tokenHash } = v.parse(newsletterSchema, content)
      const asked = await findNewsletterMail(db, signer, tokenHash)
      if (!asked) return
      const { email, language, token } = asked
      const prefix = prefixOf({ language, storefront: 'sport' })
      const confirmUrl = `${shopUrl()}${prefix}${NEWSLETTER_PATH}?token=${token}`
      await post(id, email, newsletterTemplate(shop, language, { confirmUrl, days: CONFIRM_DAYS }))
    },

    async 'newsletter-unsubscribe-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { tokenHash } = v.parse(newsletterSchema, content)
      const found = await findSubscriber(db, tokenHash)
      if (!found) return
      const { email, language } = found
      const url = shopUrl() + unsubscribePath(signer, { tokenHash, language })
      await post(id, email, unsubscribeTemplate(shop, language, url))
    },
  }
}
