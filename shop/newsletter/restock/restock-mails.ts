import * as v from 'valibot'
import type { Db } from '../../platform/db/schema.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { pathOfProduct, RESTOCK_STOP_PATH } from '../../platform/shop-paths.ts'
import {
  findAvailable,
  findRequest,
  markWaiting,
  type RestockedArticle,
  removeRequest,
} from './restock-queries.ts'
import { restockTemplate } from './restock-template.ts'

export interface RestockMailing {
  readonly db: Db
  readonly shop: ShopFacts
  readonly shopUrl: () => string
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

const contentSchema = v.object({ id: v.string() })

/** The one mail that says that an article is back; the address is forgotten with it. */
export function restockMails({ db, shop, shopUrl, post }: RestockMailing) {
  return {
    async 'restock-mail'({ id: mailId, content }: OutboxEntry): Promise<void> {
      const { id } = v.parse(contentSchema, content)
      const found = await findRequest(db, id)
      if (!found) return
      if (!(await findAvailable(db, found.articleNumber, found.storefront))) {
        return markWaiting(db, id)
      }
      const links = { product: shopUrl() + productPath(found), stop: shopUrl() + stopPath(found) }
      await post(mailId, found.email, restockTemplate(shop, found, links))
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
