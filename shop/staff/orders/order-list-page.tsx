import { ORDER_STATES, type OrderState } from '../../../src/model/order.ts'
import { withParameters } from '../../platform/pages/addresses.ts'
import { type StaffContent, type StaffContext, staffMoney } from '../page/staff-context.ts'
import { StaffPager } from '../page/staff-pager.tsx'
import { StaffRows } from '../page/staff-rows.tsx'
import { StaffSearch } from '../page/staff-search.tsx'
import type { ListedOrder, OrderFilter } from './order-list-queries.ts'

interface OrderListView {
  readonly filter: OrderFilter
  readonly orders: readonly ListedOrder[]
  readonly page: number
  readonly pageSize: number
  readonly count: number
  readonly states: Partial<Record<OrderState, number>>
}

interface ViewProps {
  readonly context: StaffContext
  readonly view: OrderListView
}

export function orderListPage(context: StaffContext, view: OrderListView): StaffContent {
  return {
    title: context.t('staff.menu.orders'),
    main: (
      <>
        <StaffSearch
          context={context}
          path="/staff"
          label={context.t('staff.orders.search')}
          value={view.filter.search}
          {...(view.filter.state && { fields: { state: view.filter.state } })}
        />
        <States context={context} view={view} />
        <OrderList context={context} orders={view.orders} />
        <StaffPager context={context} {...view} />
      </>
    ),
  }
}

function States({ context: { t, path }, view: { filter, states } }: ViewProps) {
  const link = (state: OrderState | undefined) => withParameters(path, { state, page: undefined })
  return (
    <nav className="staff-chips" aria-label={t('staff.orders.states')}>
      <a href={link(undefined)} aria-current={filter.state ? undefined : 'true'}>
        {t('staff.orders.all')}
      </a>
      {ORDER_STATES.filter((it) => it === filter.state || states[it]).map((it) => (
        <a key={it} href={link(it)} aria-current={filter.state === it ? 'true' : undefined}>
          {`${t(`staff.state.${it}`)} ${states[it] ?? 0}`}
        </a>
      ))}
    </nav>
  )
}

interface OrderListProps {
  readonly context: StaffContext
  readonly orders: readonly ListedOrder[]
}

export function OrderList({ context, orders }: OrderListProps) {
  const rows = orders.map(({ id, number, state, name, email, total, currency, createdAt }) => ({
    ...{ id, number, createdAt, colour: state, name: `${name}, ${email}` },
    path: `/staff/orders/${encodeURIComponent(id)}`,
    state: context.t(`staff.state.${state}`),
    sum: staffMoney(context, total, currency),
  }))
  return <StaffRows context={context} rows={rows} />
}
