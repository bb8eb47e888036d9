import * as v from 'valibot'
import type { Language } from '../../src/model/language.ts'
import { NEWSLETTER_PATH } from '../paths/shop-paths.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing, MailTemplate } from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { CONFIRM_DAYS, findNewsletterMail } from './newsletter.ts'
import { findSubscriber } from './newsletter-queries.ts'
import { unsubscribePath } from './unsubscribe.ts'

const newsletterSchema = v.object({ tokenHash: v.string() })

/** The mails that ask an address to confirm the newsletter, or to confirm leaving it. */
export function newsletterMails(mailing: Mailing) {
  const { db, shop, signer, shopUrl, post } = mailing
  return {
    async 'newsletter-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { tokenHash } = v.parse(newsletterSchema, content)
      const request = await findNewsletterMail(db, signer, tokenHash)
      if (!request) return
      const { email, language, token } = request
      const prefix = prefixOf({ language, storefront: 'sport' })
      const confirmUrl = `${shopUrl()}${prefix}${NEWSLETTER_PATH}?token=${token}`
      await post(id, email, newsletterTemplate(shop, language, { confirmUrl, days: CONFIRM_DAYS }))
    },

    async 'newsletter-unsubscribe-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { tokenHash } = v.parse(newsletterSchema, content)
      const subscriber = await findSubscriber(db, tokenHash)
      if (!subscriber) return
      const { email, language } = subscriber
      const url = shopUrl() + unsubscribePath(signer, { tokenHash, language })
      await post(id, email, unsubscribeTemplate(shop, language, url))
    },
  }
}

/** Asks the address to confirm the newsletter; contains nothing that was typed. */
function newsletterTemplate(
  shop: ShopFacts,
  language: Language,
  { confirmUrl, days }: { readonly confirmUrl: string; readonly days: number },
): MailTemplate {
  const t = shop.text(language)
  return {
    language,
    subject: t('mail.newsletter.subject'),
    blocks: [
      { kind: 'text', text: t('mail.newsletter.lead') },
      { kind: 'link', text: t('mail.newsletter.link'), url: confirmUrl },
      { kind: 'note', text: t('mail.newsletter.ignore', { days }) },
    ],
    sender: senderLines(shop, language),
  }
}

/** Links to the page for leaving the newsletter. */
function unsubscribeTemplate(shop: ShopFacts, language: Language, url: string): MailTemplate {
  const t = shop.text(language)
  return {
    language,
    subject: t('mail.unsubscribe.subject'),
    blocks: [
      { kind: 'text', text: t('mail.unsubscribe.lead') },
      { kind: 'link', text: t('mail.unsubscribe.link'), url },
      { kind: 'note', text: t('mail.unsubscribe.ignore') },
    ],
    sender: senderLines(shop, language),
  }
}
