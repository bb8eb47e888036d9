import { formatDay } from '../../../i18n/dates.ts'
import { formatMoney } from '../../../i18n/money.ts'
import { isoDay } from '../../platform/moment.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { StateSign } from '../../platform/pages/state-sign.tsx'
import { ORDERS_PATH } from '../../platform/shop-paths.ts'
import type { OwnOrderSummary } from './own-order-queries.ts'

interface OwnOrderListProps {
  readonly page: PageContext
  readonly orders: readonly OwnOrderSummary[]
  readonly now: number
}

/** Orders with where they stand; each leads to its own page. */
export function OwnOrderList({ page, orders, now }: OwnOrderListProps) {
  return (
    <ul className="shop-orders">
      {orders.map((it) => (
        <li className="shop-orders__order" key={it.id}>
          <a className="shop-orders__link" href={linkTo(page, `${ORDERS_PATH}/${it.id}`)}>
            {page.t('order.name', { number: it.number })}
          </a>
          <StateSign state={it.state} text={page.t(`order.state.${it.state}`)} />
          <span className="shop-orders__about">
            {[
              dayOf(page, it.createdAt, now),
              page.t('order.pieces', { n: it.pieces, name: it.name }),
            ].join(' · ')}
          </span>
          <span className="shop-orders__sum">
            {formatMoney(it.total, it.currency, page.language)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function dayOf({ language, shop }: PageContext, at: number, now: number): string {
  return formatDay(isoDay(at, shop), language, new Date(now))
}
