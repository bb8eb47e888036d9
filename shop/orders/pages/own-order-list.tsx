import { formatDay } from '../../../src/i18n/dates.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import { APPROVALS_PATH, ORDERS_PATH } from '../../paths/shop-paths.ts'
import { isoDay } from '../../platform/dates.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { OwnOrderSummary } from '../history/own-order-queries.ts'
import { type ItemLink, type ItemLinks, ItemPicture } from './item-links.tsx'
import { OrderSign } from './own-order-history.tsx'

interface OwnOrderListProps {
  readonly page: PageContext
  readonly orders: readonly OwnOrderSummary[]
  readonly now: number
  readonly items: ItemLinks
}

/** The most pictures for one order; its page has the rest. */
const MAX_PICTURES = 4

/** Orders with their states; each links to its own page. */
export function OwnOrderList({ page, orders, now, items }: OwnOrderListProps) {
  return (
    <ul className="shop-orders">
      {orders.map((it) => (
        <li className="shop-orders__order" key={it.id}>
          <a className="shop-orders__link" href={linkTo(page, pathOf(it))}>
            {page.t('order.name', { number: it.number })}
          </a>
          <OrderSign page={page} order={it} />
          <span className="shop-orders__about">
            {[
              ...(it.buyer === null ? [] : [it.buyer]),
              dayOf(page, it.createdAt, now),
              page.t('order.pieces', { n: it.pieces, name: it.name }),
            ].join(' · ')}
          </span>
          <span className="shop-orders__sum">
            {formatMoney(it.total, it.currency, page.language)}
          </span>
          <Pictures items={items.get(it.id) ?? []} />
        </li>
      ))}
    </ul>
  )
}

/** A colleague's order that waits leads to the decision. */
function pathOf({ id, buyer, state }: OwnOrderSummary): string {
  return `${buyer !== null && state === 'toapprove' ? APPROVALS_PATH : ORDERS_PATH}/${id}`
}

function Pictures({ items }: { readonly items: readonly ItemLink[] }) {
  const pictured = [...new Map(items.map((it) => [it.image, it])).values()].slice(0, MAX_PICTURES)
  if (pictured.length === 0) return null
  return (
    <span className="shop-orders__goods">
      {pictured.map((it) => (
        <a key={it.image} href={it.url}>
          <ItemPicture item={it} text="alone" />
        </a>
      ))}
    </span>
  )
}

function dayOf({ language, shop }: PageContext, at: number, now: number): string {
  return formatDay(isoDay(at, shop), language, new Date(now))
}
