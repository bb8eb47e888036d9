import {
  type OwnOrder,
  readCompanyOrder,
  readOwnOrder,
} from '../../orders/history/read-own-order.ts'
import { readItemLinks } from '../../orders/pages/item-links.tsx'
import { OwnOrderBody, type OwnOrderPart } from '../../orders/pages/own-order-body.tsx'
import { ORDERS_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { DrawAccountPage } from './account-page-routes.ts'

export const ORDER_PATH = `${ORDERS_PATH}/:id`

export interface OrderPageOptions {
  readonly db: Db
  readonly now: () => number
  /** The sections that other features add to an order's page. */
  readonly partsOf: (
    page: PageContext,
    order: OwnOrder,
    now: number,
  ) => Promise<readonly OwnOrderPart[]>
  /** The sections on the page of a colleague's order. */
  readonly partsToRead: (page: PageContext, orderId: string) => Promise<readonly OwnOrderPart[]>
}

/** The page of one of the customer's orders, or of a colleague's for an approver to read. */
export function drawOrder({ db, now, partsOf, partsToRead }: OrderPageOptions): DrawAccountPage {
  return async ({ page, request }) => {
    const { id } = request.params as { readonly id: string }
    const own = await readOwnOrder(db, request.visitor, id)
    const order = own ?? (await readCompanyOrder(db, request.visitor, id))
    if (!order) return undefined
    const parts = own ? await partsOf(page, own, now()) : await partsToRead(page, id)
    const items = (await readItemLinks(db, page.language, [id])).get(id)
    return {
      path: ORDERS_PATH,
      heading: page.t('order.name', { number: order.receipt.number }),
      body: <OwnOrderBody {...{ page, order, parts, items }} use={own ? 'own' : 'read'} />,
    }
  }
}
