import { ButtonLink } from '../../../src/ui/button.tsx'
import { countOwnOrders, listOwnOrders } from '../../orders/history/own-order-queries.ts'
import { ORDERS_PER_PAGE } from '../../orders/history/own-order-routes.ts'
import { ordersOf } from '../../orders/history/read-own-order.ts'
import { readItemLinks } from '../../orders/pages/item-links.tsx'
import { OwnOrderList } from '../../orders/pages/own-order-list.tsx'
import { ORDERS_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { Pager } from '../../platform/pages/pager.tsx'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import type { DrawAccountPage } from './account-page-routes.ts'

interface Options {
  readonly db: Db
  readonly now: () => number
}

/** Lists all orders that a customer may read; a page number past the end shows the last page. */
export function drawOrders({ db, now }: Options): DrawAccountPage {
  return async ({ page, request }) => {
    const whose = ordersOf(request.visitor)
    const total = await countOwnOrders(db, whose)
    const last = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE))
    const number = Math.min(readPageNumber(request), last)
    const offset = (number - 1) * ORDERS_PER_PAGE
    const orders = await listOwnOrders(db, whose, { limit: ORDERS_PER_PAGE, offset })
    const ids = orders.map(({ id }) => id)
    const items = await readItemLinks(db, page.language, ids)
    const options = { page: number, perPage: ORDERS_PER_PAGE }
    return {
      path: ORDERS_PATH,
      body:
        total === 0 ? (
          <NoOrders page={page} />
        ) : (
          <>
            <OwnOrderList page={page} orders={orders} items={items} now={now()} />
            <Pager page={page} options={options} total={total} />
          </>
        ),
    }
  }
}

export function NoOrders({ page }: { readonly page: PageContext }) {
  return (
    <>
      <p>{page.t('account.orders.none')}</p>
      <p>
        <ButtonLink look="primary" href={linkTo(page, '/')}>
          {page.t('cart.continue')}
        </ButtonLink>
      </p>
    </>
  )
}
