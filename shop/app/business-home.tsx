import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CatalogueSite } from '../catalogue/site.ts'
import { loadHome } from '../content/load-home.ts'
import { LatestOrder, readLatestOrder } from '../orders/pages/latest-order.tsx'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { PageRequest } from '../platform/pages/present.ts'
import { listPreviousArticles } from '../quick-order/article-queries.ts'
import { OwnLists } from '../quick-order/list-parts.tsx'
import { type ListReader, listReader } from '../quick-order/list-reader.ts'
import { listOrderLists } from '../quick-order/order-list-queries.ts'
import { StartQuickOrder } from '../quick-order/quick-order-page.tsx'

/** Whoever buys for a company on the professional storefront; undefined for everybody else. */
export function companyBuyer(visitor: Visitor): ListReader | undefined {
  return visitor.storefront === 'professional' ? listReader(visitor) : undefined
}

/** The first page of the professional storefront for somebody who buys for a company: what they come for. */
export async function loadBusinessHome(
  db: Db,
  { page, site }: PageRequest<CatalogueSite>,
  { visitor }: FastifyRequest,
  now: number,
): Promise<PageContent | undefined> {
  const reader = companyBuyer(visitor)
  return reader && loadHome(db, page, site, { work: await drawWork(db, page, reader, now) })
}

async function drawWork(db: Db, page: PageContext, reader: ListReader, now: number) {
  const previousArticles = await listPreviousArticles(db, reader, page.language)
  const latest = await readLatestOrder(db, page, reader.customerId)
  const lists = await listOrderLists(db, reader)
  const company = page.viewer.company ?? ''
  return (
    <div className="shop-prowork">
      <h1>{page.t('page.prohome.company', { company })}</h1>
      <StartQuickOrder page={page} view={{ key: randomUUID(), previousArticles }} />
      <div className="shop-prowork__again">
        {latest && <LatestOrder page={page} {...latest} now={now} />}
        <OwnLists page={page} lists={lists} />
      </div>
    </div>
  )
}
