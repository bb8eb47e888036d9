import type { Db } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { listOwnOrders, type OwnOrderSummary } from '../history/own-order-queries.ts'
import { mayReorder, Reorder } from '../reorder/reorder-button.tsx'
import { type ItemLinks, readItemLinks } from './item-links.tsx'
import { OwnOrderList } from './own-order-list.tsx'

interface LatestOrderProps {
  readonly page: PageContext
  readonly now: number
  readonly order: OwnOrderSummary
  readonly items: ItemLinks
}

/** What a customer ordered last; undefined before that. */
export async function readLatestOrder(
  db: Db,
  { language }: PageContext,
  customerId: string,
): Promise<Pick<LatestOrderProps, 'order' | 'items'> | undefined> {
  const [order] = await listOwnOrders(db, { customerId }, { limit: 1, offset: 0 })
  return order && { order, items: await readItemLinks(db, language, [order.id]) }
}

/** The latest order, and the button that puts all of it in the cart again. */
export function LatestOrder({ page, order, items, now }: LatestOrderProps) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{page.t('account.latest')}</h2>
      <OwnOrderList page={page} orders={[order]} items={items} now={now} />
      {mayReorder(order.state) && <Reorder page={page} orderId={order.id} />}
    </section>
  )
}
