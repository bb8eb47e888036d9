import { WaitingNotice } from '../../approvals/waiting-notice.tsx'
import { listOwnOrders, type OwnOrderSummary } from '../../orders/history/own-order-queries.ts'
import { ordersOf } from '../../orders/history/read-own-order.ts'
import { type ItemLinks, readItemLinks } from '../../orders/pages/item-links.tsx'
import { OwnOrderList } from '../../orders/pages/own-order-list.tsx'
import { ACCOUNT_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { ACCOUNT_LINKS } from './account-links.ts'
import type { DrawAccountPage } from './account-page-routes.ts'
import { NoOrders } from './orders-page.tsx'

interface Options {
  readonly db: Db
  readonly now: () => number
}

/**
 * What awaits an approver; the latest order and its state, which most customers come for; links to the
 * other pages.
 */
export function drawOverview({ db, now }: Options): DrawAccountPage {
  return async ({ page, customer, request }) => {
    const orders = await listOwnOrders(db, ordersOf(request.visitor), { limit: 1, offset: 0 })
    const ids = orders.map(({ id }) => id)
    const items = await readItemLinks(db, page.language, ids)
    const { name = '', company } = page.viewer
    const who = company ? `${name}, ${company}` : name
    return {
      path: ACCOUNT_PATH,
      body: (
        <>
          <WaitingNotice page={page} />
          <p className="shop-account__who">
            {page.t('account.who', { name: who, email: customer.email })}
          </p>
          <Latest page={page} orders={orders} items={items} now={now()} />
          <Pages page={page} />
        </>
      ),
    }
  }
}

interface LatestProps {
  readonly page: PageContext
  readonly orders: readonly OwnOrderSummary[]
  readonly items: ItemLinks
  readonly now: number
}

function Latest({ page, orders, items, now }: LatestProps) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{page.t('account.latest')}</h2>
      {orders.length === 0 ? (
        <NoOrders page={page} />
      ) : (
        <OwnOrderList page={page} orders={orders} items={items} now={now} />
      )}
    </section>
  )
}

/** The other pages, each with its description. */
function Pages({ page }: { readonly page: PageContext }) {
  const isCompany = page.viewer.company !== undefined
  const links = ACCOUNT_LINKS.filter(
    ({ path, audience }) => path !== ACCOUNT_PATH && (isCompany || audience !== 'company'),
  )
  return (
    <ul className="shop-account__pages">
      {links.map(({ path, textKey, about }) => (
        <li key={path}>
          <a href={linkTo(page, path)}>{page.t(textKey)}</a>
          {about && <span>{page.t(about)}</span>}
        </li>
      ))}
    </ul>
  )
}
