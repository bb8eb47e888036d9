import * as v from 'valibot'
import { formatDay } from '../../../src/i18n/dates.ts'
import { pathOfProduct, RESTOCK_STOP_PATH } from '../../paths/shop-paths.ts'
import { isoDay } from '../../platform/dates.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing, MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import {
  findAvailable,
  findRequest,
  markWaiting,
  type RestockedArticle,
  removeRequest,
} from './restock-queries.ts'

const contentSchema = v.object({ id: v.string() })

/** The one mail that says that an article is back; the address is deleted afterwards. */
export function restockMails({ db, shop, shopUrl, post }: Mailing) {
  return {
    async 'restock-mail'({ id: mailId, content }: OutboxEntry): Promise<void> {
      const { id } = v.parse(contentSchema, content)
      const waiting = await findRequest(db, id)
      if (!waiting) return
      if (!(await findAvailable(db, waiting.articleNumber, waiting.storefront))) {
        return markWaiting(db, id)
      }
      const links = {
        product: shopUrl() + productPath(waiting),
        stop: shopUrl() + stopPath(waiting),
      }
      await post(mailId, waiting.email, restockTemplate(shop, waiting, links))
      await removeRequest(db, id)
    },
  }
}

function productPath({ slug, colourId, ...page }: RestockedArticle): string {
  return linkTo(page, pathOfProduct(slug, colourId))
}

function stopPath({ stopKey, ...page }: RestockedArticle): string {
  return linkTo(page, `${RESTOCK_STOP_PATH}?${new URLSearchParams({ key: stopKey })}`)
}

interface RestockLinks {
  readonly product: string
  readonly stop: string
}

/** Says that an article is back, and how to stop these mails. */
function restockTemplate(
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
