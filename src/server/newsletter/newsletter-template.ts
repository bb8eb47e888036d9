import type { Language } from '../../model/language.ts'
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
