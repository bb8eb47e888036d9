import { formatDay } from '../../../src/i18n/dates.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { isoDay } from '../../platform/moment.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { RestockedArticle } from './restock-queries.ts'

interface RestockLinks {
  readonly product: string
  readonly stop: string
}

/** Says that an article can be had again, and how to be mailed no more. */
export function restockTemplate(
  shop: ShopFacts,
  article: RestockedArticle,
  { product, stop }: RestockLinks,
): MailTemplate {
  const { language, name, size, colourSv, colourEn, askedAt } = article
  const t = shop.text(language)
  const colour = language === 'sv' ? colourSv : colourEn
  const what = [name, colour, size && t('mail.restock.size', { size })].filter(Boolean).join(', ')
  const day = formatDay(isoDay(askedAt, shop), language)
  return {
    language,
    subject: t('mail.restock.subject', { name: what }),
    blocks: [
      { kind: 'text', text: t('mail.restock.lead', { name: what }) },
      { kind: 'link', text: t('mail.restock.link'), url: product },
      { kind: 'note', text: t('mail.restock.once', { day }) },
      { kind: 'link', text: t('mail.restock.stop'), url: stop },
    ],
    sender: senderLines(shop, language),
  }
}
