import type { Language } from '../../src/model/language.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** Asks whether the address wants the newsletter; says nothing that somebody typed. */
export function newsletterTemplate(
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

/** Leads whoever asks to where the newsletter is left. */
export function unsubscribeTemplate(
  shop: ShopFacts,
  language: Language,
  url: string,
): MailTemplate {
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
